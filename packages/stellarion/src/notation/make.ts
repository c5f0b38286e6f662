// A position as one line of twelve words; NOTATION.md describes them one by one.
import { makeSeat } from '@planisphere/core';
import { EVERY_TYPE } from '../rules/cards.ts';
import { expansionsOf, type Table } from '../rules/options.ts';
import type { Position, Snapshot } from '../rules/position.ts';
import { galaxiesOf } from '../rules/voyages.ts';
import { makeDecks, makeDiscards, makeOutpost } from './decks.ts';
import { makeStage } from './stage.ts';
import { makeGalaxies, makeType } from './words.ts';

export function make(position: Position): string {
  return [
    makeTable(position.table),
    makeSeat(position.turn),
    makeStage(position),
    makeDecks(position.decks, position.up),
    makeDiscards(position.discards),
    makeOutpost(position),
    makeVoyages(position),
    position.won.map((pile) => makeGalaxies(galaxiesOf(pile))).join('/'),
    `*${position.stars}`,
    makeTheories(position),
    makeSun(position),
    position.past.map(makeSnapshot).join(';') || '-',
  ].join(' ');
}

function makeTable(table: Table): string {
  const players = table.players === 1 ? 'solo' : 'duo';
  const track = table.trackName === 'standard' ? '' : `:${table.trackName}`;
  return `${[players, ...expansionsOf(table)].join('+')}${track}`;
}

/** With mirrors the columns, the uncovered voyage first; then those not laid yet. */
function makeVoyages({ table, voyages, columns }: Position): string {
  if (!table.mirrors) return makeGalaxies(galaxiesOf(voyages));
  let unlaid = voyages;
  for (const galaxy of columns.flat()) unlaid -= 1 << (4 * galaxy);
  const parts = columns.map(makeGalaxies);
  if (unlaid > 0) parts.push(makeGalaxies(galaxiesOf(unlaid)));
  return parts.join('|');
}

/** The open theory, those under it, the discovery. */
function makeTheories({ table, theories, theory, discovery }: Position): string {
  if (!table.theories) return '-';
  const under = EVERY_TYPE.filter((type) => (theories >> type) & 1 && type !== theory);
  const faceUp = theories === 0 ? '-' : makeType(theory);
  return `${faceUp}:${under.map(makeType).join('') || '-'}:${makeType(discovery)}`;
}

/** The sun's space, the spaces that still have a meteor, the meteors collected. */
function makeSun({ table, sun, meteors, collected }: Position): string {
  if (!table.sun) return '-';
  const spaces = table.track.meteors.filter((_, index) => (meteors >> index) & 1);
  return `${sun}:${spaces.join(',') || '-'}:${collected}`;
}

/** At the start of a turn every deck that has a card shows it. */
function makeSnapshot(earlier: Snapshot): string {
  return [
    makeSeat(earlier.turn),
    makeDecks(earlier.decks, 0),
    makeDiscards(earlier.discards),
    makeOutpost(earlier),
  ].join('~');
}
