// From a position of the rules to a world.
import type { Position } from '@planisphere/stellarion';
import * as c from './cells.ts';
import { keptBit, turnUp } from './shown.ts';
import { TRACKS } from './track.ts';
import { remember } from './turn.ts';

const STAGE_OF: Readonly<Record<string, number>> = {
  turn: c.TURN_STAGE,
  thrusters: c.THRUSTERS_STAGE,
  effect: c.EFFECT_STAGE,
  scan: c.SCAN_STAGE,
  place: c.PLACE_STAGE,
  claim: c.CLAIM_STAGE,
  reveal: c.REVEAL_STAGE,
  opening: c.OPENING_STAGE,
  theory: c.THEORY_STAGE,
  over: c.OVER_STAGE,
};

const ENDING_OF: Readonly<Record<string, number>> = {
  won: c.WON_GAME,
  stuck: c.STUCK,
  sun: c.SUN_ARRIVED,
  repeated: c.REPEATED,
};

/** Whether the preparation is over, up to the first cards. */
export function hasWorld({ stage, up, theories }: Position): boolean {
  if (stage.kind === 'theory') return up !== 0 || theories !== 0b1111;
  return STAGE_OF[stage.kind] !== undefined;
}

export function writeWorld(position: Position, w: c.World): void {
  w.fill(0);
  for (const snapshot of position.past) {
    writeSnapshot(w, snapshot);
    remember(w);
  }
  writeSnapshot(w, position);
  writeStage(w, position);
  w[c.TABLE] = tableOf(position);
  writeShown(w, position);
  w[c.VOYAGES] = position.voyages;
  w[c.STARS] = position.stars;
  w[c.THEORIES] = position.theories;
  w[c.THEORY] = position.theory ?? c.NO_TYPE;
  w[c.DISCOVERY] = position.discovery ?? c.NO_TYPE;
  w[c.SUN] = position.sun;
  w[c.METEORS] = position.meteors;
  w[c.COLLECTED] = position.collected;
  position.won.forEach((pile, seat) => {
    w[c.WON + seat] = pile;
  });
  for (let column = 0; column < 2; column++)
    w[c.COLUMNS + column] = (position.columns[column] ?? []).reduceRight<number>(
      (run, galaxy) => (run << 2) | galaxy,
      c.EMPTY_RUN,
    );
}

/** Writes the derived cells: the contents of decks, visible cards and the Outpost. */
function writeShown(w: c.World, { up, outpost }: Position): void {
  for (let deck = 0; deck < 8; deck++) {
    w[c.HELD + deck] = contentsOf(w, deck);
    if ((up >> deck) & 1) turnUp(w, deck);
  }
  for (let card = 0; card < 16; card++) if ((outpost >> card) & 1) w[c.KEPT]! |= keptBit(card);
}

function contentsOf(w: c.World, deck: number): number {
  let heap = w[c.REST + deck]!;
  for (let run = w[c.TOP + deck]!; run !== c.EMPTY_RUN; run >>= 3) heap += 1 << ((run & 7) << 1);
  for (let run = w[c.BOTTOM + deck]!; run !== c.EMPTY_RUN; run >>= 3) heap += 1 << ((run & 7) << 1);
  return heap;
}

/** What repetition compares. */
function writeSnapshot(
  w: c.World,
  { turn, decks, discards, outpost, ofType }: Position['past'][number],
): void {
  w[c.TURN] = turn;
  w[c.OUTPOST] = outpost;
  w[c.OF_TYPE] = ofType;
  decks.forEach(({ top, rest, bottom }, deck) => {
    w[c.TOP + deck] = top;
    w[c.REST + deck] = rest;
    w[c.BOTTOM + deck] = bottom;
    w[c.DISCARD + deck] = discards[deck]!;
  });
}

function writeStage(w: c.World, { stage, ending }: Position): void {
  w[c.STAGE] = STAGE_OF[stage.kind]!;
  w[c.POWER] = stage.power;
  w[c.MAJOR] = stage.major ? 1 : 0;
  w[c.LEFT] = stage.left;
  w[c.BEGUN] = stage.begun ? 1 : 0;
  w[c.DECK] = stage.deck ?? c.NO_DECK;
  w[c.ONE] = stage.one ?? c.NO_COPY;
  w[c.TWO] = stage.two ?? c.NO_COPY;
  w[c.ENDING] = ending === undefined ? c.GOES_ON : ENDING_OF[ending]!;
}

/** The options as bits. */
export function tableOf({ table }: Position): number {
  return (
    (table.blackHoles ? c.BLACK_HOLES : 0) |
    (table.theories ? c.WITH_THEORIES : 0) |
    (table.mirrors ? c.MIRRORS : 0) |
    (table.sun ? c.WITH_SUN : 0) |
    (table.players === 2 ? c.TWO_PLAYERS : 0) |
    (TRACKS.indexOf(table.trackName) << c.TRACK_SHIFT)
  );
}
