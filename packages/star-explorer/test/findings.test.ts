// Findings about positions of Star Explorer that a person set up, in both languages.
import { findingText, inspectPosition, type Locale } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { starExplorer } from '../src/index.ts';
import { starExplorerText } from '../src/text/index.ts';

/** The example of NOTATION.md: the second round of a game of two, as A sees it. */
const LINE =
  'B 8.7 | RBWYRBY RY R W crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7 crb:_ | YYBYWWB YB Y B cra:f10-g11-h11-i10-j9-j8-j7-i7 ori:?';

function told(line: string, locale: Locale = 'en'): readonly string[] {
  return inspectPosition(starExplorer, line).findings.map(
    (finding) =>
      `${finding.weight}: ${findingText(starExplorerText, finding, { locale, names: ['Léa', 'Tycho'] })}`,
  );
}

describe('a position that somebody set up', () => {
  it('has nothing to be said of it when a game leads there', () => {
    expect(told(LINE)).toEqual([]);
  });

  it('is told of every fault of every board', () => {
    expect(told('_ _ | WYBRRBY RB Y _ | WBWYWWR RB W _')).toEqual([
      'impossible: Two players have the starting tile RB, and there is one of it.',
      'impossible: 2 tiles of 5 stars have a white back, and the box holds 1.',
      'impossible: Léa’s starting tile has no yellow side.',
      'impossible: Tycho’s starting tile has no white side.',
    ]);
    expect(told('_ _ | WYBRRBY RB Y _', 'fr')).toEqual([
      'impossible: La tuile de départ de Léa n’a pas de côté jaune.',
    ]);
  });

  it('names the rule that a drawing breaks', () => {
    const [found, ...more] = told(LINE.replace('crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7', 'crt:g10-g9-g8-g7-g6'));
    expect(found).toMatch(/^impossible: Léa’s Crater in round I cannot be drawn like this\. \S/);
    expect(more).toEqual([]);
    expect(told(LINE.replace('h6-g7', 'h6-g6'), 'fr')[0]).toContain(
      'Crater ne peut pas être dessiné ainsi par Léa',
    );
  });

  it('is told of every word that cannot be read', () => {
    expect(told('X 4 | Q RY R W | YYBYWWB ZZ Y B')).toHaveLength(4);
    expect(told(LINE.replace('crb:_', 'xyz:_'), 'fr')).toEqual([
      'impossible: La tuile « xyz » n’existe pas.',
    ]);
  });

  it('may be unusual and is played on: the token is with another seat than the scores say (END-3)', () => {
    const line = LINE.replace('B 8.7', 'A 8.7');
    expect(told(line)).toEqual([
      'unusual: Léa holds the token; in a game the lowest score of round I would have given it to Tycho.',
    ]);
    expect(inspectPosition(starExplorer, line).position).toBeDefined();
  });
});
