// Studies: the entries of several people give the same study in any order, and nobody's words are lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chapter,
  cleanWords,
  decodeOperation,
  decodeStudyFile,
  type Entry,
  entriesOf,
  foldStudy,
  lineId,
  lineOf,
  makeStudyFile,
  type Operation,
  operationsOf,
  Pen,
  readWords,
  type Study,
  type Words,
} from '../src/study/index.ts';

const POSITION = 'take turn=0';

/** Somebody who edits a copy and hears of the others' changes from time to time. */
class Editor {
  readonly known = new Map<string, Entry>();
  readonly name: string;
  readonly #pen: Pen;

  constructor(name: string) {
    this.name = name;
    this.#pen = new Pen(`${name}-pen`, { now: () => 1000 });
  }

  get study(): Study {
    return foldStudy(this.known.values());
  }

  do(change: Parameters<Pen['write']>[0]): Operation {
    const op = this.#pen.write(change);
    this.known.set(op.id, { by: this.name, op });
    return op;
  }

  /** Takes over what another editor has made so far, in that order. */
  hear(other: Editor): void {
    for (const [id, entry] of other.known) this.known.set(id, entry);
  }
}

const textsOf = (words: Words): readonly string[] => [...words.en, ...words.fr].map(({ text }) => text);

function allWords({ title, about, chapters }: Study): ReadonlySet<string> {
  const inChapters = chapters.flatMap((chapter) => [
    ...textsOf(chapter.title),
    ...textsOf(chapter.about),
    ...[...chapter.lines.values()].flatMap(({ name, comments }) => [
      ...textsOf(name),
      ...comments.flatMap(({ words }) => textsOf(words)),
    ]),
  ]);
  return new Set([...textsOf(title), ...textsOf(about), ...inChapters]);
}

type Step = readonly [who: number, what: number, where: number];

/** Carries out one step; returns the texts that the editor had read and then removed or replaced. */
function act(editors: readonly Editor[], [who, what, where]: Step, text: string): readonly string[] {
  const me = editors[who % editors.length] as Editor;
  const { study } = me;
  const chapter = study.chapters[where % Math.max(1, study.chapters.length)];
  if (what % 8 === 7) {
    me.hear(editors[where % editors.length] as Editor);
    return [];
  }
  if (chapter === undefined || what % 8 === 0) {
    me.do({ kind: 'chapter', game: 'stellar', position: POSITION });
    return [];
  }
  const lines = [...chapter.lines.values()];
  const line = lines[where % lines.length] as (typeof lines)[number];
  const spot = { chapter: chapter.id, line: line.id };
  const comment = line.comments[where % Math.max(1, line.comments.length)];
  const before = allWords(study);
  switch (what % 8) {
    case 1:
      me.do({ kind: 'line', chapter: chapter.id, parent: line.id, events: [`A take ${(where % 5) + 1}`] });
      break;
    case 2:
      me.do({ kind: 'comment', ...spot, lang: where % 2 ? 'en' : 'fr', text });
      break;
    case 3: {
      const over = chapter.title.en.map(({ id }) => id);
      me.do({ kind: 'write', on: 'title', chapter: chapter.id, line: '', lang: 'en', text, over });
      break;
    }
    case 4: {
      if (comment === undefined) break;
      const over = comment.words.en.map(({ id }) => id);
      me.do({ kind: 'write', on: 'comment', comment: comment.id, ...spot, lang: 'en', text, over });
      break;
    }
    case 5:
      if (comment !== undefined) me.do({ kind: 'drop', ...spot, target: comment.id, seen: study.seen });
      break;
    default:
      me.do({ kind: 'drop', ...spot, seen: study.seen });
  }
  const after = allWords(me.study);
  return [...before].filter((word) => !after.has(word));
}

const steps = fc.array(fc.tuple(fc.nat(2), fc.nat(7), fc.nat(11)), { minLength: 5, maxLength: 60 });

