// Tables at which strangers meet: rated ones, and those that everybody may join. Banned guests do not play there.
import type { Settings } from '@planisphere/protocol';
import { type CommandContext, type Refusal, refuseBy } from './commands/verdict.ts';

export function isForStrangers({ rated, access }: Settings): boolean {
  return rated === true || access === 'open';
}

/** Why the sender may not begin a game here; undefined when they may. */
export async function keptOut({ fixed, who, sanctionOn }: CommandContext): Promise<Refusal | undefined> {
  if (!isForStrangers(fixed.settings)) return undefined;
  const banned = await sanctionOn(who.id, 'ban');
  return banned && refuseBy(banned);
}
