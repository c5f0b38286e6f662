// The tables of recorded games on screens that do not scroll: never wider than the screen, and for the fewest players
// never higher. Stellarion with all four expansions is the exception: in 60 columns a few of its lines are on the next
// page.
import { readdirSync, readFileSync } from 'node:fs';
import { type Frame, parseRecord, replayRecord, seatsOf } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../src/screen/words.ts';

const SIZES = [
  [80, 22],
  [60, 22],
  [120, 38],
] as const;
const EVERY = 7;
/** How many lines may exceed a narrow screen. */
const FURTHER = 3;

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'the table of %s',
  (id, { game, text }) => {
    const folder = new URL(`../../${id}/replays/`, import.meta.url);

    it.each(readdirSync(folder))('fits at every moment of %s', (name) => {
      const parsed = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
      const replayed = parsed.ok ? replayRecord(game, parsed.value) : parsed;
      if (!replayed.ok || !parsed.ok) throw new Error('the record cannot be read');
      const course = replayed.value;
      const { seats } = parsed.value;
      for (let at = 0; at <= course.length; at += EVERY) {
        for (const viewer of seatsOf(seats.length).slice(0, 2)) {
          const view = course.undo(at).viewOf(viewer);
          for (const [width, height] of SIZES)
            for (const locale of ['en', 'fr'] as const) {
              const frame: Frame = { locale, viewer, names: seats, paint: (each) => each, width, height };
              const lines = text.table(view, frame);
              for (const line of lines)
                expect(columnsOf(line), `${at} ${locale} ${line}`).toBeLessThanOrEqual(width);
              if (seats.length === game.players.min || game.players.max === 2)
                expect(lines.length, `${at} ${locale}\n${lines.join('\n')}`).toBeLessThanOrEqual(
                  width < 80 ? height + FURTHER : height,
                );
            }
        }
      }
    });
  },
);
