// A chapter on the board of its game. The lines of the study are variations to play on; what the player plays becomes
// lines of the study. The board always shows one line of the study.
import { type Chapter, lineId } from '@planisphere/protocol/study';
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { isGameId } from '../../base/games.ts';
import type { LessonHints } from '../../table/advice/guide.ts';
import { EngineWorkers } from '../analysis/engine-workers.ts';
import { type AnalysisScreen, openAnalysis } from '../analysis/open-analysis.ts';
import type { StudyCopy } from './copy.ts';

interface Opened {
  readonly screen: AnalysisScreen;
  readonly guide: LessonHints | undefined;
  readonly workers: EngineWorkers;
}

export class ChapterBoard {
  readonly screen: AnalysisScreen;
  /** Names the places of the board; undefined if the game has no names for them. */
  readonly guide: LessonHints | undefined;
  readonly chapter: string;
  readonly copy: StudyCopy;
  /** The line that the board shows; '' for the beginning. */
  readonly here: ReadonlySignal<string>;
  readonly #nodes = new Map<string, number>([['', 0]]);
  readonly #lines = new Map<number, string>([[0, '']]);
  readonly #workers: EngineWorkers;
  readonly #stop: () => void;

  private constructor(copy: StudyCopy, chapter: string, { screen, guide, workers }: Opened) {
    this.copy = copy;
    this.chapter = chapter;
    this.screen = screen;
    this.guide = guide;
    this.#workers = workers;
    const { variations } = screen;
    this.here = computed(() => this.#lines.get(variations.here.value) ?? '');
    variations.onPlayed = (id) => this.#played(id);
    this.#stop = effect(() => {
      const found = copy.study.value.chapters.find(({ id }) => id === chapter);
      if (found !== undefined) untracked(() => this.#graft(found));
    });
  }

  /** Undefined if this app cannot show it: an unknown game, or an impossible position. */
  static async open(copy: StudyCopy, chapter: Chapter): Promise<ChapterBoard | undefined> {
    if (!isGameId(chapter.game)) return undefined;
    const workers = new EngineWorkers(chapter.game);
    const screen = await openAnalysis(chapter.game, { position: chapter.position }, workers);
    if (!('session' in screen)) return undefined;
    screen.engine.on.value = false;
    return new ChapterBoard(copy, chapter.id, { screen, guide: await screen.hints?.guide(), workers });
  }

  /** Whether the board can show this line. */
  knows(line: string): boolean {
    return this.#nodes.has(line);
  }

  nodeOf(line: string): number | undefined {
    return this.#nodes.get(line);
  }

  go(line: string): void {
    const node = this.#nodes.get(line);
    if (node === undefined || node === this.screen.variations.here.peek()) return;
    this.screen.variations.go(node);
    const { session } = this.screen;
    void session.takeOver(session.viewer.peek());
  }

  suppose(line: string): boolean {
    const parent = this.here.peek();
    const { variations } = this.screen;
    const node = variations.suppose(variations.here.peek(), line);
    if (node === undefined) return false;
    this.#learn(lineId(parent, ['suppose', line]), node);
    this.copy.do({ kind: 'suppose', chapter: this.chapter, parent, position: line });
    this.go(lineId(parent, ['suppose', line]));
    return true;
  }

  close(): void {
    this.#stop();
    this.screen.engine.close();
    this.#workers.close();
    this.screen.session.close();
  }

  #learn(line: string, node: number): void {
    this.#nodes.set(line, node);
    this.#lines.set(node, line);
  }

  /** Adds a played line to the study, if the player may edit it. */
  #played(node: number): void {
    const { parent = 0, events } = this.screen.variations.at(node);
    const above = this.#lines.get(parent) ?? '';
    this.#learn(lineId(above, events), node);
    if (this.copy.mayEdit) this.copy.do({ kind: 'line', chapter: this.chapter, parent: above, events });
  }

  #graft({ lines }: Chapter): void {
    const { variations } = this.screen;
    const visit = (id: string): void => {
      const from = this.#nodes.get(id);
      if (from === undefined) return;
      for (const child of lines.get(id)?.children ?? []) {
        const { events = [], supposed } = lines.get(child) ?? {};
        const node = this.#nodes.get(child) ?? nodeOf(from, events, supposed);
        if (node === undefined) continue; // the rules refuse it
        this.#learn(child, node);
        visit(child);
      }
    };
    const nodeOf = (from: number, events: readonly string[], supposed: string | undefined) =>
      supposed === undefined ? variations.graft(from, events) : variations.suppose(from, supposed);
    visit('');
  }
}