describe('several people edit one study', () => {
  it('any order and any doubles of what they made add up to the same study', () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat(1_000_000)), (done, numbers) => {
        const editors = ['ada', 'ben', 'eve'].map((name) => new Editor(name));
        done.forEach((step, index) => void act(editors, step, `words ${index}`));
        const all = editors.flatMap(({ known }) => [...known.values()]);
        const shuffled = all
          .map((entry) => ({ entry, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ entry }) => entry);
        expect(foldStudy(shuffled)).toEqual(foldStudy(all));
        expect(foldStudy([...shuffled, ...all])).toEqual(foldStudy(all));
      }),
      { numRuns: 60 },
    );
  });

  it('loses no words but those that somebody had read and took away or wrote over', () => {
    fc.assert(
      fc.property(steps, (done) => {
        const editors = ['ada', 'ben', 'eve'].map((name) => new Editor(name));
        const gone = new Set<string>();
        done.forEach((step, index) => {
          for (const word of act(editors, step, `words ${index}`)) gone.add(word);
        });
        const all = editors.flatMap(({ known }) => [...known.values()]);
        const written = all.flatMap(({ op }) => ('text' in op ? [op.text] : []));
        const read = allWords(foldStudy(all));
        for (const word of written) if (!gone.has(word)) expect(read).toContain(word);
      }),
      { numRuns: 100 },
    );
  });

  it('shows both where two wrote a title at the same time, and one when somebody has read both', () => {
    const [ada, ben] = [new Editor('ada'), new Editor('ben')];
    const { id } = ada.do({ kind: 'chapter', game: 'stellar', position: POSITION });
    ben.hear(ada);
    const title = { kind: 'write', on: 'title', chapter: id, line: '', lang: 'en', over: [] } as const;
    ada.do({ ...title, text: 'Moons first' });
    ben.do({ ...title, text: 'Why moons' });
    ada.hear(ben);
    const titles = ada.study.chapters[0]?.title.en ?? [];
    expect(titles.map(({ text }) => text).sort()).toEqual(['Moons first', 'Why moons']);
    ada.do({ ...title, text: 'Moons first, and why', over: titles.map((each) => each.id) });
    ben.hear(ada);
    expect(ben.study.chapters[0]?.title.en.map(({ text }) => text)).toEqual(['Moons first, and why']);
  });

  it('keeps a chapter that one takes away while another writes in it', () => {
    const [ada, ben] = [new Editor('ada'), new Editor('ben')];
    const { id } = ada.do({ kind: 'chapter', game: 'stellar', position: POSITION });
    ben.hear(ada);
    ada.do({ kind: 'drop', chapter: id, line: '', seen: ada.study.seen });
    expect(ada.study.chapters).toEqual([]);
    ben.do({ kind: 'comment', chapter: id, line: '', lang: 'en', text: 'Look at slot 4' });
    ada.hear(ben);
    expect(
      readWords((ada.study.chapters[0] as Chapter).lines.get('')?.comments[0]?.words as Words, 'fr'),
    ).toBe('Look at slot 4');
  });

  it('has one line where two tried the same', () => {
    const [ada, ben] = [new Editor('ada'), new Editor('ben')];
    const { id } = ada.do({ kind: 'chapter', game: 'stellar', position: POSITION });
    ben.hear(ada);
    for (const one of [ada, ben]) one.do({ kind: 'line', chapter: id, parent: '', events: ['A take 2'] });
    ada.hear(ben);
    expect(ada.study.chapters[0]?.lines.get('')?.children).toEqual([lineId('', ['A take 2'])]);
  });
});

