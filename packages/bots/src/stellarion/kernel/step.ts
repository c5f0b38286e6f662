// What an action does to a world.
import * as cells from './cells.ts';
import * as codes from './codes.ts';
import { coordinate, openEffect } from './coordination.ts';
import { place, recover, returnShip, scan, search, station } from './effects.ts';
import { prove } from './theories.ts';
import { endTurn, enter, follow } from './turn.ts';
import { advance, cross, launch, take, takeVoyage, waive } from './voyaging.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, COLLECTED, DECK, EFFECT_STAGE, HELD, LEFT, MAJOR, NO_DECK, ONE, POWER, SHIP } = cells;
const { COORDINATE, CROSS, DONE, LAUNCH, PROVE, RECOVER, RETURN, SCAN, SEARCH, SPEND, STATION, TAKE, WAIVE } =
  codes;

export function apply(w: cells.World, code: number): void {
  act(w, code & 0xffff, code >> 16);
  follow(w);
}

function act(w: cells.World, code: number, kind: number): void {
  switch (kind) {
    case LAUNCH:
      launch(w, code);
      break;
    case COORDINATE:
      coordinate(w, code >> 5, code & 31);
      break;
    case CROSS:
      cross(w, code);
      break;
    case PROVE:
      prove(w);
      break;
    case SPEND:
      w[COLLECTED]! -= 2;
      takeVoyage(w, code >> 1, code & 1);
      break;
    case WAIVE:
      waive(w, code);
      break;
    case DONE:
      completeEffect(w);
      break;
    case TAKE:
      take(w, code >> 1, code & 1);
      break;
    default:
      step(w, code, kind);
      break;
  }
}

function step(w: cells.World, code: number, kind: number): void {
  switch (kind) {
    case RETURN:
      returnShip(w, code);
      openEffect(w, SHIP, w[MAJOR]!);
      w[ONE] = code;
      return;
    case SCAN:
      if (!scan(w, code)) return;
      break;
    case SEARCH:
      search(w, code >> 3, code & 7);
      break;
    case RECOVER:
      recover(w, code);
      break;
    case STATION:
      station(w, code >> 3);
      if (code >> 3 !== (code & 7)) station(w, code & 7);
      break;
    default:
      place(w, code);
      break;
  }
  stepDone(w);
}

function completeEffect(w: cells.World): void {
  advance(w, 1 + w[MAJOR]!);
  endTurn(w);
}

/** Ends a step; if no other is possible the effect is complete. */
export function stepDone(w: cells.World): void {
  const searched = w[POWER] === SHIP ? w[DECK]! : NO_DECK;
  enter(w, EFFECT_STAGE);
  w[BEGUN] = 1;
  w[DECK] = searched;
  w[LEFT]!--;
  if (w[LEFT] === 0 || !hasStep(w)) completeEffect(w);
}

function hasStep(w: cells.World): boolean {
  return w[POWER] !== SHIP || canSearch(w, w[DECK]!);
}

/** Whether any deck but this one has a card to find. */
function canSearch(w: cells.World, searched: number): boolean {
  for (let deck = 0; deck < 8; deck++) if (deck !== searched && w[HELD + deck] !== 0) return true;
  return false;
}
