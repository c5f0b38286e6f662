// The one sentence that says what to do now. Everything else on the table is quieter.
import type { Seat } from '@planisphere/core';
import { type Card, makeCard, type Position } from '@planisphere/stellar';
import type { Desk } from './desk.ts';
import { isAsked, previewOf } from './input.ts';
import { lastMoveOf } from './last-move.ts';
import { isReal, otherSeat } from './reading.ts';
import { boardWords } from './words/index.ts';
import type { PromptText } from './words/words.ts';

export function promptOf(desk: Desk): PromptText {
  const { session } = desk;
  const view = session.view.value;
  const seat = session.viewer.value;
  const { say } = boardWords();
  const rival = session.nameOf(otherSeat(seat));
  if (session.lesson.value?.title !== undefined) return { title: session.lesson.value.title, more: '' };
  if (view.phase === 'over') return say.over;
  if (session.spectating.value) return onlooking(desk);
  if (session.thinking.value) {
    const said = withLast(desk, say.thinking(rival), otherSeat(seat));
    return { ...said, more: beginning(desk) ?? said.more };
  }
  if (!isAsked(desk.at.value) || session.showing.value) return happening(desk);
  const card = desk.card.value;
  switch (view.phase) {
    case 'start':
      return card === undefined
        ? say.start
        : say.startChosen(boardWords().card(card), boardWords().card(otherStarter(view, seat, card)));
    case 'keep':
      return card === undefined ? say.keep : say.keepChosen(boardWords().card(card));
    case 'offer':
      return say.offer(rival);
    case 'take':
      return { ...say.take, more: rivalsMove(desk) ?? beginning(desk) ?? say.take.more };
    default:
      return card === undefined ? say.play : placing(desk, card);
  }
}

function placing(desk: Desk, card: Card): PromptText {
  const { view } = desk.at.value;
  const { say } = boardWords();
  const name = boardWords().card(card);
  const face = desk.face.value;
  // Counts what is pressed, not what a mouse passes over.
  const preview = previewOf(desk.at.value, { ...desk.holding.value, aim: undefined });
  if (preview !== undefined) {
    const { place } = preview;
    return place.at === 'slot'
      ? say.armed(face === 'down' ? say.down(name) : name, say.inSlot(place.slot))
      : {
          ...say.armed(name, say.inNotebook),
          ...(view.phase === 'place' && { more: say.placeNotebook(name).more }),
        };
  }
  if (face === 'down') return say.faceDown(name);
  if (view.phase === 'play') return say.playChosen(name);
  const said = view.area === 'tel' ? say.placeTelescope(name) : say.placeNotebook(name);
  return view.coordinate === 0 ? { ...said, title: say.drawn(name) } : said;
}

function otherStarter(view: Position, seat: 0 | 1 | 2 | 3, card: Card): Card {
  return view.sides[seat as 0 | 1].hand.find((each) => makeCard(each) !== makeCard(card)) ?? card;
}

/** For people who watch: whose turn it is, and the latest event. */
function onlooking({ session }: Desk): PromptText {
  const { awaited } = session.standing.value;
  const { phase } = session.view.value;
  const { dealing, chooses } = boardWords().say;
  const last = session.history.value.at(-1);
  const more = last === undefined ? '' : session.tell(last);
  const isChosen = awaited.length > 0 && isChoice(phase, chooses);
  return {
    title: isChosen ? chooses[phase](awaited.map((seat) => session.nameOf(seat))) : dealing.title,
    more,
  };
}

function isChoice<C extends object>(phase: string, choices: C): phase is string & keyof C {
  return Object.hasOwn(choices, phase);
}

/** Says whose cards are moving. */
function happening(desk: Desk): PromptText {
  const { session } = desk;
  const { say } = boardWords();
  const rival = otherSeat(session.viewer.value);
  const by = session.history.value.at(-1)?.event.by;
  if (!session.showing.value)
    return session.online === undefined
      ? say.waiting(session.nameOf(rival))
      : say.elsewhere(session.nameOf(rival));
  if (by === 'chance') return say.dealing;
  return withLast(desk, say.waiting(session.titleOf(by ?? 0)));
}

/** Adds the latest event in words; with `by`, only that seat's. */
function withLast({ session }: Desk, said: PromptText, by?: Seat): PromptText {
  const last = session.history.value.findLast(({ event }) => event.by !== 'chance');
  if (last === undefined || (by !== undefined && last.event.by !== by)) return said;
  return { ...said, more: session.tell(last) };
}

/** In the first turn: who begins, and why. */
function beginning({ session }: Desk): string | undefined {
  const { turn, first, phase } = session.view.value;
  if (turn > 0 || first === undefined || phase !== 'take') return undefined;
  const drawn = session.history.value.some(
    ({ event }) => event.by === 'chance' && event.outcome.deal === 'first',
  );
  return boardWords().say.begins(session.titleOf(first), drawn ? 'lot' : 'table');
}

/** On a phone the other board is folded: a line says which cards came there. */
function rivalsMove({ session }: Desk): string | undefined {
  const placed = lastMoveOf(session);
  if (placed.length === 0) return undefined;
  const { card: named, hiddenCard, toTelescope, toNotebook } = boardWords();
  const parts = placed.map(
    ({ card, slot }) =>
      `${isReal(card) ? named(card) : hiddenCard} ${slot === undefined ? toNotebook : toTelescope(slot)}`,
  );
  return boardWords().say.moved(session.nameOf(otherSeat(session.viewer.value)), parts.join(', '));
}
