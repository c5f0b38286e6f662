// docs/engine-protocol.md describes the engine: its transcript is played, and its tables name every request and field.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROTOCOL, requestFields } from '../src/engine/requests.ts';
import { EngineProcess } from './engine-client.ts';

const page = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');
const [, transcript = ''] = /```transcript\n([\s\S]*?)```/.exec(page) ?? [];

/** Removes times, which differ from run to run. */
const timeless = (line: string): unknown =>
  JSON.parse(line.replace(/"milliseconds":\d+/, '"milliseconds":0')) as unknown;

describe('docs/engine-protocol.md', () => {
  it('has a transcript that happens', async () => {
    const engine = new EngineProcess('stellar');
    const lines = transcript.trim().split('\n');
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      if (line.startsWith('> ')) engine.write(`${line.slice(2)}\n`);
      else expect(timeless(JSON.stringify(await engine.next()))).toEqual(timeless(line.replace(/^< /, '')));
    }
    expect(await engine.end()).toBe(0);
  });

  it('names every request with its fields, and no others', () => {
    const [, requests = ''] = /## Requests([\s\S]*?)## Answers/.exec(page) ?? [];
    const rows = [...requests.matchAll(/^\| `(\w+)` \| ((?:`[\w?]+`(?:, )?)*)/gm)].map(([, kind, fields]) => [
      kind,
      [...(fields ?? '').matchAll(/`([\w?]+)`/g)].map(([, field]) => field),
    ]);
    const known = Object.entries(requestFields()).map(([kind, fields]) => [
      kind,
      fields.filter((field) => field !== 'id?'),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(known));
    expect(page).toContain(`version ${PROTOCOL}`);
  });
});
