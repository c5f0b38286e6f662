// A finished game is genuine: the record replays by the rules, and the deal follows from the seed.
import { parseRecord, verifyRecord } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { expect } from 'vitest';
import type { Player } from './player.ts';

export async function expectVerified(player: Player, code: string): Promise<void> {
  const record = parseRecord(await player.visitor.record(code));
  if (!record.ok) throw new Error(record.fault.message);
  const game = findGame(record.value.game)?.game;
  if (game === undefined) throw new Error(`unknown game ${record.value.game}`);
  expect(verifyRecord(game, record.value)).toMatchObject({ ok: true });
  expect(record.value.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(record.value.commitment).toBe(player.table?.commitment);
}
