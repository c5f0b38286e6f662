// Expansion 2, Theories and Discoveries (pages 16–17).
//
// Preparation: one advanced voyage is added; the four theories are stacked face down and the top one is turned up; one
// of four discoveries is drawn and improves the power of its type for everybody and for the whole game.
// At any moment of your turn but in the middle of a Coordination you prove the theory that lies face up, by three
// cards of its type in the Observatory; no card leaves. Then the next theory is turned up.
// The game is won when all theories are proved and all voyages are taken, in whatever order.
//
// A card that shows during an action still shows at the start of the next turn, and a theory needs nobody in
// particular to prove it: it is enough to offer the proof before each action.
import { bitCount, NEBULA, PLANET, SHIP, STARS, type Type } from '../cards.ts';
import { finish } from '../ending.ts';
import { decksByType } from '../observatory.ts';
import type { Draft, Position } from '../position.ts';
import { CARDS_FOR_A_THEORY } from '../reconstructed.ts';
import { NO_PAST } from '../repetition.ts';
import { THEORY, TURN_PROVED } from '../stages.ts';
import { isWon } from '../voyages.ts';

/** DISC-1: a paid ship returns under its deck. */
export function hasThrusters(position: Position): boolean {
  return position.discovery === SHIP;
}

/** DISC-2: recovered cards land on top. */
export function hasRadar(position: Position): boolean {
  return position.discovery === NEBULA;
}

/** DISC-3: the player chooses where scanned cards go. */
export function hasAmplifier(position: Position): boolean {
  return position.discovery === STARS;
}

/** DISC-4: the Outpost holds any galaxies. */
export function hasBiodomes(position: Position): boolean {
  return position.discovery === PLANET;
}

/** How many visible cards of this type the Observatory has; black holes and mirrors have none. */
export function showing(position: Position, type: Type): number {
  return bitCount((decksByType(position) >> (8 * type)) & 255);
}

export function checkProve(position: Position): string | undefined {
  if (position.stage.kind !== 'turn') return 'THEORY-3';
  if (position.theory === undefined) return 'THEORY-2';
  return showing(position, position.theory) >= CARDS_FOR_A_THEORY ? undefined : 'THEORY-2';
}

export function prove(draft: Draft): void {
  draft.theories &= ~(1 << draft.theory!);
  draft.theory = undefined;
  draft.past = NO_PAST;
  if (isWon(draft)) finish(draft, 'won');
  else if (draft.theories === 0) draft.stage = TURN_PROVED;
  else draft.stage = THEORY;
  turnLastTheoryUp(draft);
}

/** The last theory of the stack is no secret. */
function turnLastTheoryUp(draft: Draft): void {
  const type = ([0, 1, 2, 3] as const).find((only) => draft.theories === 1 << only);
  if (type !== undefined) turnTheoryUp(draft, type);
}

export function turnTheoryUp(draft: Draft, type: Type): void {
  draft.theory = type;
  draft.stage = TURN_PROVED;
}
