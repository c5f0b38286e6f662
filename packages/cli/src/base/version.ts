// The version of this program, as its package says it.
import { readFileSync } from 'node:fs';

export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
