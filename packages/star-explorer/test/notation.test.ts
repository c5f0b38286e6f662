// Notation: canonical, strict, and with a message for every fault.
import { readFileSync } from 'node:fs';
import { starExplorer } from '@planisphere/star-explorer';
import { walk } from '@planisphere/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDrawing, parseDrawing } from '../src/notation/trails.ts';
import { at, event, SECOND, THIRD } from './positions.ts';
import { setups } from './setups.ts';

const { notation } = starExplorer;

describe('drawings', () => {
  it.each([
    ['e7-f8', 'f8-e7'],
    ['f8-e7,f8-g8,f8-f9', 'f9-f8-e7,g8-f8'],
    ['e7-f8-f7-e7', 'e7-f7-f8-e7'],
    ['none', 'none'],
  ])('reads %s and writes it in one way only', (words, same) => {
    const [one, other] = [parseDrawing(words), parseDrawing(same)];
    if (!one.ok || !other.ok) throw new Error('does not parse');
    expect(one.value).toEqual(other.value);
    expect(parseDrawing(makeDrawing(one.value))).toEqual(one);
  });

  it.each([
    ['unknown-star', 'e7-z9', 'z9'],
    ['unknown-star', 'e7-a11', 'a11'],
    ['no-line', 'e7-g7', 'e7-g7'],
    ['no-line', 'e7-e7', 'e7-e7'],
    ['line-twice', 'e7-f7-e7', 'f7-e7'],
    ['lone-star', 'e7', 'e7'],
    ['lone-star', '', ''],
  ])('answers %s for %s at %s', (code, words, place) => {
    const parsed = parseDrawing(words);
    expect(parsed).toMatchObject({ ok: false, fault: { code, at: place } });
  });
});

describe('events', () => {
  it.each([
    'chance back A 7 red',
    'chance start B WY',
    'chance first C',
    'chance pick 10 yellow',
    'chance tile D ori',
    'A side red',
    'A side ?',
    'B size 7',
    'C seven blue',
    'C seven ?',
    'D draw III f8-e7',
    'D draw VI none',
    'D draw VI ?',
  ])('reads and writes %s', (words) => {
    expect(notation.makeEvent(event(words))).toBe(words);
  });

  it.each([
    ['unknown-actor', 'E size 7'],
    ['unknown-action', 'A take 7'],
    ['unknown-action', 'A toString 7'],
    ['words-of-seat', 'A size'],
    ['words-of-seat', 'A size 7 '],
    ['unknown-size', 'A size 07'],
    ['unknown-size', 'A size 11'],
    ['bad-kind', 'A side green'],
    ['unknown-round', 'A draw VII none'],
    ['unknown-star', 'A draw I a1-a2'],
    ['unknown-chance', 'chance rain'],
    ['words-of-chance', 'chance tile ori'],
    ['unknown-tile', 'chance tile A xyz'],
    ['unknown-start', 'chance start A RR'],
    ['bad-seat', 'chance first X'],
    ['too-long', `A draw I ${'e7-f8,'.repeat(200)}`],
  ])('answers %s for %s', (code, words) => {
    expect(notation.parseEvent(words)).toMatchObject({ ok: false, fault: { code } });
  });

  it('survive any words', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'A',
        'B',
        'chance',
        'draw',
        'size',
        'side',
        'seven',
        'I',
        'VI',
        '?',
        'none',
        'tile',
        'back',
        'pick',
      ),
      fc.constantFrom(
        'red',
        'ori',
        '7',
        '10',
        'e7-f8',
        'e7-f8,f8-g8',
        'e7',
        'first',
        'start',
        'RW',
        '__proto__',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const parsed = notation.parseEvent(words.join(' '));
        if (parsed.ok) expect(notation.parseEvent(notation.makeEvent(parsed.value))).toEqual(parsed);
        else expect(parsed.fault.code).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('positions', () => {
  it('reads the example of NOTATION.md', () => {
    const page = readFileSync(new URL('../NOTATION.md', import.meta.url), 'utf8');
    const example = page.split('\n').find((line) => /^B 8\.7 \| /.test(line)) ?? '';
    expect(notation.make(at(example))).toBe(example);
    expect(example).toContain(':?');
  });

  it.each([
    ['wrong-players', '_ _'],
    ['wrong-players', '_ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _ | _ _ _ _'],
    ['wrong-words', '_ _ _ | _ _ _ _'],
    ['unknown-seat', 'X _ | _ _ _ _'],
    ['wrong-first', 'A _ | _ _ _ _'],
    ['wrong-first', 'C _ | _ _ _ _ | _ _ _ _'],
    ['unknown-size', '_ 4 | _ _ _ _'],
    ['SIZE-1', '_ 5.5 | WYBRRBY RB R _'],
    ['unknown-kind', '_ _ | XY _ _ _'],
    ['wrong-pile', '_ _ | WYBRRBYY _ _ _'],
    ['unknown-start', '_ _ | WYBRRBY RR _ _'],
    ['start-twice', '_ _ | WYBRRBY RB _ _ | RBWYWWR RB _ _'],
    ['too-many', '_ _ | WYBRRBY _ _ _ | WBWYWWR _ _ _'],
    ['SET-3', '_ _ | WYBRRBY RB Y _'],
    ['out-of-step', '_ _ | WYBRRB RB _ _'],
    ['out-of-step', '_ 5.6 | WYBRRBY RB R _ cep:_'],
    ['out-of-step', 'A 5 | WYBRRBY RB R _ cep:none | RBWYWWR WY W _'],
    ['hidden', '_ 5 | WYBRRBY RB ? _'],
    ['hidden', SECOND.replace('cep:f10-e10-f9-f10-g10-g9-f9', 'cep:?')],
    ['SIZE-2', '_ 5 | WYBRRBY RB R R cep:_'],
    ['seven-unknown', '_ 7.5 | WYBRRBY RB R _ ori:none cep:_'],
    ['wrong-tile', '_ 5 | WYBRRBY RB R _ cas:_'],
    ['unknown-tile', '_ 5 | WYBRRBY RB R _ xyz:_'],
    ['gap', '_ 5.6 | WYBRRBY RB R _ cep:_ hor:_'],
    ['DRAW-6', THIRD.replace('hor:_', 'hor:j3-j4')],
    ['DRAW-2', THIRD.replace('hor:_', 'hor:h8-h9-h10')],
    ['too-long', '_'.repeat(5000)],
  ])('answers %s for %s', (code, text) => {
    expect(notation.parse(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it('names the seat at fault', () => {
    const parsed = notation.parse('_ _ | WYBRRBY RB _ _ | RBWYWWR WY X _');
    expect(parsed).toMatchObject({ ok: false, fault: { at: 'B: X' } });
  });

  it('survive a letter more, less or other', () => {
    const texts: string[] = [];
    for (const setup of setups) walk(setup, 5, ({ course }) => texts.push(notation.make(course.state)));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', '_', '?', '|', ' ', 'A', '7', '-', ',', ':', 'R'),
        (which, where, put) => {
          const text = texts[which % texts.length] as string;
          const place = where % text.length;
          const parsed = notation.parse(text.slice(0, place) + put + text.slice(place + 1));
          if (parsed.ok) expect(notation.parse(notation.make(parsed.value))).toEqual(parsed);
          else expect(parsed.fault.code).not.toBe('');
          // What can be read can be played on.
          if (parsed.ok) starExplorer.awaiting(parsed.value);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
