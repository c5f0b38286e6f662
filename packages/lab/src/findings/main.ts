// `npm run findings -- FILE…`: what a file of records says about playing well. `planisphere simulate … --records FILE`
// makes such files. The strategy chapters of the documents have their figures from here.
import { readFileSync } from 'node:fs';
import { parseRecord, replayRecord } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { isGameId } from '@planisphere/games/ids';
import { EXPERIMENTS } from '../games/index.ts';
import type { Finding, PlayedGame } from '../items/finding.ts';

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

/** A line of the file as a played game. */
function playedIn(
  line: string,
  where: string,
): { readonly id: string; readonly played: PlayedGame<unknown, unknown> } {
  const record = parseRecord(line);
  if (!record.ok) stop(`${where}: ${record.fault.message}`);
  const game = findGame(record.value.game)?.game;
  if (game === undefined) stop(`${where}: there is no game ${record.value.game}.`);
  const course = replayRecord(game, record.value);
  if (!course.ok) stop(`${where}: ${course.fault.message}`);
  const { result } = record.value;
  if (result === undefined) stop(`${where}: this game is not over.`);
  const steps = course.value.stepsSince(0, 'all');
  const states = [course.value.startFor('all'), ...steps.map(({ view }) => view)];
  const awaiting = course.value.awaiting;
  const winners = awaiting.kind === 'over' ? awaiting.result.winners : [];
  return {
    id: game.id,
    played: { states, events: steps.map(({ event }) => event), scores: result.scores, winners },
  };
}

function lineOf({ name, value, low, high, of }: Finding): string {
  return `  ${name}: ${value.toFixed(1)} [${low.toFixed(1)}–${high.toFixed(1)}] of ${of}`;
}

const files = process.argv.slice(2);
if (files.length === 0) stop('Name a file of records: npm run findings -- FILE');
for (const file of files) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const games = lines.map((line, index) => playedIn(line, `${file}:${index + 1}`));
  const id = games[0]?.id;
  if (!isGameId(id) || games.some((game) => game.id !== id)) stop(`${file}: games of one kind only.`);
  const study = await EXPERIMENTS[id]?.findings?.();
  if (study === undefined) stop(`${file}: nothing is studied of ${id}.`);
  console.log(
    [
      `${file}: ${games.length} games of ${id}`,
      ...study.findingsOf(games.map(({ played }) => played)).map(lineOf),
    ].join('\n'),
  );
}
