// Requests at any table, in any game: help, rules, history, taking back, a hint, the score.
import { ruleLine } from '@planisphere/core';
import { hintStages, scoreLines } from './advice.ts';
import { frameOf, told } from './screen.ts';
import { notice } from './table-picture.ts';
import type { Turn } from './turn.ts';

export type GeneralWord =
  | 'help'
  | 'log'
  | 'rules'
  | 'about'
  | 'undo'
  | 'takeBack'
  | 'hint'
  | 'score'
  | 'review';

/** Lines to show with the next table. */
export async function answerTo(at: Turn, word: GeneralWord, about: string): Promise<readonly string[]> {
  const { session, console, seat, words } = at;
  const { entry, locale } = session.table;
  const { text } = entry;
  const frame = frameOf(session, seat, { paint: console.paint, width: 80 });
  const view = session.course.viewOf(seat);
  switch (word) {
    case 'help':
      return [...text.commands(view, seat, frame), ...words.help(Object.keys(text.rules).at(-1) ?? '')];
    case 'log':
      return told(session, seat, frame);
    case 'rules':
      return rulesAbout(at, about);
    case 'about':
      return text.about(about, locale) ?? [words.noSuchThing(about)];
    case 'undo':
      return undo(at);
    case 'takeBack':
      return takeBack(at);
    case 'hint':
      return hint(at);
    case 'score':
      return scoreLines(entry, view, frame);
    case 'review':
      return [words.reviewLater];
  }
}

function rulesAbout({ session, words }: Turn, id: string): readonly string[] {
  const { entry, locale } = session.table;
  const { rules } = entry.text;
  const line = (each: string): string => {
    const rule = rules[each];
    return rule === undefined ? words.noSuchRule(each) : ruleLine(each, rule, locale);
  };
  return id === '' ? Object.keys(rules).map(line) : [line(id.toUpperCase())];
}

/** The next stage of the hint for this position; from here on the game counts as assisted, as on the page. */
async function hint(at: Turn): Promise<readonly string[]> {
  const { session, console, seat } = at;
  const { course, table } = session;
  if (at.hint?.at !== course.length || at.hint.seat !== seat) {
    console.tell({ ...notice([], [at.words.thinking]), table: (size) => tableNow(at, size) });
    const frame = frameOf(session, seat, { paint: console.paint, width: 80 });
    const players = table.sitters.length;
    const asking = { entry: table.entry, view: course.viewOf(seat), seat, players, at: course.length };
    at.hint = await hintStages(asking, frame, at.thoughts);
    if (at.hint === undefined) return []; // the player has cancelled it
    session.assist();
  }
  const { hint: given } = at;
  given.told = Math.min(given.told + 1, given.stages.length);
  const more = given.told < given.stages.length ? [console.paint(at.words.moreHint, 'dim')] : [];
  return [...given.stages.slice(0, given.told), ...more];
}

/** The table as this seat sees it, without a question. */
export function tableNow(
  { session, seat, console }: Turn,
  size: { readonly width: number; readonly height?: number },
): readonly string[] {
  const frame = {
    ...frameOf(session, seat, { paint: console.paint, width: size.width }),
    height: size.height,
  };
  return session.table.entry.text.table(session.course.viewOf(seat), frame);
}

function undo({ session, seat, words: said }: Turn): readonly string[] {
  const length = session.course.undoLength(seat);
  if (length === undefined)
    return [session.course.takeBackLength(seat) === undefined ? said.nothingToUndo : said.cannotUndo];
  session.undo(length);
  return [said.takenBack];
}

function takeBack({ session, seat, words: said }: Turn): readonly string[] {
  const free = session.course.undoLength(seat);
  const length = free ?? session.course.takeBackLength(seat);
  if (length === undefined) return [said.nothingToUndo];
  if (free === undefined) session.assist();
  session.undo(length);
  return [said.takenBack];
}