describe('a study file', () => {
  const pen = () => new Pen('file', { now: () => 5 });

  it('is read back as it was written', () => {
    const file = {
      format: 'planisphere-study/1',
      title: { en: 'Runs', fr: 'Suites' },
      chapters: [
        {
          title: { en: 'One' },
          game: 'stellar',
          position: POSITION,
          comments: [{ en: 'Look', fr: 'Regardez' }],
          marks: ['ring row-4', 'arrow hand-0-1 tel-0-4'],
          lines: [
            { events: ['A take 2'], name: { en: 'Break it' }, lines: [{ events: ['A play H1 tel 2'] }] },
            { suppose: `${POSITION} B.hand=M4,?`, comments: [{ fr: 'Et si elle tient la Lune 4 ?' }] },
          ],
        },
      ],
    } as const;
    const decoded = decodeStudyFile(file);
    expect(decoded.ok).toBe(true);
    expect(makeStudyFile(foldStudy(entriesOf(file, pen())), () => undefined)).toEqual(file);
    for (const op of operationsOf(file, pen())) expect(decodeOperation(op)).toEqual({ ok: true, value: op });
  });

  it('is accepted with all its words, however many wrote how much at the same time', () => {
    const long = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('a', 'é', ' ', '\n') });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), long), { minLength: 1, maxLength: 40 }), (written) => {
        const [ada, ben] = [new Editor('ada'), new Editor('ben')];
        const chapter = ada.do({ kind: 'chapter', game: 'stellar', position: POSITION }).id;
        ben.hear(ada);
        const spot = { chapter, line: '' } as const;
        const said: string[] = [];
        written.forEach(([what, filler], index) => {
          const one = index % 2 ? ada : ben;
          const most = what === 0 ? 100 : what === 1 ? 1000 : 2000;
          const text = `${index} ${filler.repeat(70)}`.slice(0, most).trim();
          said.push(text);
          const lang = index % 3 ? 'en' : 'fr';
          if (what === 0) one.do({ kind: 'write', on: 'title', ...spot, lang, text, over: [] });
          else if (what === 1) one.do({ kind: 'write', on: 'about', ...spot, lang, text, over: [] });
          else one.do({ kind: 'comment', ...spot, lang, text });
          for (let marks = 0; marks < 5; marks++) one.do({ kind: 'mark', ...spot, from: `row-${marks}` });
        });
        ada.hear(ben);
        const decoded = decodeStudyFile(JSON.parse(JSON.stringify(makeStudyFile(ada.study, (by) => by))));
        if (!decoded.ok) throw new Error(decoded.fault.message);
        const made = operationsOf(decoded.value, pen());
        for (const op of made) expect(decodeOperation(op)).toMatchObject({ ok: true });
        const again = [...allWords(foldStudy(made.map((op) => ({ by: '', op }))))].join('\n\n');
        for (const text of said)
          for (const paragraph of cleanWords(text).split('\n\n')) expect(again).toContain(paragraph.trim());
      }),
      { numRuns: 40 },
    );
  });

  it('says where a paragraph is too long', () => {
    const chapters = [{ game: 'stellar', position: POSITION, comments: [{ en: 'x'.repeat(2001) }] }];
    expect(decodeStudyFile({ format: 'planisphere-study/1', chapters }).ok).toBe(false);
  });

  it.each([
    [{ format: 'planisphere-study/2', chapters: [] }, 'format'],
    [{ format: 'planisphere-study/1', chapters: [{ game: 'stellar' }] }, 'chapters[0].position'],
    [{ format: 'planisphere-study/1', chapters: [], extra: 1 }, '"extra"'],
  ])('says what is wrong with %j', (file, at) => {
    const decoded = decodeStudyFile(file);
    expect(decoded).toMatchObject({ ok: false });
    expect(!decoded.ok && decoded.fault.at).toContain(at.replace('chapters[0].', ''));
  });
});

describe('an operation from a stranger', () => {
  it.each([
    { kind: 'chapter', id: 'x', at: 1, game: 'stellar', position: '' },
    { kind: 'line', id: 'abcd.1', at: 1, chapter: 'abcd.1', parent: 'NO!', events: [] },
    { kind: 'comment', id: 'abcd.1', at: 1, chapter: 'abcd.1', lang: 'de', text: '' },
    { kind: 'comment', id: 'abcd.1', at: 1, chapter: 'abcd.1', lang: 'en', text: 'x'.repeat(2001) },
    { kind: 'mark', id: 'abcd.1', at: 1, chapter: 'abcd.1', from: '"] *' },
    { kind: 'steal', id: 'abcd.1', at: 1 },
    null,
  ])('is refused: %j', (value) => {
    expect(decodeOperation(value).ok).toBe(false);
  });

  it('never breaks the fold', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 40 }), (pairs) => {
        const entries = pairs.map(([a, b], index): Entry => {
          const spot = { id: `abcd.${index}`, at: b, chapter: `abcd.${a}` };
          const op: Operation =
            index % 3 === 0
              ? { kind: 'line', ...spot, parent: lineId('', [`${b}`]), events: [`${a}`] }
              : index % 3 === 1
                ? { kind: 'chapter', id: spot.id, at: b, game: 'x', position: '' }
                : { kind: 'drop', ...spot, line: '', seen: [`abcd.${b}`] };
          return { by: 'x', op };
        });
        expect(foldStudy(entries).seen.length).toBeLessThanOrEqual(1);
        for (const { op } of entries) lineOf(op);
      }),
    );
  });
});
