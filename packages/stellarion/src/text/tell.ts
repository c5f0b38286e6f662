// Events as sentences.
import { type EventOf, type Frame, type Seat, type Who, whoIs } from '@planisphere/core';
import {
  type Action,
  type ActionOf,
  GALAXY_DECK,
  OUTPOST,
  type Slot,
  STAR,
  TYPE_DECK,
} from '../rules/actions.ts';
import {
  type Card,
  cardOf,
  deckOfGalaxy,
  deckOfType,
  EVERY_TYPE,
  type Type,
  typeOf,
} from '../rules/cards.ts';
import { cardAt, shown } from '../rules/observatory.ts';
import type { Outcome } from '../rules/outcomes.ts';
import type { Position } from '../rules/position.ts';
import type { Stellarion } from '../rules/types.ts';
import { galaxyAt } from '../rules/voyages.ts';
import { listOf, nameOfCard } from './cards.ts';
import { type Messages, messagesOf } from './messages.ts';

export function tellEvent(event: EventOf<Stellarion>, before: Position, frame: Frame): string {
  const messages = messagesOf(frame.locale);
  if (event.by === 'chance') return tellOutcome(event.outcome, messages);
  return tellAction(event.action, before, { by: event.by, frame, messages });
}

function tellOutcome(outcome: Outcome, messages: Messages): string {
  const { tell, decks, galaxies, types, columns, table } = messages;
  switch (outcome.kind) {
    case 'show':
      return tell.show(decks[outcome.deck]!, nameOfCard(outcome.card, messages));
    case 'pair':
      return tell.pair(
        decks[outcome.deck]!,
        outcome.cards.map((card) => nameOfCard(card, messages)),
      );
    case 'voyage':
      return tell.voyage(galaxies[outcome.galaxy]!);
    case 'column':
      return tell.column(columns[outcome.column]!, galaxies[outcome.galaxy]!);
    case 'theory':
      return tell.theory(types[outcome.type]!);
    case 'discovery':
      return tell.discovery(table.discoveries[outcome.type]!);
  }
}

interface Teller {
  readonly by: Seat;
  readonly frame: Frame;
  readonly messages: Messages;
}

function tellAction(action: Action, before: Position, teller: Teller): string {
  const { messages, frame } = teller;
  const who = whoIs(teller.by, frame);
  const { tell, decks, types } = messages;
  const name = (card: Card): string => nameOfCard(card, messages);
  switch (action.kind) {
    case 'launch':
      return tellLaunch(who, action, messages);
    case 'coordinate':
      return tellCoordinate(who, action, { before, messages });
    case 'waive':
      return action.retreat === 0 ? tell.waive(who) : tell.retreat(who, action.retreat);
    case 'done':
      return tell.done(who);
    case 'return':
      return tell.giveBack(who, name(action.card), decks[action.deck]!);
    case 'search':
      return tell.search(who, name(action.card), decks[action.deck]!);
    case 'recover':
      return tell.recover(who, listOf(action.cards, messages), decks[action.deck]!);
    case 'scan':
      return tell.scan(who, decks[action.deck]!);
    case 'place':
      return tellPlace(who, action, messages);
    case 'station':
      return tell.station(
        who,
        listOf(
          action.decks.map((deck) => shown(before, deck) ?? 0),
          messages,
        ),
      );
    case 'cross':
      return tell.cross(who);
    case 'take':
      return action.to === teller.by
        ? tell.take(who, voyageName(action.voyage, before, messages))
        : tell.gift(
            who,
            voyageName(action.voyage, before, messages),
            whoIs(action.to, { ...frame, asks: undefined }),
          );
    case 'spend':
      return tell.spend(who, voyageName(action.voyage, before, messages));
    case 'prove':
      return tell.prove(who, types[before.theory ?? 0]!);
  }
}

function voyageName(slot: Slot, before: Position, { galaxies }: Messages): string {
  return galaxies[galaxyAt(before, slot) ?? 0]!;
}

function tellLaunch(who: Who, { galaxy, from }: ActionOf<'launch'>, messages: Messages): string {
  const { tell, decks, galaxies, types } = messages;
  // The names of the decks suffice: a type's deck pays its type, the galaxy's deck the type that is left.
  const paying = EVERY_TYPE.flatMap((type) =>
    from[type] === GALAXY_DECK ? [deckOfGalaxy(galaxy)] : from[type] === TYPE_DECK ? [deckOfType(type)] : [],
  ).sort((one, two) => one - two);
  const typesFrom = (origin: number) =>
    EVERY_TYPE.filter((type) => from[type] === origin).map((type) => types[type]!);
  const stationed = typesFrom(OUTPOST);
  return tell.launch(who, galaxies[galaxy]!, [
    ...(paying.length > 0 ? [tell.fromDecks(paying.map((deck) => decks[deck]!))] : []),
    ...(stationed.length > 0 ? [tell.fromOutpost(stationed)] : []),
    ...typesFrom(STAR).map(tell.star),
  ]);
}

interface Coordinating {
  readonly before: Position;
  readonly messages: Messages;
}

function tellCoordinate(
  who: Who,
  { pay }: ActionOf<'coordinate'>,
  { before, messages }: Coordinating,
): string {
  const [one, two] = pay.map((source) => cardAt(before, source) ?? cardOf(0, 0));
  const typed = one! < 16 ? one! : two!;
  const power = messages.tell.power(messages.types[typeOf(typed) as Type]!, one === two);
  return messages.tell.coordinate(who, listOf([one!, two!], messages), power);
}

function tellPlace(who: Who, { top, bottom }: ActionOf<'place'>, messages: Messages): string {
  const { tell } = messages;
  if (top.length === 0) return tell.placeBottom(who, listOf(bottom, messages));
  if (bottom.length === 0) return tell.placeTop(who, listOf(top, messages));
  return tell.place(who, listOf(top, messages), listOf(bottom, messages));
}
