// What a side of a written position must satisfy: hand, answer, telescope and taken cards agree with each other and with
// the phase.
import { bagSize, type Finding, impossible, type Seat } from '@planisphere/core';
import { HIDDEN, NONE, STARTERS } from '../rules/cards.ts';
import { emptyMatching, placeItem } from '../rules/matching.ts';
import { HAND, moverOf, type Position, type Side, sideOf, TURNS } from '../rules/position.ts';

/** A code and its sentence; the caller adds place and seat. */
type Contradiction = readonly [code: string, message: string];

export function* sideContradictions(position: Position, seat: Seat): Generator<Finding> {
  const side = sideOf(position, seat);
  const name = seat === 0 ? 'A' : 'B';
  const at = (field: string, [code, message]: Contradiction): Finding =>
    impossible({ code, at: `${name}.${field}`, message, of: [name] });
  for (const found of handContradictions(position, seat, side)) yield at('hand', found);
  const asked = position.phase === 'start' || position.phase === 'keep';
  if (!asked && side.answer !== NONE) yield at('answer', ['answer-unasked', 'Nobody is asked here.']);
  if (asked && side.answer !== NONE && !side.hand.includes(side.answer))
    yield at('answer', ['answer-not-held', 'The answer is not in the hand.']);
  const needsRoom = position.phase === 'play' || position.area === 'tel';
  if (needsRoom && seat === moverOf(position) && !side.telescope.includes(NONE))
    yield at('tel', ['telescope-full', 'There is no room for another card.']);
  const places = side.hand.length + side.down.filter((down) => down?.from === 'hand').length;
  if (side.taken.length > places || !isTakenThere(side))
    yield at('taken', ['taken-nowhere', 'A card that was taken is in the hand or face down.']);
  for (const found of telescopeContradictions(position, side)) yield at('tel', found);
}

/** If the owner's cards are written out, every taken one must be among them. */
function isTakenThere({ hand, taken, telescope, down }: Side): boolean {
  if (hand[0] === HIDDEN) return true;
  const cards = [...hand, ...telescope];
  const since = [...hand.map(() => TURNS), ...down.map((each) => (each?.from === 'hand' ? each.turn : -1))];
  const board = {
    items: taken.length,
    places: cards.length,
    fits: (item: number, place: number): boolean =>
      cards[place] === taken[item]?.card && (taken[item]?.turn ?? 0) <= (since[place] as number),
  };
  const matching = emptyMatching();
  return taken.every((_, item) => placeItem(board, matching, item));
}

/** The owner knows hand and face-down cards, everybody else neither; before the first turn no card has been placed. */
function* telescopeContradictions(
  { phase }: Position,
  { hand, telescope, down, notebook }: Side,
): Generator<Contradiction> {
  const starting = phase === 'starters' || phase === 'start';
  if (starting && (telescope.some((card) => card !== NONE) || bagSize(notebook) > 0))
    yield ['laid-early', 'No card has been laid yet.'];
  const secret = telescope.filter((_, index) => down[index] !== undefined && down[index]?.from !== 'row');
  const known = secret.filter((card) => card !== HIDDEN).length;
  if (known !== (hand[0] === HIDDEN ? 0 : secret.length))
    yield ['half-hidden', 'A face-down card is hidden when the hand is.'];
}

function* handContradictions(position: Position, seat: Seat, { hand }: Side): Generator<Contradiction> {
  const { phase } = position;
  const hidden = hand.filter((card) => card === HIDDEN).length;
  if (hidden > 0 && hidden < hand.length) yield ['half-a-hand', 'A hand is known as a whole or not at all.'];
  else if (hand.some((card, index) => card < (hand[index - 1] ?? 0)))
    yield ['hand-order', 'A hand is written in the order of the cards.'];
  if (hand.length > HAND + 1) yield ['hand-too-large', 'A hand has three cards at the most.'];
  // Anywhere else the hand would grow to four with the next card taken.
  else if (hand.length > HAND && !(phase === 'play' && seat === moverOf(position)))
    yield ['hand-of-three', 'A hand has three cards only between taking one and playing one.'];
  if (phase === 'starters' || phase === 'start') {
    if (hand.some((card) => card !== HIDDEN && !STARTERS.includes(card)))
      yield ['starters-only', 'Only starters have been dealt.'];
    if (new Set(hand).size < hand.length && hidden === 0)
      yield ['starter-twice', 'There is one starter of each type.'];
  }
  if ((phase === 'start' || phase === 'keep') && hand.length !== HAND)
    yield ['hand-of-two', 'A hand has two cards here.'];
  if (phase === 'play' && hand.length === 0) yield ['hand-empty', 'There is no card to play.'];
}
