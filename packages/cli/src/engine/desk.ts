// The engine without its thinking: its current position, and every request that is answered at once. A fault is an
// answer, not an exception.
import {
  type Course,
  checkedNext,
  courseFrom,
  createDealer,
  type Dealer,
  type Decoded,
  drawOutcome,
  fail,
  failWithin,
  type Game,
  type GameTypes,
  type Locale,
  makeSeat,
  newCourse,
  ok,
  parseSeat,
  recordedResult,
  type Seat,
  type Viewer,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import type { Apply, ChanceRequest, Check, Legal, Setup, ViewRequest } from './requests.ts';

/** The fields of an answer besides its kind and the id of its request. */
export type Fields = Readonly<Record<string, unknown>>;

interface Standing {
  readonly course: Course<GameTypes>;
  readonly dealer: Dealer | undefined;
}

export class Desk {
  readonly #entry: Entry;
  lang: Locale = 'en';
  #standing: Standing | undefined;

  constructor(entry: Entry) {
    this.#entry = entry;
  }

  get game(): Game {
    return this.#entry.game;
  }

  /** The current course, after `setup`. */
  get course(): Decoded<Course<GameTypes>> {
    const standing = this.#needStanding();
    return standing.ok ? ok(standing.value.course) : standing;
  }

  setup(request: Setup): Decoded<Fields> {
    const started = this.#start(request);
    if (!started.ok) return started;
    const dealer = request.seed === undefined ? undefined : createDealer(request.seed);
    return this.#play({ course: started.value, dealer }, request.events);
  }

  #start({ position, options, players }: Setup): Decoded<Course<GameTypes>> {
    const { game } = this;
    if (position !== undefined) {
      const parsed = game.notation.parse(position);
      return parsed.ok ? ok(courseFrom(game, parsed.value)) : failWithin('position', parsed.fault);
    }
    const decoded = game.decodeOptions(options);
    if (!decoded.ok) return failWithin('options', decoded.fault);
    const { min, max } = game.players;
    const seats = players ?? min;
    if (seats < min || seats > max)
      return fail('wrong-players', 'players', `${game.id} is for ${min} to ${max} players.`);
    return ok(newCourse(game, decoded.value, seats));
  }

  apply({ events }: Apply): Decoded<Fields> {
    const standing = this.#needStanding();
    return standing.ok ? this.#play(standing.value, events) : standing;
  }

  /** All of them or none: if one is impossible, the engine's position stays. */
  #play({ course: from, dealer }: Standing, events: readonly string[]): Decoded<Fields> {
    let course = from;
    for (const [index, text] of events.entries()) {
      const next = checkedNext(course, text, dealer);
      if (!next.ok) return failWithin(`events[${index}]`, next.fault);
      course = next.value;
    }
    this.#standing = { course, dealer };
    return ok(standingOf(course));
  }

  /** Text that is no event is a fault; an impossible event gets an answer with the rule. */
  check({ event }: Check): Decoded<Fields> {
    const standing = this.#needStanding();
    if (!standing.ok) return standing;
    const { course, dealer } = standing.value;
    const parsed = this.game.notation.parseEvent(event);
    if (!parsed.ok) return failWithin('event', parsed.fault);
    const next = checkedNext(course, event, dealer);
    if (next.ok) return ok({ legal: true });
    const { code, message } = next.fault;
    const rule = this.#entry.text.rules[code];
    return ok({ legal: false, rule: code, message: rule?.[this.lang] ?? message });
  }

  legal({ seat: letter, limit }: Legal): Decoded<Fields> {
    const asked = this.awaitedSeat(letter);
    if (!asked.ok) return asked;
    const { view, seat } = asked.value;
    const events: string[] = [];
    for (const action of this.game.legal(view, seat)) {
      if (events.length === limit) return ok({ events, complete: false });
      events.push(this.game.notation.makeEvent({ by: seat, action }));
    }
    return ok({ events, complete: true });
  }

  view({ as }: ViewRequest): Decoded<Fields> {
    const standing = this.#needStanding();
    if (!standing.ok) return standing;
    const { course } = standing.value;
    const eyes = as === 'all' || as === 'table' ? as : (parseSeat(as) as Viewer);
    if (typeof eyes === 'number' && eyes >= (course.players ?? this.game.players.max))
      return fail('no-such-seat', 'as', 'Nobody sits there.');
    return ok({ position: this.game.notation.make(course.viewOf(eyes)) });
  }

  chance({ deal }: ChanceRequest): Decoded<Fields> {
    const standing = this.#needStanding();
    if (!standing.ok) return standing;
    const { course, dealer } = standing.value;
    const { awaiting } = course;
    const { makeEvent } = this.game.notation;
    if (deal === undefined) {
      if (awaiting.kind !== 'chance') return fail('no-chance-due', '', 'Nothing is dealt here.');
      const outcomes = awaiting.outcomes.map(({ outcome, weight }) => ({
        event: makeEvent({ by: 'chance', outcome }),
        weight,
      }));
      return ok({ outcomes });
    }
    if (dealer === undefined)
      return fail('no-seed', '', 'The engine deals only for a game that was set up with a seed.');
    const dealt = deal === 'all' ? course.settle(dealer) : dealtOnce(course, dealer);
    this.#standing = { course: dealt, dealer };
    return ok({ events: dealt.events.slice(course.length).map(makeEvent), ...standingOf(dealt) });
  }

  /** The requested seat, or the first for which the game waits, with its view. */
  awaitedSeat(letter: string | undefined): Decoded<{ readonly seat: Seat; readonly view: unknown }> {
    const standing = this.#needStanding();
    if (!standing.ok) return standing;
    const { course } = standing.value;
    const { awaiting } = course;
    if (awaiting.kind === 'over') return fail('game-over', '', 'The game is over.');
    if (awaiting.kind === 'chance') return fail('chance-due', '', 'Something is dealt first.');
    const seat = letter === undefined ? awaiting.seats[0] : parseSeat(letter);
    if (seat === undefined || ![...awaiting.seats, ...awaiting.optional].includes(seat))
      return fail('not-your-turn', 'seat', 'The game does not wait for this seat.');
    return ok({ seat, view: course.viewOf(seat) });
  }

  #needStanding(): Decoded<Standing> {
    return this.#standing === undefined
      ? fail('no-setup', '', 'Nothing is set up: send setup first.')
      : ok(this.#standing);
  }
}

function dealtOnce(course: Course<GameTypes>, dealer: Dealer): Course<GameTypes> {
  const { awaiting } = course;
  if (awaiting.kind !== 'chance') return course;
  return course.with({ by: 'chance', outcome: drawOutcome(awaiting, dealer.at(course.chances)) });
}

function standingOf({ awaiting, length }: Course<GameTypes>): Fields {
  if (awaiting.kind === 'over') return { length, awaiting: 'over', ...recordedResult(awaiting.result) };
  if (awaiting.kind === 'chance') return { length, awaiting: 'chance' };
  const { seats, optional } = awaiting;
  return { length, awaiting: 'seats', seats: seats.map(makeSeat), optional: optional.map(makeSeat) };
}
