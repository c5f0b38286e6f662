// The command with which anybody can check the coach: one JSON line per decision, or the same as text.
import { findGame } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const stellar = findGame('stellar')!.game;
const args = ['coach', 'stellar', '--bots', 'random,novice', '--seed', 'x', '--nodes', '4'];

describe('coach', () => {
  it('prints a line for every decision, all in notation', async () => {
    const { code, out } = await run({ args: [...args, '--options', '{"first":"B"}', '--json'] });
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const text of lines) {
      const line = JSON.parse(text) as {
        before: string;
        seat: number;
        played: string[];
        best: string[];
        next?: string[];
        value: { played: number; best: number; error: number; unit: string };
        grade: string;
        claims: { kind: string; about: string }[];
        say: Record<string, string>;
        hint: Record<string, string[]>;
      };
      const view = stellar.notation.parse(line.before);
      if (!view.ok) throw new Error(view.fault.message);
      for (const events of [line.played, line.best, line.next ?? []])
        for (const event of events) {
          const parsed = stellar.notation.parseEvent(event);
          expect(parsed.ok && parsed.value.by).toBe(line.seat);
        }
      expect(line.value.best).toBeGreaterThanOrEqual(line.value.played);
      expect(['chance', 'margin']).toContain(line.value.unit);
      expect(['great', 'good', 'slip', 'blunder']).toContain(line.grade);
      for (const { about } of line.claims) expect(['best', 'played']).toContain(about);
      for (const locale of ['en', 'fr']) {
        expect(line.say[locale]).toMatch(/\.$/);
        expect(line.hint[locale]).toHaveLength(3);
        for (const stage of line.hint[locale]!) expect(stage).toMatch(/\.$/);
      }
    }
  });

  it('counts the grades of each bot with --grades', async () => {
    const { out } = await run({ args: [...args, '--grades', '--json'] });
    const rows = JSON.parse(out) as Record<string, number | string>[];
    expect(rows.map(({ bot }) => bot)).toEqual(['random', 'novice']);
    for (const { decisions, great, good, slip, blunder, share } of rows as Record<string, number>[]) {
      expect(decisions).toBeGreaterThan(8);
      expect(great! + good! + slip! + blunder!).toBe(decisions);
      expect(share).toBeCloseTo((great! + good!) / decisions!);
    }
    const table = await run({ args: [...args, '--grades'] });
    expect(table.out).toMatch(/^\| bot \| decisions \| great \| good \| slip \| blunder \| great or good \|/);
    expect(table.out).toMatch(/\| random \| \d+ \| (\d+ \| ){4}\d+\.\d %/);
  });

  it('is read by people without --json, in their language', async () => {
    const { out } = await run({ args: [...args, '--lang', 'fr'] });
    expect(out).toContain('Game 1: random, novice');
    expect(out).toMatch(/1\. Regardez /);
  });

  it('refuses what it does not know', async () => {
    for (const wrong of [
      ['coach', 'go'],
      ['coach', 'stellar', 'more'],
      ['coach', 'stellar', '--bots', 'random'],
      ['coach', 'stellar', '--bots', 'random,nobody'],
      ['coach', 'stellar', '--nodes', '0'],
    ])
      expect((await run({ args: wrong })).code).toBe(2);
  });
});
