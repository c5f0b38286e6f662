// Every board answers the same questions in the same files, and by the same names. A game may have none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@planisphere/games/ids';
import { describe, expect, it } from 'vitest';

const GAMES = new URL('../src/games/', import.meta.url);

/** The exports of each file of a game's screen. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'index.ts': ['screen'],
  'board.tsx': ['board'],
  'session.ts': ['openSession'],
  'desk.ts': ['Desk'],
  'input.ts': ['Target', 'Holding', 'EMPTY_HANDED', 'input', 'press', 'targetsAt'],
  'places.ts': [],
  'keyboard.ts': ['keysOf'],
  'keys.ts': ['keys'],
  'prompt.ts': ['promptOf'],
  'hint.ts': ['hinting'],
  'references.ts': ['referencesOn'],
  'tips.ts': ['TIPS', 'thingOf'],
  'rules.ts': ['rules'],
  'exhibits.tsx': ['exhibits'],
  'gallery.ts': ['gallery'],
  'master.ts': ['masterGame'],
  'levels.ts': ['levels'],
  'terms.ts': ['terms'],
  'index.poster.tsx': ['poster'],
  'board/Bar.tsx': ['Bar'],
  'board/Table.tsx': ['Table'],
  'board/Still.tsx': ['Still'],
  'board/End.tsx': ['End'],
  'board/TextTable.tsx': ['TextTable'],
  'board/Drawers.tsx': ['Drawers'],
  'board/drawer.ts': ['Drawer'],
  'board/parts.ts': ['fetchParts'],
  'editor/editor.tsx': ['editor'],
  'editor/model.ts': ['model'],
  'editor/words.ts': ['editorWords'],
  'pad/pad.tsx': ['pad'],
  'pad/words.ts': ['padWords'],
  'review/parts.ts': ['reviewParts'],
  'review/Chips.tsx': ['Chips'],
  'review/Position.tsx': ['Position'],
  'review/rules.ts': ['RULES'],
  'learn/names.ts': ['LESSONS', 'NUMBERED'],
  'learn/goal.tsx': ['goal'],
  'learn/course.ts': ['course'],
  'learn/beginning.ts': ['beginning'],
  'learn/tries.ts': ['GameTry'],
  'puzzles/set.json': [],
  'setup/Setup.tsx': ['Setup'],
  'words/index.ts': ['boardWords'],
  'words/en.ts': [],
  'words/fr.ts': [],
  'words/rest.ts': ['restWords'],
  'words/summary.ts': ['summaryWords'],
};

const nameOf = (name: string): RegExp =>
  new RegExp(`export (async )?(const|function|class|interface|type) ${name}\\b`);

/** What a component must ask the desk for, instead of the rules. */
const RULES = /\blegalAt\b|\.(?:check|legal)\(|\b(?:isAsked|targetsAt|actionsAt)\(/;

const WITH_A_BOARD = GAME_IDS.filter((game) => existsSync(new URL(`${game}/board.tsx`, GAMES)));

describe.each(WITH_A_BOARD)('the screen of %s', (game) => {
  const folder = new URL(`${game}/`, GAMES);

  it.each(Object.entries(FILES))('has %s', (file, names) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const name of names) expect(text, name).toMatch(nameOf(name));
  });

  it('asks no rule in a component of the board', () => {
    const board = new URL('board/', folder);
    const asking = readdirSync(board).filter(
      (file) => file.endsWith('.tsx') && RULES.test(readFileSync(new URL(file, board), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
