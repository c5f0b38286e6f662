// Tables at which one meets strangers: rated ones, and those that everybody may join. Who is banned does not play there.
import type { Settings } from '@planisphere/protocol';
import { type CommandContext, type Refusal, refuseBy } from './commands/verdict.ts';

export function isForStrangers({ rated, access }: Settings): boolean {
  return rated === true || access === 'open';
}

/** Why the sender may not begin a game here; undefined where they may. */
export async function keptOut({ fixed, who, sanctionOn }: CommandContext): Promise<Refusal | undefined> {
  if (!isForStrangers(fixed.settings)) return undefined;
  const banned = await sanctionOn(who.id, 'ban');
  return banned && refuseBy(banned);
}
