// Notation: the parser is strict and never throws, whatever the input.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { lineOf, make, read } from './at.ts';

const { parse, parseEvent, makeEvent } = stellarion.notation;
const LINE = make(read(lineOf({})));

function faultOf(line: string): readonly [string, string] | undefined {
  const parsed = parse(line);
  return parsed.ok ? undefined : [parsed.fault.code, parsed.fault.at];
}

describe('positions', () => {
  it('have one form', () => {
    expect(LINE).toBe(
      'solo A turn ^Sa(SaNaNaTaTaPaPa)/^Nb(SbSbNbTbTbPbPb)/^Tg(SgSgNgNgTgPgPg)/^Pd(SdSdNdNdTdTdPd)' +
        '/^Sb(SaSaSbSgSgSdSd)/^Nd(NaNaNbNbNgNgNd)/^Ta(TaTbTbTgTgTdTd)/^Pb(PaPaPbPgPgPdPd)' +
        ' -/-/-/-/-/-/-/- - aabbggdd - *0 - - -',
    );
    expect(make(read(LINE))).toBe(LINE);
  });

  const swap = (from: string, to: string): string => LINE.replace(from, to);
  it.each([
    ['', 'wrong-length', ''],
    ['solo', 'wrong-length', ''],
    [swap('solo', 'trio'), 'bad-table', 'table'],
    [swap('solo', 'solo+sun+black-holes'), 'bad-table', 'table'],
    [swap('solo', 'solo:hard'), 'bad-table', 'table'],
    [swap(' A ', ' B '), 'bad-turn', 'turn'],
    [swap(' turn ', ' dance '), 'unknown-stage', 'stage'],
    [swap(' turn ', ' turn:left=9 '), 'bad-stage', 'stage'],
    [swap(' turn ', ' over:draw '), 'unknown-ending', 'stage'],
    [swap(' turn ', ' effect:power=ship '), 'impossible-stage', 'stage'],
    [swap(' turn ', ' reveal:deck=alpha '), 'impossible-stage', 'stage'],
    [swap('^Sa(', '^Sb('), 'bad-decks', 'decks'],
    [swap('^Sa(Sa', '^Sa('), 'card-missing', 'decks'],
    [swap('^Sa(Sa', '^Sa(SaSa'), 'card-too-many', 'decks'],
    [swap('^Sa(SaNa', '^Sa(NaSa'), 'not-canonical', 'decks'],
    [swap(' -/-', ' Xy/-'), 'bad-discards', 'discards'],
    [swap('- aabb', 'Sa.beta aabb'), 'bad-outpost', 'outpost'],
    [swap('aabbggdd', 'aabbggd'), 'voyages-count', 'voyages'],
    [swap('aabbggdd', 'aaabbggd'), 'voyages-galaxy', 'voyages'],
    [swap('aabbggdd', 'abxd'), 'bad-voyages', 'voyages'],
    [swap('aabbggdd -', 'aabbggdd a/b'), 'bad-piles', 'piles'],
    [swap('*0', '*7'), 'bad-stars', 'stars'],
    [swap('*0 -', '*0 S:N:T'), 'bad-theories', 'theories'],
    [swap('*0 - -', '*0 - 3:5:1'), 'bad-sun', 'sun'],
    [`${LINE.slice(0, -1)}x`, 'bad-past', 'past'],
    ['x'.repeat(1_000_001), 'too-long', ''],
  ])('refuse %s', (line, code, place) => {
    expect(faultOf(line)).toEqual([code, place]);
  });

  it('never throw, whatever is changed in them', () => {
    const letters = [
      ...'^*()/|:;,.~- ABSNTPabgdBHMI0123456789=',
      'effect',
      'place',
      'over',
      'begun',
      'left=2',
      'sun',
      'duo',
      'mirrors',
    ];
    fc.assert(
      fc.property(fc.nat(LINE.length), fc.nat(6), fc.constantFrom(...letters), (at, cut, put) => {
        const line = LINE.slice(0, at) + put + LINE.slice(at + cut);
        const parsed = parse(line);
        if (parsed.ok && !line.includes('*(') && !/[a-z]\*|\*\/|\^\*/.test(line))
          expect(make(parsed.value)).toBe(line);
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(parse(text).ok).toBe(false);
      }),
    );
  });

  it('that can be read can be played', () => {
    fc.assert(
      fc.property(
        fc.nat(LINE.length),
        fc.nat(3),
        fc.constantFrom(...'^()/-abgdSNTP*0123'),
        (at, cut, put) => {
          const parsed = parse(LINE.slice(0, at) + put + LINE.slice(at + cut));
          if (!parsed.ok) return;
          const awaiting = stellarion.awaiting(parsed.value);
          if (awaiting.kind !== 'seats') return;
          for (const action of stellarion.legal(parsed.value, awaiting.seats[0]!)) {
            stellarion.apply(parsed.value, { by: awaiting.seats[0]!, action });
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('events', () => {
  it.each([
    'A launch alpha alpha nebula outpost star',
    'B launch delta right delta nebula stars planet',
    'A coordinate alpha ship',
    'A coordinate planet Pa',
    'A coordinate Sa Sb',
    'A waive',
    'A waive 8',
    'A done',
    'A prove',
    'A return alpha Sa',
    'A search gamma BH',
    'A recover nebula Na',
    'A recover nebula Na Nb',
    'A scan stars',
    'A place top Sa bottom Na',
    'A place top Sa Na',
    'A place bottom Na Sa',
    'A station alpha',
    'A station alpha planet',
    'A cross alpha beta ship planet',
    'A take gamma',
    'B take left for A',
    'A spend right',
    'chance alpha Sa',
    'chance stars Ta Td',
    'chance gamma BH MI',
    'chance voyage delta',
    'chance left beta',
    'chance theory nebula',
    'chance discovery planet',
  ])('%s', (text) => {
    const parsed = parseEvent(text);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(makeEvent(parsed.value)).toBe(text);
  });

  it.each([
    ['', 'unknown-actor', ''],
    ['C waive', 'unknown-actor', 'C'],
    ['A', 'unknown-verb', ''],
    ['A jump', 'unknown-verb', 'jump'],
    ['A constructor', 'unknown-verb', 'constructor'],
    ['A launch', 'bad-words', 'launch'],
    ['A launch alpha beta nebula stars planet', 'bad-words', 'launch'],
    ['A coordinate ship alpha', 'bad-words', 'coordinate'],
    ['A coordinate alpha alpha', 'bad-words', 'coordinate'],
    ['A coordinate alpha BH', 'bad-words', 'coordinate'],
    ['A waive 0', 'bad-words', 'waive'],
    ['A waive 9', 'bad-words', 'waive'],
    ['A search alpha Sb', 'bad-words', 'search'],
    ['A station planet alpha', 'bad-words', 'station'],
    ['A cross alpha beta gamma', 'bad-words', 'cross'],
    ['A take alpha for A', 'bad-words', 'take'],
    ['chance', 'bad-words', 'chance'],
    ['chance alpha Sb', 'bad-words', 'chance.alpha'],
    ['chance alpha Na Sa', 'bad-words', 'chance.alpha'],
    ['chance voyage', 'bad-words', 'chance.voyage'],
    [`A ${'x'.repeat(300)}`, 'too-long', ''],
  ])('refuse %s', (text, code, place) => {
    const parsed = parseEvent(text);
    expect(parsed.ok ? undefined : [parsed.fault.code, parsed.fault.at]).toEqual([code, place]);
  });

  it('never throw, and have one form each', () => {
    const words = [
      'A',
      'B',
      'chance',
      'launch',
      'coordinate',
      'search',
      'recover',
      'place',
      'take',
      'cross',
      'alpha',
      'ship',
      'planet',
      'stars',
      'Sa',
      'Pa',
      'BH',
      'top',
      'bottom',
      'left',
      'for',
      'star',
      'outpost',
      '3',
      '__proto__',
      'toString',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 7 }), (list) => {
        const text = list.join(' ');
        const parsed = parseEvent(text);
        if (parsed.ok) expect(makeEvent(parsed.value)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });
});
