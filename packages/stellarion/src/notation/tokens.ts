// Voyages, victory piles, theories and the sun, read from their words; undefined for what cannot be read.
import { EVERY_TYPE, type Galaxy, type Type } from '../rules/cards.ts';
import type { Table } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import { withVoyage } from '../rules/voyages.ts';
import { parseGalaxies, parseType } from './words.ts';

/** Two voyages and two advanced ones. */
const MOST_PER_GALAXY = 4;

export function parseVoyages(text: string, table: Table): Pick<Position, 'voyages' | 'columns'> | undefined {
  const parts = text.split('|').map(parseGalaxies);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const wanted = table.mirrors ? parts.length === 2 || parts.length === 3 : parts.length === 1;
  const voyages = countsOf(parts.flat());
  if (!wanted || voyages === undefined) return undefined;
  return { voyages, columns: table.mirrors ? parts.slice(0, 2) : [] };
}

function countsOf(galaxies: readonly Galaxy[]): number | undefined {
  const tooMany = galaxies.some(
    (galaxy) => galaxies.filter((other) => other === galaxy).length > MOST_PER_GALAXY,
  );
  return tooMany ? undefined : galaxies.reduce(withVoyage, 0);
}

export function parseWon(text: string, table: Table): readonly number[] | undefined {
  const piles = text.split('/').map((word) => {
    const galaxies = parseGalaxies(word);
    return galaxies === undefined ? undefined : countsOf(galaxies);
  });
  return piles.length === table.players && piles.every((pile) => pile !== undefined) ? piles : undefined;
}

export function parseTheories(
  text: string,
  table: Table,
): Pick<Position, 'theories' | 'theory' | 'discovery'> | undefined {
  if (!table.theories)
    return text === '-' ? { theories: 0, theory: undefined, discovery: undefined } : undefined;
  const match = /^([SNTP?-]):([SNTP]{1,4}|-):([SNTP?])$/.exec(text);
  if (match === null) return undefined;
  const [, faceUp = '', under = '', found = ''] = match;
  const theory = parseType(faceUp);
  const types = [theory, ...[...under].map(parseType)].filter((type) => type !== undefined);
  return { theories: maskOf(types), theory, discovery: parseType(found) };
}

function maskOf(types: readonly Type[]): number {
  return EVERY_TYPE.reduce<number>((mask, type) => (types.includes(type) ? mask | (1 << type) : mask), 0);
}

export function parseSun(
  text: string,
  table: Table,
): Pick<Position, 'sun' | 'meteors' | 'collected'> | undefined {
  if (!table.sun) return text === '-' ? { sun: 0, meteors: 0, collected: 0 } : undefined;
  const match = /^(\d{1,2}):(-|\d{1,2}(?:,\d{1,2})*):([0-4])$/.exec(text);
  if (match === null) return undefined;
  const [, sun = '', spaces = '', collected = ''] = match;
  const places =
    spaces === '-' ? [] : spaces.split(',').map((space) => table.track.meteors.indexOf(Number(space)));
  if (places.includes(-1) || Number(sun) > table.track.last) return undefined;
  return {
    sun: Number(sun),
    meteors: places.reduce((mask, place) => mask | (1 << place), 0),
    collected: Number(collected),
  };
}
