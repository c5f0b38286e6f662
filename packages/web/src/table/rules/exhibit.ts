// An example that shows a rule is a chapter of a study: a position and what is played from there, with a remark for
// each step. This turns it into pictures, step by step. It draws nothing itself, so that it can be read without a page.
import type { Game, GameTypes, Seat, Translated } from '@planisphere/core';
import type { FileChapter, FileLine, StudyFile } from '@planisphere/protocol/study';

/** One step of an example. */
export interface Scene {
  readonly rule: string;
  readonly line: string;
  /** The part of the table; `puzzle` is what a small picture of a position shows. */
  readonly show: string;
  readonly held: string;
  readonly say: Translated;
  /** The player whose part of the table it is; without it, the first. */
  readonly seat?: Seat;
}

/** What a picture needs of a step. */
export type Drawn = Omit<Scene, 'rule' | 'say'>;

/** By rule, step by step. */
export function examplesOf<T extends GameTypes>(
  game: Game<T>,
  { chapters }: StudyFile,
): ReadonlyMap<string, readonly Scene[]> {
  return new Map(chapters.map((chapter) => [chapter.rule ?? '', scenesOf(game, chapter)]));
}

/** Begins with the first line of the chapter; a step without words leads on to the next. */
export function scenesOf<T extends GameTypes>(game: Game<T>, chapter: FileChapter): readonly Scene[] {
  const { rule = '', show = '' } = chapter;
  const scenes: Scene[] = [];
  let line = chapter.position;
  let next: FileLine | undefined = { ...chapter, events: [] };
  while (next !== undefined) {
    const { events = [], suppose, comments = [], held = '', lines = [] }: FileLine = next;
    line = events.reduce((from, event) => lineAfter(game, from, event), suppose ?? line);
    const [say] = comments;
    if (say !== undefined)
      scenes.push({ rule, line, show, held, say: { en: say.en ?? '', fr: say.fr ?? '' } });
    next = lines[0];
  }
  return scenes;
}

function lineAfter<T extends GameTypes>({ notation, apply }: Game<T>, line: string, event: string): string {
  const position = notation.parse(line);
  const played = notation.parseEvent(event);
  if (!position.ok || !played.ok) throw new Error(`no such example: ${event} at ${line}`);
  return notation.make(apply(position.value, played.value));
}
