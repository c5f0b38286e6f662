// All commands, in the order of the help; each loads when it is called.
import type { Command } from './base/command.ts';

export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  join: async () => (await import('./join.ts')).join,
  serve: async () => (await import('./serve.ts')).serve,
  simulate: async () => (await import('./simulate.ts')).simulate,
  verify: async () => (await import('./verify.ts')).verify,
  replay: async () => (await import('./replay.ts')).replay,
  analyse: async () => (await import('./analyse.ts')).analyseCommand,
  engine: async () => (await import('./engine.ts')).engine,
  match: async () => (await import('./match.ts')).match,
  ladder: async () => (await import('./ladder.ts')).ladder,
  perft: async () => (await import('./perft.ts')).perftCommand,
  bench: async () => (await import('./bench.ts')).bench,
  arena: async () => (await import('./arena.ts')).arena,
  strength: async () => (await import('./strength.ts')).strength,
  train: async () => (await import('./train.ts')).train,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  coach: async () => (await import('./coach.ts')).coach,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  completion: async () => (await import('./completion.ts')).completion,
};

/** All of them at once: for the manual and the shells. */
export async function loadCommands(): Promise<Readonly<Record<string, Command>>> {
  const named = Object.entries(COMMANDS).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(named));
}
