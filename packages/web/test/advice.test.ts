// Hints: the rest of a followed line, the place of the card, and how a hint goes on, through dialogs too, or steps
// aside.
import type { Coach, Moment } from '@planisphere/bots/review';
import { createDealer, type Decision, type EventOf, newCourse } from '@planisphere/core';
import { type Action, type Stellarion, stellarion } from '@planisphere/stellarion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../src/games/stellarion/desk.ts';
import { hinting } from '../src/games/stellarion/hint.ts';
import { payingWith } from '../src/games/stellarion/paying.ts';
import { openSession, type StellarionSession } from '../src/games/stellarion/session.ts';
import { restOf } from '../src/table/advice/follow.ts';
import { firstOwn } from '../src/table/advice/guide.ts';
import { numbered } from '../src/table/advice/numbered.ts';
import { arrowBetween, besideBar, numberAboveTag, numberAt, placeFor } from '../src/table/advice/placing.ts';
import type { Hint, Progress, Standing, TableSource, UndoAnswer } from '../src/table/play.ts';
import { provideScreens, type Screens } from '../src/table/screens.ts';

vi.mock('../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/table/travel.ts', () => ({ showMoves: async (_: unknown, commit: () => void) => commit() }));
vi.mock('../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));

type Event = EventOf<Stellarion>;
const DONE: Event = { by: 0, action: { kind: 'done' } };
const PROVE: Event = { by: 0, action: { kind: 'prove' } };
const SHOW: Event = { by: 'chance', outcome: { kind: 'show', deck: 0, card: 1 } };

describe('a line that is followed', () => {
  const line = [PROVE, DONE];

  it('goes on with what is left of it', () => {
    expect(restOf<Stellarion>({ line, since: [], seat: 0 })).toEqual(line);
    expect(restOf<Stellarion>({ line, since: [{ ...PROVE }], seat: 0 })).toEqual([DONE]);
    expect(restOf<Stellarion>({ line, since: line, seat: 0 })).toEqual([]);
  });

  it('is left by anything else, and by whatever is learned on the way', () => {
    expect(restOf<Stellarion>({ line, since: [DONE], seat: 0 })).toBeUndefined();
    expect(restOf<Stellarion>({ line, since: [...line, PROVE], seat: 0 })).toBeUndefined();
    expect(restOf<Stellarion>({ line, since: [PROVE, SHOW], seat: 0 })).toBeUndefined();
    expect(restOf<Stellarion>({ line, since: [...line, SHOW], seat: 0 })).toEqual([]);
  });

  it('stays while others answer at the same time', () => {
    expect(restOf<Stellarion>({ line, since: [{ ...DONE, by: 1 }, PROVE], seat: 0 })).toEqual([DONE]);
  });

  it('is told by the first action that the other line does not have', () => {
    expect(firstOwn(['a', 'b', 'c'], ['a'])).toBe(1);
    expect(firstOwn(['a', 'b', 'c'], ['a'], (each) => each === 'c')).toBe(2);
    expect(firstOwn(['a', 'b'], ['a', 'b'])).toBe(0);
    expect(firstOwn(['a', 'b', 'b'], ['a', 'b', 'c'])).toBe(2);
  });
});

describe('the card of a hint', () => {
  const room = { screen: { width: 390, height: 844 }, card: { width: 366, height: 200 }, top: 48 };
  const hides = (kept: { x: number; y: number; width: number; height: number }): boolean => {
    const { y } = placeFor({ ...room, kept: [kept] });
    return y < kept.y + kept.height && kept.y < y + room.card.height;
  };

  it('hides nothing of what it speaks of', () => {
    expect(hides({ x: 20, y: 700, width: 80, height: 110 })).toBe(false);
    expect(hides({ x: 20, y: 100, width: 80, height: 110 })).toBe(false);
  });

  it('hides no number of what it touches', () => {
    const place = { x: 10, y: 300, width: 90, height: 130 };
    expect(numberAt(place, undefined)).toEqual({ x: 96, y: 426 });
    expect(numberAt(place, { x: 12, y: 440, width: 366, height: 188 })).toEqual({ x: 96, y: 426 });
    expect(numberAt(place, { x: 12, y: 432, width: 366, height: 188 })).toEqual({ x: 14, y: 304 });
  });

  it('leaves the tags of a review readable', () => {
    expect(numberAboveTag({ x: 10, y: 300, width: 50, height: 80 })).toEqual({ x: 56, y: 360 });
    expect(numberAboveTag({ x: 10, y: 300, width: 50, height: 30 })).toEqual({ x: 56, y: 315 });
  });

  it('stays on a screen whose bar is a rail', () => {
    const screen = { width: 844, height: 390 };
    const bar = { x: 0, y: 0, width: 50, height: 390 };
    const card = { width: 440, height: 180 };
    // The card must fit wherever the thing to be seen is.
    for (const y of [10, 200])
      for (const x of [60, 400, 700]) {
        const kept = [{ x, y, width: 120, height: 170 }];
        const spot = placeFor({ screen, card, ...besideBar(bar), kept });
        expect(spot.x).toBeGreaterThanOrEqual(bar.width);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.y + card.height).toBeLessThanOrEqual(screen.height);
      }
  });

  it('rather hides what is looked at than what is pressed', () => {
    const looked = [
      { x: 12, y: 60, width: 366, height: 160 },
      { x: 12, y: 330, width: 366, height: 180 },
      { x: 12, y: 560, width: 366, height: 160 },
    ];
    const pressed = { x: 12, y: 770, width: 366, height: 60 };
    const { y } = placeFor({ ...room, kept: looked, pressed: [pressed] });
    expect(y + room.card.height).toBeLessThanOrEqual(pressed.y);
  });

  it('leaves what is asked of the player readable, and rather what it marks', () => {
    const prompt = { x: 12, y: 640, width: 366, height: 60 };
    const low = placeFor({ ...room, kept: [{ x: 20, y: 100, width: 80, height: 110 }], asked: [prompt] });
    expect(low.y + room.card.height).toBeLessThanOrEqual(prompt.y);
    const marks = [
      { x: 12, y: 60, width: 366, height: 380 },
      { x: 12, y: 720, width: 366, height: 112 },
    ];
    const tight = placeFor({ ...room, kept: marks, asked: [prompt] });
    expect(tight.y).toBeGreaterThanOrEqual(440);
    expect(tight.y + room.card.height).toBeLessThanOrEqual(720);
  });

  it('lies between two places where that is the only room', () => {
    const wide = { x: 12, width: 366 };
    const [above, below] = [
      { ...wide, y: 60, height: 190 },
      { ...wide, y: 480, height: 352 },
    ];
    const { y } = placeFor({ ...room, kept: [above, below] });
    expect(y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(y + room.card.height).toBeLessThanOrEqual(below.y);
  });

  it('lies below where nothing has to be seen', () => {
    expect(placeFor({ ...room, kept: [] }).y).toBe(844 - 200 - 12);
  });

  it('draws an arrow from edge to edge', () => {
    const box = { y: 0, width: 20, height: 20 };
    expect(arrowBetween({ ...box, x: 0 }, { ...box, x: 100 })).toMatch(/^M20 10Q.* 94 10$/);
  });
});

describe('the numbers of a hint', () => {
  const named = (place: string) => ({ place, as: 'named' as const });
  const references = [
    { phrase: 'Slot 1', marks: [named('tel-1')] },
    { phrase: 'Slot 11', marks: [named('tel-11')] },
    { phrase: 'Cloud 4', marks: [named('hand-0'), named('row-4')] },
    { phrase: 'Moon 2', marks: [named('hand-1')] },
  ];

  it('stand beside what is named, in the order of the words, and on what is marked', () => {
    const marks = [
      { place: 'hand-0', as: 'from' as const },
      { place: 'tel-11', as: 'to' as const },
      { place: 'go', as: 'to' as const },
    ];
    const told = numbered('Put Cloud 4 in slot 11. Moon 2 follows.', marks, { references });
    expect(told.parts.map(({ words, number }) => [words, number])).toEqual([
      ['Put ', undefined],
      ['Cloud 4', 1],
      [' in ', undefined],
      ['slot 11', 2],
      ['. Moon 2 follows.', undefined],
    ]);
    expect(told.marks.map(({ place, number }) => [place, number])).toEqual([
      ['hand-0', 1],
      ['tel-11', 2],
      ['go', undefined],
    ]);
  });

  it('are not given to a card of the same name elsewhere, nor to what is not marked', () => {
    const told = numbered('Cloud 4 in slot 1.', [{ place: 'row-4', as: 'look' }], { references });
    expect(told.parts.filter(({ number }) => number !== undefined)).toEqual([
      { words: 'Cloud 4', number: 1, marks: [{ place: 'row-4', as: 'look' }] },
    ]);
  });

  it('are not given to what only the line of the comparison names', () => {
    const words = 'Two points more than with the next best, Cloud 4 in slot 1.';
    const marks = [{ place: 'hand-0', as: 'look' as const }];
    const told = numbered(words, marks, { references, next: 'Cloud 4 in slot 1' });
    expect(told.parts.filter(({ number }) => number !== undefined)).toEqual([]);
    expect(told.marks).toEqual(marks);
  });
});

const DEALER = createDealer('slow');

/** A table that answers at once, and gives the test's hint. */
class Table implements TableSource<Stellarion> {
  course = newCourse<Stellarion>(stellarion, { stars: 1, expansions: [], track: 'standard' }, 1).settle(
    DEALER,
  );
  given: Hint<Stellarion> | undefined;

  now(): Standing<Stellarion> {
    const { awaiting, state } = this.course;
    const awaited = awaiting.kind === 'seats' ? awaiting.seats : [];
    return { view: state, awaited, undo: 'free', optional: [], over: false, assisted: false, commitment: '' };
  }

  async decide(event: Decision<Action>): Promise<Progress<Stellarion>> {
    const at = this.course.length;
    this.course = this.course.with(event).settle(DEALER);
    return { steps: this.course.stepsSince(at, 0), standing: this.now() };
  }

  async undo(): Promise<UndoAnswer<Stellarion>> {
    const last = this.course.events.findLastIndex(({ by }) => by === 0);
    this.course = this.course.undo(last);
    return { ...(await this.look()), undone: 'free' };
  }

  think = async () => undefined;
  hint = async () => this.given;
  seed = async () => undefined;
  look = async () => ({
    standing: this.now(),
    history: { start: this.course.startFor(0), steps: this.course.stepsSince(0, 0) },
  });
}

/** Ships that search for a card, and another way to pay. */
function searching(state: Stellarion['position']) {
  const legal = [...stellarion.legal(state, 0)];
  const pays = legal.filter((action) => action.kind === 'coordinate');
  for (const pay of pays) {
    const after = stellarion.apply(state, { by: 0, action: pay });
    const search = [...stellarion.legal(after, 0)].find(({ kind }) => kind === 'search');
    const other = pays.find((each) => each !== pay);
    if (search?.kind === 'search' && other !== undefined) return { pay, search, other };
  }
  return undefined;
}

describe('where a hint at a Stellarion table points', () => {
  const parsed = (gamma = 'SgSgNgTgTgPgPg', discard = '-'): Stellarion['position'] => {
    const read = stellarion.notation.parse(
      `solo A turn ^Ta(SaSaNaNaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Ng(${gamma})/^Pd(SdSdNdNdTdTdPd)/^Sg(SaSaSbSbSgSdSd)/^Na(NaNbNbNgNgNdNd)/^Tb(TaTaTbTgTgTdTd)/^Pd(PaPaPbPbPgPgPd) -/-/${discard}/-/-/-/-/- - aabbggdd - *1 - - -`,
    );
    if (!read.ok) throw new Error(read.fault.message);
    return read.value;
  };
  const line: readonly Action[] = [
    { kind: 'coordinate', pay: [2, 5] },
    { kind: 'recover', deck: 2, cards: [9] },
  ];

  it('is at the discard, or at the cards that pay while the discard has none of those to recover', () => {
    expect(hinting.keyOf(line, [], parsed())).toBe(0);
    expect(hinting.keyOf(line, [], parsed('SgSgNgTgPgPg', 'Tg'))).toBe(0);
    expect(hinting.keyOf(line, [], parsed('SgSgTgTgPgPg', 'Ng'))).toBe(1);
  });

  it('is wherever the card lies that tells two Launches to one galaxy apart', () => {
    const desk = { scene: { value: parsed() } } as Desk;
    // The planet of Delta shows twice.
    const launch = { kind: 'launch', galaxy: 3, from: [3, 3, 3, 0], voyage: 3 } as const;
    const places = (other: readonly Action[]) =>
      hinting.lookFor(desk, launch, other).map(({ place }) => place);
    expect(places([{ ...launch, from: [3, 3, 3, 1] }])).toEqual(['deck-3', 'deck-7']);
    expect(places([{ kind: 'coordinate', pay: [3, 7] }])).toEqual(['voyages-3', 'voyages']);
  });
});

describe('a hint at a Stellarion table', () => {
  let table: Table;
  let session: StellarionSession;
  let desk: Desk;
  let found: NonNullable<ReturnType<typeof searching>>;
  const report = vi.fn();
  const places = () => desk.hints.shown.value?.marks.map(({ place }) => place);

  beforeEach(async () => {
    const coach: Coach = {
      claims: () => [],
      review: () => [],
      where: () => 'Look there.',
      what: () => 'Do that.',
      ask: ({ events, taken }) => (taken === 0 ? 'Do that.' : `Then do ${events.slice(taken).join()}.`),
      why: () => 'Because. 80 % to win; 70 % with that.',
      reasons: () => 'Because.',
      other: () => 'that',
    };
    provideScreens({ stellarion: { coach: async () => coach } } as object as Screens);
    report.mockReset();
    vi.stubGlobal('reportError', report);
    table = new Table();
    for (let turn = 0; searching(table.course.state) === undefined && turn < 40; turn++) {
      const [action] = stellarion.legal(table.course.state, 0);
      table.course = table.course.with({ by: 0, action: action! }).settle(DEALER);
    }
    found = searching(table.course.state)!;
    const { pay, search, other } = found;
    const line = [pay, search].map((action) => ({ by: 0 as const, action }));
    const text = (events: readonly Event[]) => events.map((event) => stellarion.notation.makeEvent(event));
    const best = { events: text(line), value: 0.8 };
    const moment: Moment = {
      ...{ seat: 0, from: 0, to: 0, grade: 'good', lost: false, even: false },
      ...{ unit: 'chance', gap: 0.1, gapError: 0, parts: [] },
      ...{ played: best, best, other: { events: text([{ by: 0, action: other }]), value: 0.7 } },
    };
    table.given = { action: pay, line, moment };
    session = openSession({
      table: { id: 'hint', game: 'stellarion', seats: [{ name: 'Ada' }], options: {} },
      standing: table.now(),
      source: table,
      viewer: 0,
      spectating: false,
      past: table.course.stepsSince(0, 0).map((step) => ({ ...step, before: step.view })),
    });
    ({ desk } = session);
    await desk.hints.ask();
  });

  const sources = (): readonly string[] =>
    found.pay.pay.map((source) => (source < 8 ? `deck-${source}` : `outpost-${source - 8}`));

  afterEach(() => {
    expect(report.mock.calls).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('says where to look, then what, then why', async () => {
    expect(desk.hints.shown.value).toMatchObject({ stage: 1, words: 'Look there.' });
    expect(places()).toEqual([`deck-${found.search.deck}`, `tile-${found.search.deck}`]);
    expect(desk.holding.value.picked).toEqual([]);
    expect(session.said.value).toBe('Hint 1 of 3: Look there.');
    await desk.hints.ask();
    expect(desk.hints.shown.value).toMatchObject({ stage: 2, words: 'Do that.' });
    expect(desk.holding.value.picked).toEqual(found.pay.pay);
    expect(places()).toEqual([...sources(), 'act-coordinate']);
    await desk.hints.ask();
    expect(desk.hints.shown.value).toMatchObject({
      ...{ stage: 3, words: 'Because. 80 % to win; 70 % with that.' },
      // The part has no numbers: the bars show them.
      parts: [{ words: 'Because.' }],
    });
    await desk.hints.ask();
    expect(desk.hints.shown.value?.stage).toBe(3);
    expect(session.standing.value.assisted).toBe(true);
  });

  it('leads through the dialog, press by press', async () => {
    const { pay, search } = found;
    await desk.hints.ask();
    desk.press({ at: 'offer', action: pay });
    expect(desk.panel.value).toBe('search');
    expect(places()).toEqual([`tile-${search.deck}`]);
    const next = stellarion.notation.makeEvent({ by: 0, action: search });
    expect(session.said.value).toBe(`Hint 2 of 3: Then do ${next}.`);
    expect(desk.hints.shown.value?.words).toBe(`Then do ${next}.`);
    desk.press({ at: 'deck', deck: search.deck });
    expect(places()).toEqual([`face-${search.card}`]);
    desk.press({ at: 'face', card: search.card });
    expect(places()).toEqual(['act-confirm']);
    desk.press({ at: 'confirm' });
    await vi.waitFor(() => expect(session.mayAct).toBe(true));
    expect(desk.hints.shown.value).toBeUndefined();
  });

  it('asks in the words of the coach where there was nothing to compare', async () => {
    desk.hints.dismiss();
    const { action, line } = table.given!;
    table.given = { action, line };
    await desk.hints.ask();
    expect(desk.hints.shown.value).toMatchObject({ stage: 2, last: 2, words: 'Do that.' });
  });

  it('steps aside for other cards, and comes back with its own', async () => {
    await desk.hints.ask();
    const stranger = [0, 1, 2, 3, 4, 5, 6, 7].find((deck) => !found.pay.pay.includes(deck))!;
    desk.press({ at: 'source', source: stranger });
    expect(desk.hints.shown.value).toBeUndefined();
    desk.press({ at: 'source', source: stranger });
    expect(desk.hints.shown.value?.stage).toBe(2);
    desk.press({ at: 'source', source: stranger });
    await desk.hints.ask();
    expect(desk.hints.shown.value?.stage).toBe(2);
    expect(desk.holding.value.picked).toEqual(found.pay.pay);
  });

  it('is seen when it is asked for with another card in the hand', async () => {
    const { pay, other } = found;
    const own = payingWith(pay) ?? [];
    const strange = payingWith(other)!.find((source) => !own.includes(source))!;
    desk.press({ at: 'source', source: strange });
    await desk.hints.ask();
    expect(desk.hints.shown.value?.stage).toBe(1);
    expect(desk.holding.value.picked).toEqual([]);
  });

  it('is forgotten when something else is done, and taking that back does not bring it back', async () => {
    await session.decide(found.other);
    expect(desk.hints.shown.value).toBeUndefined();
    await session.undo();
    expect(desk.hints.shown.value).toBeUndefined();
    expect(session.advice.now.value).toBeUndefined();
  });

  it('stands for the step again that was taken back', async () => {
    await session.decide(found.pay);
    expect(places()).toEqual([`deck-${found.search.deck}`, `tile-${found.search.deck}`]);
    await session.undo();
    expect(desk.hints.shown.value?.stage).toBe(1);
  });

  it('plays the step that it shows', async () => {
    await desk.hints.ask();
    desk.hints.take();
    expect(desk.holding.value.plan).toEqual([found.pay]);
    desk.hints.take();
    const taken = () => table.course.events.filter(({ by }) => by === 0).slice(-2);
    await vi.waitFor(() => expect(taken()).toEqual(table.given!.line));
    await vi.waitFor(() => expect(session.mayAct).toBe(true));
  });

  it('is gone when it is closed', () => {
    desk.hints.dismiss();
    expect(desk.hints.shown.value).toBeUndefined();
  });
});
