// All commands, in the order of the help.
import { analyseCommand } from './analyse.ts';
import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import type { Command } from './base/command.ts';
import { bench } from './bench.ts';
import { coach } from './coach.ts';
import { completion } from './completion.ts';
import { engine } from './engine.ts';
import { join } from './join.ts';
import { ladder } from './ladder.ts';
import { match } from './match.ts';
import { perftCommand } from './perft.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { strength } from './strength.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  join,
  serve,
  simulate,
  verify,
  replay,
  analyse: analyseCommand,
  engine,
  match,
  ladder,
  perft: perftCommand,
  bench,
  arena,
  strength,
  train,
  puzzles,
  coach,
  backup,
  restore,
  completion,
};
