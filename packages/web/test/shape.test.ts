// Every board answers the same questions in the same files, and by the same names.
import { readdirSync, readFileSync } from 'node:fs';
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
  'prompt.ts': ['promptOf'],
  'hint.ts': ['hinting'],
  'tips.ts': ['TIPS', 'thingOf'],
  'rules.ts': ['rules'],
  'exhibits.tsx': ['exhibits'],
  'board/Table.tsx': ['Table'],
  'board/Still.tsx': ['Still'],
  'board/End.tsx': ['End'],
  'board/TextTable.tsx': ['TextTable'],
  'board/Drawers.tsx': ['Drawers'],
  'board/drawer.ts': ['Drawer'],
  'board/parts.ts': ['fetchParts'],
  'review/parts.ts': ['reviewParts'],
  'learn/course.ts': ['course'],
  'learn/beginning.ts': ['beginning'],
  'puzzles/set.json': [],
  'setup/Setup.tsx': ['Setup'],
  'words/index.ts': ['boardWords'],
  'words/en.ts': [],
  'words/fr.ts': [],
  'words/rest.ts': ['restWords'],
};

const nameOf = (name: string): RegExp =>
  new RegExp(`export (async )?(const|function|class|interface|type) ${name}\\b`);

/** What a component must ask the desk for, instead of the rules. */
const RULES = /\blegalAt\b|\.(?:check|legal)\(|\b(?:isAsked|targetsAt|actionsAt)\(/;

describe.each(GAME_IDS)('the screen of %s', (game) => {
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
