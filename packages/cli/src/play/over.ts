// A finished game: its result, and what the player can still look at. The result stays on the ordinary screen
// afterwards.

import { wrappedAll } from '../screen/words.ts';
import { reviewLines } from './advice.ts';
import { answerTo, type GeneralWord } from './answers.ts';
import { frameOf } from './screen.ts';
import { notice } from './table-picture.ts';
import type { Turn } from './turn.ts';
import { GENERAL } from './words.ts';

const AFTERWARDS: readonly (string | undefined)[] = ['log', 'rules', 'about'] satisfies GeneralWord[];

export async function overLoop(at: Turn): Promise<void> {
  const { session, console, words, notes } = at;
  const { entry, seed, locale, file } = session.table;
  at.seat = session.people[0] ?? 0;
  const frame = frameOf(session, at.seat, { paint: console.paint, width: 80 });
  const result = (width: number): readonly string[] =>
    entry.text.result(session.course.state, { ...frame, width });
  const facts = [
    words.welcome(entry.text.title[locale], seed),
    ...(session.assisted ? [words.assisted] : []),
    words.finished(file),
  ];
  const table = (size: { readonly width: number; readonly height?: number }): readonly string[] =>
    entry.text.table(session.course.state, { ...frame, ...size });
  if (!console.isTerminal)
    return console.leaveWith([...table({ width: 100 }), '', ...result(100), '', ...facts]);
  let reading: 'result' | 'table' = 'result';
  for (;;) {
    const typed = await console.ask({
      ...notice([], [words.overPrompt]),
      table: reading === 'table' ? table : ({ width }) => wrappedAll([...result(width), '', ...facts], width),
      notes: notes.splice(0),
    });
    if (typed === 'left' || typed === 'changed' || !('line' in typed)) break;
    const [first = '', ...rest] = typed.line.trim().toLowerCase().split(/\s+/);
    const word: string | undefined = GENERAL[first];
    if (first === '' || word === 'quit') break;
    reading = 'result';
    if (word === 'review') await readReview(at);
    else if (word === 'score') reading = 'result';
    else if (word === 'table') reading = 'table';
    else if (AFTERWARDS.includes(word))
      notes.push(...(await answerTo(at, word as GeneralWord, rest.join(' '))));
    else notes.push(words.overPrompt);
  }
  console.leaveWith([...result(console.width), '', ...facts]);
}

async function readReview({ session, console, thoughts, words, seat }: Turn): Promise<void> {
  const frame = frameOf(session, seat, { paint: console.paint, width: 80 });
  const { course, table, record } = session;
  const lines = await reviewLines({ course, entry: table.entry, record }, frame, {
    thoughts,
    onProgress: (percent) => console.tell(notice([], [words.reviewing(percent)])),
  });
  if (lines !== undefined) await console.read(lines);
}
