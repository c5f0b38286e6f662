// NOTATION.md is true: the program reads and writes its example lines unchanged, and its worked example deals those
// cards.
import { readFileSync } from 'node:fs';
import { createDealer, newCourse } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellar } from '../src/index.ts';
import { PHASES } from '../src/rules/position.ts';
import { read } from './positions.ts';

const page = readFileSync(new URL('../NOTATION.md', import.meta.url), 'utf8');
const linesOf = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([^\`]+)\`\`\`$`, 'gm'))].flatMap((block) =>
    (block[1] as string).trim().split('\n'),
  );

describe('NOTATION.md', () => {
  it('shows every kind of event, and each is read and written back', () => {
    const lines = linesOf('events');
    expect(lines).toHaveLength(22);
    for (const line of lines) {
      const event = stellar.notation.parseEvent(line);
      expect(event.ok && stellar.notation.makeEvent(event.value)).toBe(line);
    }
  });

  it('KNOW-2 shows a position, and the same as A sees it', () => {
    const [state, view] = linesOf('position') as [string, string];
    expect(stellar.notation.make(read(state))).toBe(state);
    expect(stellar.notation.make(stellar.view(read(state), 0))).toBe(view);
  });

  it('deals its worked example', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| (\d+) \| (\d+): [^|]* \| (\d+) \| `(.*)` \|$/gm)];
    expect(rows).toHaveLength(5);
    const dealer = createDealer('replay 1');
    let course = newCourse(stellar, { first: 'A', memory: true }, 2);
    for (const [, k, word, tickets, ticket, outcome] of rows) {
      if (Number(k) === 4) {
        course = course.with({
          by: 0,
          action: { do: 'start', card: course.state.sides[0].hand[0] as number },
        });
        course = course.with({
          by: 1,
          action: { do: 'start', card: course.state.sides[1].hand[0] as number },
        });
      }
      expect(course.chances).toBe(Number(k));
      expect(dealer.at(Number(k)).next()).toBe(Number(word));
      expect(Number(word) % Number(tickets)).toBe(Number(ticket));
      const event = stellar.notation.parseEvent(outcome as string);
      if (!event.ok) throw new Error(event.fault.message);
      course = course.with(event.value);
    }
    expect(course.state.deck).toBe(55);
  });

  it('names every phase and every field of a position', () => {
    const fields = (linesOf('position')[0] as string).split(' ').slice(1);
    const names = fields.map((word) => word.split('=')[0] as string).filter((key) => !key.startsWith('B.'));
    for (const name of [...PHASES, ...names]) expect(page).toContain(`\n| \`${name}\` |`);
  });
});
