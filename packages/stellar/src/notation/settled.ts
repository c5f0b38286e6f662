// What a line of notation must satisfy as a whole before the rules use it: no card too many, and every part that its
// phase needs. Also finds the cards that the line leaves unwritten.
import { bagSize, cardsIn, type Finding, type Inspection, impossible } from '@planisphere/core';
import { type Card, HIDDEN, KINDS, NONE, WHOLE_DECK } from '../rules/cards.ts';
import { isImaginable } from '../rules/imagine.ts';
import { type Phase, type Position, type Side, TURNS } from '../rules/position.ts';
import { sideContradictions } from './sides.ts';
import { surprises } from './surprises.ts';
import { makeCard } from './words.ts';

/** A position without what follows from the sixty cards. */
type Written = Omit<Position, 'unseen' | 'deck'>;

export function settled(written: Written): Inspection<Position> {
  const unseen = WHOLE_DECK.slice();
  for (const card of writtenCards(written)) unseen[card] = (unseen[card] as number) - 1;
  const findings = unseen.flatMap((left, card) => (left < 0 ? [tooMany(card, -left)] : []));
  const deck = bagSize(unseen) - unknownPlaces(written);
  if (deck < 0 && findings.length === 0)
    findings.push(
      impossible({ code: 'too-many-hidden', at: '?', message: 'More cards are hidden than are left.' }),
    );
  const counted = findings.length === 0;
  const position: Position = { ...written, unseen, deck };
  findings.push(...contradictions(position, counted));
  const isPossible = findings.length === 0;
  if (isPossible) findings.push(...hiddenContradiction(position));
  findings.push(...surprises(position));
  return { position: findings.some(isImpossible) ? undefined : position, findings };
}

function isImpossible({ weight }: Finding): boolean {
  return weight === 'impossible';
}

function tooMany(card: Card, over: number): Finding {
  const inBox = WHOLE_DECK[card] as number;
  return impossible({
    code: 'too-many-cards',
    at: makeCard(card),
    message: `There is no further ${makeCard(card)} in the box.`,
    of: [makeCard(card), String(inBox + over), String(inBox)],
  });
}

function writtenCards({ row, discard, sides, drawn }: Written): Card[] {
  const cards = [...row, drawn, ...cardsIn(discard)];
  for (const side of sides) {
    cards.push(...side.hand, ...side.telescope, ...cardsIn(side.notebook));
    // The taken cards of a hidden hand lie in hidden places; those of a known hand are already counted.
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

function* contradictions(position: Position, counted: boolean): Generator<Finding> {
  yield* turnContradictions(position);
  yield* rowContradictions(position);
  if (counted) yield* deckContradictions(position);
  yield* stepContradictions(position);
  yield* sideContradictions(position, 0);
  yield* sideContradictions(position, 1);
}

function* hiddenContradiction(position: Position): Generator<Finding> {
  if (!isImaginable(position))
    yield impossible({
      code: 'nothing-fits',
      at: '',
      message: 'No cards can lie in the hidden places as it is told.',
    });
}

const SETTING_UP: readonly Phase[] = ['starters', 'start', 'hands', 'row', 'first'];

function* turnContradictions({ phase, turn, first }: Position): Generator<Finding> {
  const settingUp = SETTING_UP.includes(phase);
  if (settingUp && turn !== 0)
    yield impossible({
      code: 'turn-in-setup',
      at: 'turn',
      message: 'No turn has been played during the set-up.',
    });
  if (first === undefined && !settingUp)
    yield impossible({ code: 'first-unknown', at: 'first', message: 'The start player is known by now.' });
  if (first !== undefined && phase === 'first')
    yield impossible({
      code: 'first-known',
      at: 'first',
      message: 'The start player is still to be drawn.',
    });
  const ended = phase === 'keep' || phase === 'over';
  if (!settingUp && ended !== (turn === TURNS))
    yield impossible({
      code: 'turn-of-end',
      at: 'turn',
      message: `The game ends after ${TURNS} turns.`,
      of: [String(TURNS)],
    });
}

const FULL: readonly Phase[] = ['offer', 'take', 'keep', 'over', 'first'];
const EMPTY: readonly Phase[] = ['starters', 'start', 'hands'];
const STEPPING: readonly Phase[] = ['play', 'draw', 'place'];

function* rowContradictions({ phase, row, gap, coordinate }: Position): Generator<Finding> {
  const gaps = row.filter((card) => card === NONE).length;
  if (FULL.includes(phase) && gaps > 0)
    yield impossible({
      code: 'row-gap',
      at: 'row',
      message: 'The row is full here.',
      of: [String(row.indexOf(NONE) + 1)],
    });
  if (EMPTY.includes(phase) && gaps < row.length)
    yield impossible({ code: 'row-early', at: 'row', message: 'The row has not been laid yet.' });
  if ((phase === 'row' || phase === 'refill') && gaps === 0)
    yield impossible({ code: 'row-full', at: 'row', message: 'There is nothing to refill.' });
  if (STEPPING.includes(phase) && (gaps !== 1 || row[gap - 1] !== NONE))
    yield impossible({
      code: 'row-step',
      at: 'row',
      message: 'Only the coordinate just taken is empty.',
    });
  if (coordinate > 0 && row[coordinate - 1] === NONE)
    yield impossible({ code: 'coordinate-empty', at: 'step', message: 'That coordinate is empty.' });
}

function* deckContradictions({ phase, deck, discard }: Position): Generator<Finding> {
  const dealing = EMPTY.includes(phase) || phase === 'row' || phase === 'refill' || phase === 'draw';
  if (dealing && deck === 0) yield impossible({ code: 'deck-empty', at: '', message: 'The deck is empty.' });
  if (deck === 0 && bagSize(discard) > 0)
    yield impossible({
      code: 'discard-left',
      at: 'discard',
      message: 'The discards have become the deck.',
    });
}

function* stepContradictions({ phase, gap, area, coordinate, drawn }: Position): Generator<Finding> {
  const begun = STEPPING.includes(phase);
  if (begun && gap === 0)
    yield impossible({ code: 'step-missing', at: 'step', message: 'A card has been taken by now.' });
  if (!begun && phase !== 'refill' && gap !== 0)
    yield impossible({ code: 'step-early', at: 'step', message: 'No card has been taken yet.' });
  const following = phase === 'draw' || phase === 'place';
  if (following !== (area !== undefined))
    yield impossible({
      code: following ? 'area-missing' : 'area-early',
      at: 'step',
      message: `Step 3 ${following ? 'needs' : 'has no'} area here.`,
    });
  if (phase === 'draw' && (coordinate > 0 || drawn !== NONE))
    yield impossible({ code: 'drawn-early', at: 'step', message: 'The card is still to be drawn.' });
  if (phase === 'place' && coordinate === 0 && drawn === NONE)
    yield impossible({ code: 'nothing-to-place', at: 'step', message: 'There is no card to place.' });
}
