// The terminal table: shows, asks, answers illegal input with the rule in words, and loses nothing.
import { makeSeat, NOT_YOUR_TURN, ruleLine, type Seat } from '@planisphere/core';
import type { Console } from '../screen/console.ts';
import { answerTo, tableNow } from './answers.ts';
import { overLoop } from './over.ts';
import { frameOf } from './screen.ts';
import type { Session } from './session.ts';
import { notice, tablePicture } from './table-picture.ts';
import { LEFT, Thoughts } from './thoughts.ts';
import type { Turn } from './turn.ts';
import { GENERAL, wordsOf } from './words.ts';

export async function playLoop(session: Session, console: Console): Promise<void> {
  const thoughts = new Thoughts(console);
  try {
    await turns(session, console, thoughts);
  } finally {
    await thoughts.close();
  }
}

async function turns(session: Session, console: Console, thoughts: Thoughts): Promise<void> {
  const words = wordsOf(session.table.locale);
  const notes = resumeNotes(session);
  const at: Turn = { session, console, thoughts, seat: 0, words, notes, hint: undefined };
  let shown: Seat | undefined;
  for (;;) {
    if ((await session.advance(thoughts, (name) => tellThought(at, name))) === LEFT) return leave(at);
    for (const { name, kind } of session.troubles.splice(0))
      at.notes.push(console.paint(kind === 'late' ? words.botLate(name) : words.botFailed(name), 'warn'));
    const { awaiting } = session.course;
    if (awaiting.kind !== 'seats') return overLoop(at);
    const seat = awaiting.seats[0] as Seat;
    if (session.people.length > 1 && seat !== shown && !(await handOver(session, console, seat)))
      return leave(at);
    shown = seat;
    at.seat = seat;
    if (await turn(at)) return leave(at);
  }
}

/** A bot may think for a while: meanwhile the screen says whose turn it is, under the latest events. */
function tellThought(at: Turn, name: string): void {
  const { session, console, words } = at;
  if (!console.isTerminal) return;
  const thought = notice([], [words.botThinks(name)]);
  const [alone, ...others] = session.people;
  // If several people share the screen, it shows no hand while it passes from one to the next.
  if (alone === undefined || others.length > 0) console.tell(thought);
  else console.tell({ ...thought, table: (size) => tableNow({ ...at, seat: alone }, size) });
}

/** The progress of a resumed game. */
function resumeNotes({ course, table }: Session): string[] {
  // A finished game is only shown.
  const isUnderWay = course.length > 0 && course.awaiting.kind !== 'over';
  return !isUnderWay ? [] : [wordsOf(table.locale).resumed(course.length)];
}

/** Clears the screen until the next player is there, so that nobody sees another hand. */
async function handOver(session: Session, console: Console, seat: Seat): Promise<boolean> {
  const words = wordsOf(session.table.locale);
  const typed = await console.ask(notice([], [words.handOver(session.table.sitters[seat]?.name ?? '')]));
  return typed !== 'left';
}

/** Handles one line, choice or gesture of the player; true if they leave. */
async function turn(at: Turn): Promise<boolean> {
  const typed = await at.console.ask(tablePicture(at));
  if (typed === 'left') return true;
  if (typed === 'changed') return false;
  if ('action' in typed) {
    decide(at, typed.action);
    return false;
  }
  const [first, ...rest] = typed.line.trim().split(/\s+/);
  const general = GENERAL[(first ?? '').toLowerCase()];
  if (general === 'quit') return true;
  if (general === 'table') return false; // it is already shown
  if (general !== undefined) at.notes.push(...(await answerTo(at, general, rest.join(' '))));
  else if (typed.line.trim() !== '') act(at, typed.line);
  return false;
}

function act(at: Turn, typed: string): void {
  const { session, console, seat, words, notes } = at;
  const { game, text } = session.table.entry;
  const view = session.course.viewOf(seat);
  const event = game.notation.parseEvent(`${makeSeat(seat)} ${text.expand(typed, view, seat)}`);
  if (!event.ok || event.value.by === 'chance') {
    notes.push(
      console.paint(words.notUnderstood(typed), 'warn'),
      ...text.commands(view, seat, frameOf(session, seat, { paint: console.paint, width: 80 })),
    );
    return;
  }
  decide(at, event.value.action);
}

/** Carries it out, or says why not: what exactly is wrong if the game can tell, and the rule. */
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

function leave({ session, console, words }: Turn): void {
  session.save();
  console.leaveWith([words.saved(session.table.file)]);
}
