// Games on disk: one file each, replaced atomically, so that an interrupted write never loses a game.
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDataFolder, keepIn } from '../base/data-folder.ts';
import { cannotRead } from '../base/trouble.ts';
import { UsageError } from '../base/usage.ts';

function folder(): string {
  return inDataFolder('play');
}

export function newFile(game: string): string {
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').replace(/\..*/, '');
  return join(folder(), `${game}-${stamp}-${process.pid}.game`);
}

export function keep(file: string, text: string): void {
  keepIn(file, () => {
    writeFileSync(`${file}.new`, `${text}\n`, { flush: true });
    renameSync(`${file}.new`, file);
  });
}

/** The game played last, of this kind if one is named. */
export function lastFile(game: string | undefined): string {
  let files: string[] = [];
  try {
    files = readdirSync(folder()).filter(
      (name) => name.endsWith('.game') && name.startsWith(game === undefined ? '' : `${game}-`),
    );
  } catch {
    // No folder: no game was ever played here.
  }
  const paths = files.map((name) => join(folder(), name));
  const [latest] = paths.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (latest === undefined)
    throw new UsageError({
      en: `There is no game to resume in ${folder()}.`,
      fr: `Il n’y a pas de partie à reprendre dans ${folder()}.`,
    });
  return latest;
}

export function readKept(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(cannotRead(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
}
