// What the study has at the position on the board: comments, marks, a name.
import type { Line } from '@planisphere/protocol/study';
import type { ChapterBoard } from './chapter-board.ts';

/** For components: what the study has at the position on the board. */
export function useLine(board: ChapterBoard): Line | undefined {
  const chapter = board.copy.study.value.chapters.find(({ id }) => id === board.chapter);
  return chapter?.lines.get(board.here.value);
}
