// The terminal table: shows, asks, answers illegal input with the rule in words, and loses nothing.
import { makeSeat, NOT_YOUR_TURN, ruleLine, type Seat } from '@planisphere/core';
import type { Console } from './console.ts';
import { keyPlayFor } from './keys.ts';
import { frameOf, news, told } from './screen.ts';
import type { Session } from './session.ts';
import { GENERAL, type Words, wordsOf } from './words.ts';

/** How many sentences of what happened fit under the table. */
const MOST_NEWS = 12;

export async function playLoop(session: Session, console: Console): Promise<void> {
  const words = wordsOf(session.table.locale);
  const notes: string[] = [];
  let shown: Seat | undefined;
  for (;;) {
    session.advance();
    for (const { name, kind } of session.troubles.splice(0))
      notes.push(console.paint(kind === 'late' ? words.botLate(name) : words.botFailed(name), 'warn'));
    const { awaiting } = session.course;
    if (awaiting.kind !== 'seats') return showResult(session, console, words);
    const seat = awaiting.seats[0] as Seat;
    if (session.people.length > 1 && seat !== shown && !(await handOver(session, console, seat)))
      return leave(session, words);
    shown = seat;
    showTable(session, console, { seat, notes: notes.splice(0) });
    const left = await turn({ session, console, seat, words, notes });
    if (left) return leave(session, words);
  }
}

/** So that nobody sees another hand: the screen is cleared until the next player is there. */
async function handOver(session: Session, console: Console, seat: Seat): Promise<boolean> {
  const words = wordsOf(session.table.locale);
  console.show([words.handOver(session.table.sitters[seat]?.name ?? '')]);
  return (await console.ask('')) !== undefined;
}

function showTable(session: Session, console: Console, at: { seat: Seat; notes: readonly string[] }): void {
  const { seat, notes } = at;
  const { text } = session.table.entry;
  const frame = frameOf(session, seat, console);
  const view = session.course.viewOf(seat);
  const lately = news(session, seat, frame).slice(-MOST_NEWS);
  const words = wordsOf(session.table.locale);
  console.show([
    ...text.table(view, frame),
    '',
    ...lately.map((line) => console.paint(line, 'dim')),
    ...notes,
    '',
    console.paint(text.prompt(view, seat, frame), 'strong'),
    console.paint(`(${words.helpHint})`, 'dim'),
  ]);
}

interface Turn {
  readonly session: Session;
  readonly console: Console;
  readonly seat: Seat;
  readonly words: Words;
  /** Shown with the next table. */
  readonly notes: string[];
}

/** One line or one gesture of the player; true when they leave. */
async function turn(at: Turn): Promise<boolean> {
  const { console, notes } = at;
  const byKeys = await actByKeys(at);
  if (byKeys !== undefined) {
    if (byKeys === 'left') return true;
    decide(at, byKeys.action);
    return false;
  }
  const typed = await console.ask('> ');
  if (typed === undefined) return true;
  const [first, ...rest] = typed.trim().split(/\s+/);
  const general = GENERAL[(first ?? '').toLowerCase()];
  if (general === 'quit') return true;
  if (general !== undefined) notes.push(...generalAnswer(at, general, rest.join(' ')));
  else if (typed.trim() !== '') act(at, typed);
  return false;
}

/** Undefined when words are better, or the player prefers them. */
async function actByKeys({
  session,
  console,
  seat,
}: Turn): Promise<{ readonly action: unknown } | 'left' | undefined> {
  const { entry, locale } = session.table;
  const view = session.course.viewOf(seat);
  const play = console.isTerminal ? keyPlayFor(entry.text, { view, seat, locale }) : undefined;
  if (play === undefined) return undefined;
  for (;;) {
    console.show(play.lines(frameOf(session, seat, console)));
    const key = await console.key();
    if (key === undefined) return 'left';
    const pressed = play.press(key);
    if (pressed !== undefined) return pressed === 'words' ? undefined : pressed;
  }
}

function act(at: Turn, typed: string): void {
  const { session, console, seat, words, notes } = at;
  const { game, text } = session.table.entry;
  const view = session.course.viewOf(seat);
  const event = game.notation.parseEvent(`${makeSeat(seat)} ${text.expand(typed, view, seat)}`);
  if (!event.ok || event.value.by === 'chance') {
    notes.push(
      console.paint(words.notUnderstood(typed), 'warn'),
      ...text.commands(view, seat, frameOf(session, seat, console)),
    );
    return;
  }
  decide(at, event.value.action);
}

/** Does it, or says why it cannot be done: what exactly is wrong where the game can tell, and the rule. */
function decide({ session, console, seat, words, notes }: Turn, action: unknown): void {
  const { entry, locale } = session.table;
  const why = entry.text.whyNot?.(session.course.viewOf(seat), { seat, action }, locale);
  const refusal = session.decide(seat, action);
  if (refusal === undefined) return;
  const rule = entry.text.rules[refusal.rule];
  if (refusal.rule === NOT_YOUR_TURN || rule === undefined) {
    notes.push(console.paint(words.notYourTurn, 'warn'));
    return;
  }
  if (why !== undefined) notes.push(console.paint(why, 'warn'));
  notes.push(console.paint(ruleLine(refusal.rule, rule, locale), 'warn'));
}

function generalAnswer(at: Turn, word: string, about: string): readonly string[] {
  const { session, console, seat, words } = at;
  const { text } = session.table.entry;
  const frame = frameOf(session, seat, console);
  const view = session.course.viewOf(seat);
  switch (word) {
    case 'help':
      return [...text.commands(view, seat, frame), ...words.help(Object.keys(text.rules).at(-1) ?? '')];
    case 'log':
      return told(session, seat, frame);
    case 'rules':
      return rulesAbout(at, about);
    case 'about':
      return text.about(about, session.table.locale) ?? [words.noSuchThing(about)];
    case 'undo':
      return undo(at);
    default:
      return takeBack(at);
  }
}

function rulesAbout({ session, words }: Turn, id: string): readonly string[] {
  const { rules } = session.table.entry.text;
  const line = (each: string): string => {
    const rule = rules[each];
    return rule === undefined ? words.noSuchRule(each) : ruleLine(each, rule, session.table.locale);
  };
  return id === '' ? Object.keys(rules).map(line) : [line(id.toUpperCase())];
}

function undo({ session, seat, words }: Turn): readonly string[] {
  const length = session.course.undoLength(seat);
  if (length === undefined)
    return [session.course.takeBackLength(seat) === undefined ? words.nothingToUndo : words.cannotUndo];
  session.undo(length);
  return [words.takenBack];
}

function takeBack({ session, seat, words }: Turn): readonly string[] {
  const free = session.course.undoLength(seat);
  const length = free ?? session.course.takeBackLength(seat);
  if (length === undefined) return [words.nothingToUndo];
  if (free === undefined) session.assisted = true;
  session.undo(length);
  return [words.takenBack];
}

function leave(session: Session, words: Words): void {
  session.save();
  process.stdout.write(`\n${words.saved(session.table.file)}\n`);
}

function showResult(session: Session, console: Console, words: Words): void {
  const { entry, seed } = session.table;
  const seat = session.people[0] ?? 0;
  const frame = frameOf(session, seat, console);
  console.show([
    ...entry.text.table(session.course.state, frame),
    '',
    ...entry.text.result(session.course.state, frame),
    '',
    words.welcome(entry.text.title[session.table.locale], seed),
    ...(session.assisted ? [words.assisted] : []),
    words.finished(session.table.file),
  ]);
}
