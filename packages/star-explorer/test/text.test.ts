// What the game says, in both languages.
import { type Frame, LOCALES } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { starExplorerText as text } from '@planisphere/star-explorer/text';
import { walk } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { after, at, CROSSED, event, ruleAgainst, SECOND, THIRD } from './positions.ts';
import { setups } from './setups.ts';

const frame = (change: Partial<Frame> = {}): Frame => ({
  locale: 'en',
  viewer: 0,
  names: ['Ada', 'Bo', 'Cy', 'Di'],
  paint: (words) => words,
  width: 80,
  ...change,
});

describe('text', () => {
  it.each(setups)('has words for every position and event of a game: $name', (setup) => {
    for (const locale of LOCALES) {
      walk(setup, 3, ({ course, next }) => {
        for (const viewer of [0, 'table'] as const) {
          const view = starExplorer.view(course.state, viewer);
          const width = 48 + 12 * (course.events.length % 8);
          const shown = frame({ locale, viewer, width });
          const result = text.result(view, shown);
          const lines = [...text.table(view, shown), ...result];
          expect(Math.max(0, ...result.slice(0, -1).map((line) => line.length))).toBeLessThanOrEqual(width);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
          expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(Math.max(width, 84));
          if (next !== undefined)
            expect(text.tell(starExplorer.redact(course.state, next, viewer), view, shown)).toMatch(
              /\S.*[.)]$/,
            );
        }
        const own = starExplorer.view(course.state, 0);
        expect(text.prompt(own, 0, frame({ locale }))).not.toBe('');
      });
    }
  });

  it('draws the disc: glyphs, covered stars, lines, rounds', () => {
    const lines = text.table(at(THIRD), frame());
    expect(lines.slice(2, 25).map((line) => line.slice(0, 48).trimEnd())).toMatchInlineSnapshot(`
      [
        "11              ▫⁺  ▫   ⋄  ┊⋄   ◦⁺",
        "                           ┊",
        "10      ▵⁺  ▫   ⋄   ▲¹──○¹──▲¹  ■   ○   ◆⁺",
        "                      ╲ │ ┊ │",
        " 9      ▵   ⋄   ◦   ▵   ○¹──○¹  ▲   ■   ◆",
        "                          ┊",
        " 8  ▫⁺  ▵   ◦   ⋄   ▵   ▫┊  ◆   ▲   ◆   ○   ▲⁺",
        "                         ┊",
        " 7  ▫   ⋄   ▫   ◦   ▵   ■┊  ▲   ◆   ○²  ■   ○",
        "                        ┊         ╱",
        " 6  ⋄   ◦   ⋄   ▫   ◦   ✶   ○   ▲²  ■   ◆   ■",
        "                        ┊       │",
        " 5  ◦   ▵   ⋄   ▫   ◆  ┊◆   ■   ○²  ◆   ▲   ○²",
        "                       ┊      ╱   ╲       ╱",
        " 4  ▫⁺  ⋄   ▵   ◦   ○  ┊▲   ▲²  ■   ▲²──■²  ◆⁺",
        "                      ┊       ╲   ╱",
        " 3      ▫   ⋄   ▲   ■ ┊ ■   ◆   ○²  ■   ▲",
        "                      ┊",
        " 2      ▵⁺  ○   ■   ○┊  ◆   ■   ◆   ○   ◆⁺",
        "                     ┊",
        " 1              ○⁺  ▲┊  ▲   ▲   ○⁺",
        "",
        "    a   b   c   d   e   f   g   h   i   j   k",
      ]
    `);
  });

  it('shows the kinds without colour and paints them with it', () => {
    const painted = text
      .table(at(THIRD), frame({ paint: (words, tone) => `<${tone}>${words}</>` }))
      .join('\n');
    for (const tone of ['red', 'white', 'yellow', 'blue', 'dim', 'strong'])
      expect(painted).toContain(`<${tone}>`);
  });

  it.each([40, 60, 80, 120])('fits %i columns', (width) => {
    const lines = text.table(at(SECOND), frame({ width })).slice(0, -2);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
  });

  it.each([
    ['_ _ | WYBRRBY RB _ _', 'Rouge', 'side red'],
    ['_ _ | WYBRRBY RB _ _', 'side  blue', 'side blue'],
    ['_ _ | WYBRRBY RB _ _', 'b', 'side blue'],
    ['_ 5 | WYBRRBY RB R _ cep:none', '7', 'size 7'],
    ['_ 5 | WYBRRBY RB R _ cep:none', 'taille 10', 'size 10'],
    ['_ 5.7 | WYBRRBY RB R _ cep:none', 'bleu', 'seven blue'],
    [THIRD, 'rien', 'draw III none'],
    [THIRD, 'Nothing', 'draw III none'],
    [THIRD, 'J6-k7 k7-k8', 'draw III j6-k7,k7-k8'],
    [THIRD, 'draw III j6-k7-k8', 'draw III j6-k7-k8'],
    [THIRD, 'at d3', 'draw III d3-e4-f4-g3-h2-i2'],
    [THIRD, 'en d3 sans 6', 'draw III d3-e4-f4-g3-h2'],
    [THIRD, 'at h8 turn 3 without 5 6', 'draw III h8-i7-i6-h5'],
  ])('in %s understands %s', (position, typed, words) => {
    expect(text.expand(typed, at(position), 0)).toBe(words);
  });

  it('expands best to a legal drawing that no other beats', () => {
    const words = text.expand('best', at(CROSSED), 0);
    expect(ruleAgainst(at(CROSSED), `A ${words}`)).toBeUndefined();
    expect(text.expand('meilleur', at(CROSSED), 0)).toBe(words);
  });

  it('asks, and says who is awaited', () => {
    const two = at('A 8 | WYBRRBY RB R _ crt:_ | RBWYWWR WY W _ gem:_');
    expect(text.prompt(two, 0, frame())).toBe('Round I: draw Crater.');
    const drawn = after(two, 'A draw I none');
    expect(text.prompt(drawn, 0, frame({ locale: 'fr' }))).toBe(
      'C’est noté ; vous pouvez encore changer. On attend Bo.',
    );
    expect(text.commands(two, 0, frame())).toHaveLength(4);
    expect(text.tell(event('A draw I none'), drawn, frame())).toBe('You draw nothing. (replaced)');
    expect(text.tell(event('A draw I none'), drawn, frame({ viewer: 1 }))).toBe(
      'Ada draws nothing. (replaced)',
    );
    expect(text.tell(event('B draw I ?'), drawn, frame({ locale: 'fr' }))).toBe('Bo a dessiné (tour I).');
  });

  it('tells a drawing by its name, its stars and what it brings', () => {
    const whole = event('A draw III d3-e4-f4-g3-h2-i2');
    const part = event('A draw III d3-e4-f4-g3-h2');
    expect(text.tell(whole, at(THIRD), frame())).toMatch(/^You draw \w+: all 6 stars, \d+ points?\.$/);
    expect(text.tell(part, at(THIRD), frame({ viewer: 1 }))).toMatch(/^Ada draws \w+: 5 of 6 stars, /);
    expect(text.tell(part, at(THIRD), frame({ locale: 'fr' }))).toMatch(
      /^Vous dessinez \w+ : 5 étoiles sur 6, \d+ points?\.$/,
    );
  });

  it('tells about a tile', () => {
    expect(text.about('Orion', 'fr')?.[0]).toBe('Orion (ori), taille 7, ■ bleu');
    expect(text.about('nothing', 'en')).toBeUndefined();
  });
});
