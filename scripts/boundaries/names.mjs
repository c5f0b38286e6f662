// Nobody outside a game's own rooms knows it by name: neither as a string, nor as a key, nor by an import. What differs between
// games is a field of what stands behind its door.
import { relative, sep } from 'node:path';
import { games, registries } from './table.mjs';

/** A name of a game as a word of its own: in `/rules/stellar` too, but not in `stellarion` or `interstellar`. */
const named = new RegExp(`(?<![\\w-])(${games.join('|')})(?![\\w-])`);

/**
 * Whether the file lies in a room of the game: its package, or a folder of its name.
 * @type {(path: string, game: string) => boolean}
 */
const isRoomOf = (path, game) => path.split(sep).slice(0, -1).includes(game);

/** @type {(root: string, path: string, strings: readonly { line: number, text: string }[]) => { line: number, text: string }[]} */
export function judgeNames(root, path, strings) {
  const file = relative(root, path);
  if (registries.includes(file.split(sep).join('/'))) return [];
  return strings.flatMap(({ line, text }) => {
    const game = named.exec(text)?.[1];
    if (!game || isRoomOf(file, game)) return [];
    return [{ line, text: `${game} is known by name: put what differs behind its door` }];
  });
}
