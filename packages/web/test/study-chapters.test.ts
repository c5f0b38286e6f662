// Whole games and trees of tried lines as chapters of a study, without a screen: the lines lead where the game went,
// and the file written from them can be read again.
import {
  type Course,
  createDealer,
  createRng,
  type Game,
  type GameTypes,
  newCourse,
  randomAction,
} from '@planisphere/core';
import {
  type Chapter,
  decodeStudyFile,
  entriesOf,
  type FileChapter,
  foldStudy,
  makeStudyFile,
  Pen,
  STUDY_FORMAT,
  STUDY_LIMITS,
} from '@planisphere/protocol/study';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../src/base/games.ts';
import { analysisLink, parseAnalysed } from '../src/pages/analysis/link.ts';
import { Variations } from '../src/pages/analysis/variations.ts';
import { chapterOfGame, chapterOfTree } from '../src/pages/study/whole.ts';
import { loadRules } from '../src/table/games.ts';

/** A whole game of random players. */
async function played(id: GameId, seed: number): Promise<{ game: Game; course: Course<GameTypes> }> {
  const { game } = await loadRules(id);
  const options = game.decodeOptions({});
  if (!options.ok) throw new Error(options.fault.message);
  const [rng, dealer] = [createRng(seed), createDealer(`chapters ${seed}`)];
  let course = newCourse(game, options.value, 2).settle(dealer);
  for (; course.awaiting.kind === 'seats'; course = course.settle(dealer)) {
    const [by] = course.awaiting.seats;
    if (by === undefined) throw new Error('nobody is asked');
    course = course.with({ by, action: randomAction(game, game.view(course.state, by), { seat: by, rng }) });
  }
  return { game, course };
}

function chapterFrom(chapter: FileChapter): Chapter {
  const file = { format: STUDY_FORMAT, chapters: [chapter] } as const;
  const [folded] = foldStudy(entriesOf(file, new Pen('test-pen', { now: () => 1 }))).chapters;
  if (folded === undefined) throw new Error('there is no chapter');
  return folded;
}

/** The end of the first line, as a chapter's board plays it. */
function endOf(game: Game, { position, lines }: Chapter): unknown {
  const parsed = game.notation.parse(position);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const variations = new Variations(game, parsed.value);
  let [line, node] = ['', 0];
  for (let next = lines.get('')?.children[0]; next !== undefined; next = lines.get(line)?.children[0]) {
    const at = variations.graft(node, lines.get(next)?.events ?? []);
    if (at === undefined) throw new Error(`the rules do not take ${lines.get(next)?.events.join('; ')}`);
    [line, node] = [next, at];
  }
  return variations.courseAt(node).state;
}

describe.each(GAME_IDS)('%s', (id) => {
  test('a whole game is a chapter whose line leads to its end', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { game, course } = await played(id, seed);
      const states = [course.startFor('all'), ...course.stepsSince(0, 'all').map(({ view }) => view)];
      const record = { seats: ['Ada', 'Ben'] } as never;
      const chapter = chapterFrom(chapterOfGame({ id, game, record, events: course.events, states }, 'fr'));
      expect(chapter.title.fr[0]?.text).toBe('Ada – Ben');
      expect(endOf(game, chapter)).toEqual(course.state);
      const study = foldStudy(
        entriesOf(
          {
            format: STUDY_FORMAT,
            chapters: [chapterOfGame({ id, game, record, events: course.events, states }, 'en')],
          },
          new Pen('test-pen', { now: () => 1 }),
        ),
      );
      const again = decodeStudyFile(JSON.parse(JSON.stringify(makeStudyFile(study, () => undefined))));
      expect(again.ok && endOf(game, chapterFrom(again.value.chapters[0]!))).toEqual(course.state);
    }
  });

  test('everything that was tried is a chapter with its names and comments, and one long line is a link', async () => {
    const { game, course } = await played(id, 4);
    const first = course.stepsSince(0, 'all').find(({ view }) => game.awaiting(view).kind !== 'chance')!.view;
    const variations = new Variations(game, first);
    const rng = createRng(9);
    while (variations.course.awaiting.kind === 'seats') {
      const [by] = variations.course.awaiting.seats;
      const view = game.view(variations.course.state, by!);
      expect(
        variations.play({ by: by!, action: randomAction(game, view, { seat: by!, rng }) }),
      ).toBeUndefined();
    }
    const last = variations.here.value;
    variations.note(last, { name: 'The end', comment: 'So it ends.' });
    variations.note(0, { comment: 'Here it begins.' });
    const position = game.notation.make(first);
    const chapter = chapterFrom(chapterOfTree({ game: id, position }, variations.save(), 'en'));
    expect(endOf(game, chapter)).toEqual(variations.course.state);
    const lines = [...chapter.lines.values()];
    expect(lines).toHaveLength(variations.nodes.value.length);
    expect(lines.at(-1)?.name.en[0]?.text).toBe('The end');
    expect(lines.at(-1)?.comments[0]?.words.en[0]?.text).toBe('So it ends.');
    expect(lines[0]?.comments[0]?.words.en[0]?.text).toBe('Here it begins.');
    // The address of the page loses none of it, however long it is.
    const link = await analysisLink(id, { position, tried: variations.save() });
    const read = await parseAnalysed(new URL(link, 'http://x').hash);
    expect(read !== 'cut' && read?.tried).toEqual(variations.save());
  });
});

test('a file may be one line as long as a chapter can be', () => {
  let lines: FileChapter['lines'] = [];
  for (let at = STUDY_LIMITS.lines; at > 0; at--) lines = [{ events: [`A turn ${at}`], lines }];
  const file = { format: STUDY_FORMAT, chapters: [{ game: 'stellar', position: 'x', lines }] };
  expect(decodeStudyFile(JSON.parse(JSON.stringify(file))).ok).toBe(true);
  const deeper = { ...file, chapters: [{ ...file.chapters[0], lines: [{ events: ['A turn 0'], lines }] }] };
  expect(decodeStudyFile(JSON.parse(JSON.stringify(deeper))).ok).toBe(false);
});
