// Findings about positions of Stellarion that a person set up, in both languages.
import { findingText, inspectPosition, type Locale } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { stellarionText } from '../src/text/index.ts';
import { lineOf, make, read } from './at.ts';

const LINE = make(read(lineOf({})));

function told(line: string, locale: Locale = 'en'): readonly string[] {
  return inspectPosition(stellarion, line).findings.map(
    (finding) =>
      `${finding.weight}: ${findingText(stellarionText, finding, { locale, names: ['Léa', 'Tycho'] })}`,
  );
}

describe('a position that somebody set up', () => {
  it('has nothing to be said of it when a game leads there', () => {
    expect(told(LINE)).toEqual([]);
  });

  it('is told of every card that is there too often or not at all', () => {
    const line = LINE.replace('^Sa(Sa', '^Sa(SaSa').replace('^Nb(SbSb', '^Nb(Sb');
    expect(told(line)).toEqual([
      'impossible: Alpha ship: 3 cards of the Alpha deck are here, and the box holds 2.',
      'impossible: Beta ship: the Beta deck has 2 of them, and only 1 is here. Put the rest into the deck, its discard or the Outpost.',
    ]);
    expect(told(LINE.replace('^Sa(Sa', '^Sa(SaSa'), 'fr')).toEqual([
      'impossible: Vaisseau Alpha : le paquet Alpha en a 3 ici, et la boîte n’en contient que 2.',
    ]);
  });

  it('is told of every word that cannot be read', () => {
    expect(told(LINE.replace('*0', '*7').replace('aabbggdd', 'xyz'))).toHaveLength(2);
    expect(told(LINE.replace('*0', '*7'), 'fr')).toEqual([
      'impossible: On attend de *0 à *6 étoiles filantes.',
    ]);
  });

  it('is told which deck shows nothing, and which galaxy has too many voyages', () => {
    expect(told(LINE.replace('^Sa(', 'Sa('))).toEqual([
      'impossible: The Alpha deck shows no card. In a turn every deck that has cards shows its top card.',
    ]);
    expect(told(LINE.replace('aabbggdd', 'aaaaaabbgg'))).not.toEqual([]);
    expect(told(LINE.replace('aabbggdd', 'aaabbggd'))).toEqual([
      'impossible: Delta has two voyages, and two advanced ones at the most.',
    ]);
  });

  it('may be unusual and is played on', () => {
    const line = LINE.replace('*0', '*5');
    expect(told(line)).toEqual(['unusual: 5 shooting stars: a table begins with 4 at the most.']);
    expect(inspectPosition(stellarion, line).position).toBeDefined();
  });
});
