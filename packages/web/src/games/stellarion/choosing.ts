// How presses on cards in a dialog build a step: pressing a card again adds a second copy if that is allowed, else
// takes it back.
import { type Action, type Card, type Deck, type Position, stellarion } from '@planisphere/stellarion';

const SHIP = 0;
const NEBULA = 1;

interface Chosen {
  readonly deck: Deck;
  readonly card: Card;
}

/** The step with this card added, or without it. */
export function togetherWith(
  scene: Position,
  step: Action | undefined,
  { deck, card }: Chosen,
): Action | undefined {
  if (scene.stage.kind === 'effect' && scene.stage.power === SHIP) {
    const again = step?.kind === 'search' && step.deck === deck && step.card === card;
    return again ? undefined : { kind: 'search', deck, card };
  }
  const before = step?.kind === 'recover' && step.deck === deck ? step.cards : [];
  const cards = recoveredWith(scene, { deck, card }, before);
  return cards.length === 0 ? undefined : { kind: 'recover', deck, cards };
}

function recoveredWith(scene: Position, { deck, card }: Chosen, before: readonly Card[]): readonly Card[] {
  const fits = (cards: readonly Card[]): boolean =>
    stellarion.check(scene, scene.turn, { kind: 'recover', deck, cards }) === undefined;
  const others = before.filter((other) => other !== card);
  if (others.length === before.length) {
    const added = inOrder(scene, [...before, card]);
    return fits(added) ? added : inOrder(scene, [...before.slice(1), card]);
  }
  return others.length === 0 && before.length === 1 && fits([card, card]) ? [card, card] : others;
}

/** Their order matters only with the Radar. */
function inOrder(scene: Position, cards: readonly Card[]): readonly Card[] {
  return scene.discovery === NEBULA ? cards : cards.toSorted((a, b) => a - b);
}

/** One or two visible cards; a third replaces the one chosen first. */
export function stationWith(scene: Position, step: Action | undefined, deck: Deck): Action | undefined {
  const before = step?.kind === 'station' ? step.decks : [];
  const without = before.filter((other) => other !== deck);
  if (without.length < before.length)
    return without.length === 0 ? undefined : { kind: 'station', decks: without };
  const most = scene.stage.major ? 2 : 1;
  for (const decks of [[...before, deck].slice(-most), [deck]]) {
    const action: Action = { kind: 'station', decks: decks.toSorted((a, b) => a - b) };
    if (stellarion.check(scene, scene.turn, action) === undefined) return action;
  }
  return step;
}
