// Random games: all legal actions are equally likely.
import type { Dice } from '../../bot/dice.ts';
import { numberDecks, playBaseTurn, turnCardsUp, writeDecks } from './base-turn.ts';
import {
  BLACK_HOLES,
  has,
  MIRRORS,
  OPENING_STAGE,
  OVER_STAGE,
  STAGE,
  TURN,
  TURN_STAGE,
  WITH_SUN,
  WITH_THEORIES,
  type World,
} from './cells.ts';
import { drawChance } from './chance.ts';
import { isChance } from './legal.ts';
import { pick, pickListed } from './pick.ts';
import { NOTHING } from './pick-steps.ts';
import { apply } from './step.ts';
import { enter } from './turn.ts';

const EXPANSIONS: number = BLACK_HOLES | WITH_THEORIES | MIRRORS | WITH_SUN;

export function playOut(w: World, dice: Dice): void {
  const base = !has(w, EXPANSIONS);
  while (w[STAGE] !== OVER_STAGE) {
    if (base && isBetweenTurns(w[STAGE]!) && numberDecks(w)) playBaseGame(w, dice);
    else playEvent(w, dice);
  }
}

function isBetweenTurns(stage: number): boolean {
  return stage === TURN_STAGE || stage === OPENING_STAGE;
}

function playEvent(w: World, dice: Dice): void {
  if (isChance(w[STAGE]!)) {
    drawChance(w, dice);
    return;
  }
  const code = pick(w, dice);
  apply(w, code === NOTHING ? pickListed(w, 1 - w[TURN]!, dice) : code);
}

/** Plays to the end, turn by turn. */
function playBaseGame(w: World, dice: Dice): void {
  turnCardsUp(w, dice);
  enter(w, TURN_STAGE);
  while (w[STAGE] !== OVER_STAGE) playBaseTurn(w, dice);
  writeDecks(w);
}
