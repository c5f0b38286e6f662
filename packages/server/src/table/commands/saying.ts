// Chat. Texts are cleaned and bounded. A table for children allows only ready-made phrases.
import { cleanText, LIMITS, type Phrase } from '@planisphere/protocol';
import type { EntryBody } from '../entry.ts';
import { seatsHeldBy } from '../state.ts';
import type { HostContext } from './authority.ts';
import { type CommandContext, decide, refuse, refuseBy, type Verdict } from './verdict.ts';

/** Lines of one person, and of all spectators together: they stay in the log. */
const MOST_SAID = { each: 400, watching: 400 };

export interface Saying {
  readonly text?: string | undefined;
  readonly phrase?: Phrase | undefined;
}

export async function say(context: CommandContext, { text, phrase }: Saying): Promise<Verdict> {
  const { chat } = context.fixed.settings;
  if (chat === 'off') return refuse('no-chat', 'There is no chat at this table.');
  if ((text === undefined) === (phrase === undefined))
    return refuse('bad-message', 'Say either a text or a phrase.');
  if (context.state.silenced.includes(context.who.id))
    return refuse('silenced', 'The host has muted you at this table.');
  const muted = await context.sanctionOn(context.who.id, 'mute');
  if (muted !== undefined) return refuseBy(muted);
  const [seat] = seatsHeldBy(context.state, context.who.id);
  const { by, watching } = context.state.said;
  if ((by[context.who.id] ?? 0) >= MOST_SAID.each)
    return refuse('too-much', 'You have said enough at this table.');
  if (seat === undefined && watching >= MOST_SAID.watching)
    return refuse('too-much', 'Those who look on have said enough at this table.');
  const from = seat === undefined ? { guest: context.who } : { guest: context.who, seat };
  if (phrase !== undefined) return decide({ t: 'say', ...from, phrase } satisfies EntryBody);
  if (chat === 'phrases' && !context.state.chat)
    return refuse('phrases-only', 'Only quick phrases are said at this table.');
  const clean = cleanText(text ?? '');
  if (clean === '' || [...clean].length > LIMITS.chat)
    return refuse('bad-message', `A message has 1 to ${LIMITS.chat} letters.`);
  return decide({ t: 'say', ...from, text: clean });
}

/** For everybody at the table, spectators included. */
export function silence(
  { state, who }: HostContext,
  { guest, on }: { readonly guest: string; readonly on: boolean },
): Verdict {
  const isThere = seatsHeldBy(state, guest).length > 0 || Object.hasOwn(state.said.by, guest);
  if (guest === who.id || !isThere) return refuse('nobody-else', 'Nobody else of this id is at the table.');
  if (state.silenced.includes(guest) === on) return refuse('already-there', 'This is so already.');
  return decide({ t: 'silence', guest, on });
}
