// What a line of notation must satisfy as a whole before the rules are let loose on it: no card too many, and every part
// that its phase relies on in place. Also finds the cards that the line leaves unwritten.
import { bagSize, cardsIn, type Decoded, fail, ok } from '@planisphere/core';
import { type Card, HIDDEN, KINDS, NONE, WHOLE_DECK } from '../rules/cards.ts';
import { isImaginable } from '../rules/imagine.ts';
import { type Phase, type Position, type Side, TURNS } from '../rules/position.ts';
import { type Contradiction, sideContradiction } from './sides.ts';
import { makeCard } from './words.ts';

/** A position but for what follows from the sixty cards. */
type Written = Omit<Position, 'unseen' | 'deck'>;

export function settled(written: Written): Decoded<Position> {
  const unseen = WHOLE_DECK.slice();
  for (const card of writtenCards(written)) {
    const left = (unseen[card] as number) - 1;
    if (left < 0)
      return fail('too-many-cards', makeCard(card), `There is no further ${makeCard(card)} in the box.`);
    unseen[card] = left;
  }
  const deck = bagSize(unseen) - unknownPlaces(written);
  if (deck < 0) return fail('too-many-cards', '?', 'More cards are hidden than are left.');
  const position: Position = { ...written, unseen, deck };
  const fault = contradiction(position);
  return fault === undefined ? ok(position) : fail('bad-position', fault.at, fault.message);
}

function writtenCards({ row, discard, sides, drawn }: Written): Card[] {
  const cards = [...row, drawn, ...cardsIn(discard)];
  for (const side of sides) {
    cards.push(...side.hand, ...side.telescope, ...cardsIn(side.notebook));
    // Taken cards lie in hidden places of a view; where the places are written out, they have been counted.
    if (isHidden(side)) cards.push(...side.taken.map(({ card }) => card));
  }
  return cards.filter((card) => card < KINDS);
}

function isHidden(side: Side): boolean {
  return side.hand[0] === HIDDEN;
}

function unknownPlaces({ sides, drawn }: Written): number {
  let places = drawn === HIDDEN ? 1 : 0;
  for (const side of sides) {
    places += [...side.hand, ...side.telescope].filter((card) => card === HIDDEN).length;
    if (isHidden(side)) places -= side.taken.length;
  }
  return places;
}

function contradiction(position: Position): Contradiction | undefined {
  return (
    turnContradiction(position) ??
    rowContradiction(position) ??
    stepContradiction(position) ??
    sideContradiction(position, 0) ??
    sideContradiction(position, 1) ??
    hiddenContradiction(position)
  );
}

function hiddenContradiction(position: Position): Contradiction | undefined {
  return isImaginable(position)
    ? undefined
    : { at: '', message: 'No cards can lie in the hidden places as it is told.' };
}

const SETTING_UP: readonly Phase[] = ['starters', 'start', 'hands', 'row', 'first'];

function turnContradiction({ phase, turn, first }: Position): Contradiction | undefined {
  const settingUp = SETTING_UP.includes(phase);
  if (settingUp && turn !== 0) return { at: 'turn', message: 'No turn has been played during the set-up.' };
  if (first === undefined && !settingUp) return { at: 'first', message: 'The start player is known by now.' };
  if (first !== undefined && phase === 'first')
    return { at: 'first', message: 'The start player is still to be drawn.' };
  const ended = phase === 'keep' || phase === 'over';
  if (ended !== (turn === TURNS)) return { at: 'turn', message: `The game ends after ${TURNS} turns.` };
  return undefined;
}

function rowContradiction({
  phase,
  row,
  gap,
  coordinate,
  deck,
  discard,
}: Position): Contradiction | undefined {
  const gaps = row.filter((card) => card === NONE).length;
  const full =
    phase === 'offer' || phase === 'take' || phase === 'keep' || phase === 'over' || phase === 'first';
  if (full && gaps > 0) return { at: 'row', message: 'The row is full here.' };
  const empty = phase === 'starters' || phase === 'start' || phase === 'hands';
  if (empty && gaps < row.length) return { at: 'row', message: 'The row has not been laid yet.' };
  if ((phase === 'row' || phase === 'refill') && gaps === 0)
    return { at: 'row', message: 'There is nothing to refill.' };
  const dealing = empty || phase === 'row' || phase === 'refill' || phase === 'draw';
  if (dealing && deck === 0) return { at: '', message: 'The deck is empty.' };
  if (deck === 0 && bagSize(discard) > 0)
    return { at: 'discard', message: 'The discards have become the deck.' };
  const stepping = phase === 'play' || phase === 'draw' || phase === 'place';
  if (stepping && (gaps !== 1 || row[gap - 1] !== NONE))
    return { at: 'row', message: 'Only the coordinate just taken is empty.' };
  if (coordinate > 0 && row[coordinate - 1] === NONE)
    return { at: 'step', message: 'That coordinate is empty.' };
  return undefined;
}

function stepContradiction({ phase, gap, area, coordinate, drawn }: Position): Contradiction | undefined {
  const begun = phase === 'play' || phase === 'draw' || phase === 'place';
  if (begun && gap === 0) return { at: 'step', message: 'A card has been taken by now.' };
  if (!begun && phase !== 'refill' && gap !== 0)
    return { at: 'step', message: 'No card has been taken yet.' };
  const following = phase === 'draw' || phase === 'place';
  if (following !== (area !== undefined))
    return { at: 'step', message: `Step 3 ${following ? 'needs' : 'has no'} area here.` };
  if (phase === 'draw' && (coordinate > 0 || drawn !== NONE))
    return { at: 'step', message: 'The card is still to be drawn.' };
  if (phase === 'place' && coordinate === 0 && drawn === NONE)
    return { at: 'step', message: 'There is no card to place.' };
  return undefined;
}
