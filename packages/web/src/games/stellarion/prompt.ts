// The one sentence that tells the player what to do now, and the quieter one under it.
import { BLACK_HOLE, isHopeless, isTyped, MIRROR } from '@planisphere/stellarion';
import type { Desk } from './desk.ts';
import { powerOf } from './offers.ts';
import { cardAt, galaxyPicked } from './paying.ts';
import { boardWords } from './words/index.ts';

export interface PromptText {
  readonly title: string;
  readonly more: string;
}

export function promptOf(desk: Desk): PromptText {
  const { session } = desk;
  const view = session.view.value;
  const { say } = boardWords();
  if (session.lesson.value?.title !== undefined) return { title: session.lesson.value.title, more: '' };
  if (view.ending !== undefined) return { title: say.over, more: '' };
  if (session.thinking.value) return { title: say.thinking(session.nameOf(view.turn)), more: '' };
  if (session.spectating.value) {
    const [seat] = session.standing.value.awaited;
    return { title: seat === undefined ? say.turning : say.chooses(session.nameOf(seat)), more: '' };
  }
  if (!desk.mayPress) {
    const mine = view.turn === desk.seat;
    return mine
      ? { title: say.turning, more: '' }
      : { title: say.waiting(session.nameOf(view.turn)), more: '' };
  }
  if (view.turn !== desk.seat) return { title: say.waiting(session.nameOf(view.turn)), more: say.meteorsToo };
  if (view.stage.kind !== 'turn') return { title: say.goOn, more: say.goOnMore };
  return pickedSaid(desk) ?? openSaid(desk);
}

function openSaid({ session }: Desk): PromptText {
  const view = session.view.value;
  const { say } = boardWords();
  const title = view.table.players === 2 ? say.yourTurn(session.nameOf(view.turn)) : say.choose;
  return { title, more: isHopeless(view) ? say.hopeless : say.how(view.table.blackHoles) };
}

function pickedSaid(desk: Desk): PromptText | undefined {
  const { picked } = desk.holding.value;
  const view = desk.session.view.value;
  const { say } = boardWords();
  const cards = picked.map((source) => cardAt(view, source)!);
  const [first, second] = cards;
  if (first === undefined) return undefined;
  if (cards.length < 4 && cards.every((card) => card === BLACK_HOLE))
    return { title: say.holes(cards.length), more: say.holesMore(view.table.sun) };
  if (cards.length === 1) return { title: boardWords().cardTitle(first), more: say.addTo(first) };
  const allowed = desk.offers.value.find((offer) => offer.refused === undefined);
  if (allowed === undefined) {
    const galaxy = galaxyPicked(view, picked);
    if (galaxy !== undefined) return { title: say.towards(galaxy), more: say.addMore };
    return { title: say.nothing, more: '' };
  }
  switch (allowed.action.kind) {
    case 'coordinate': {
      const { type, major } = powerOf(view, picked);
      const mirror = first === MIRROR || second === MIRROR;
      return { title: say.useTwo(type, mirror), more: mirror ? say.mirrored : major ? say.major : say.minor };
    }
    case 'launch': {
      const missing = [0, 1, 2, 3].find(
        (type) => !cards.some((card) => isTyped(card) && (card & 3) === type),
      );
      return {
        title: say.launchTo(allowed.action.galaxy),
        more: missing === undefined ? say.withFour : say.withStar(missing),
      };
    }
    default:
      return { title: say.crossing, more: say.crossingMore };
  }
}
