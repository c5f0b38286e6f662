// What a muted or banned person reads about it: the same in the web app and in the terminal.
import type { Locale } from '@planisphere/core';
import type { SanctionInfo, SanctionKind } from './moderation.ts';

interface SanctionWords {
  readonly told: Readonly<Record<SanctionKind, (until: string) => string>>;
  readonly why: (words: string) => string;
}

const WORDS: Readonly<Record<Locale, SanctionWords>> = {
  en: {
    told: {
      mute: (until) =>
        `You are muted until ${until}: you can still play, but you cannot send phrases or chat.`,
      ban: (until) =>
        `You are banned until ${until}: no rated games, no open tables, no tournaments, and nobody is found for you. You can play with friends by link and with bots.`,
    },
    why: (words) => `The operator of this server says: “${words}”`,
  },
  fr: {
    told: {
      mute: (until) =>
        `Vous ne pouvez plus parler jusqu’au ${until} : vous pouvez toujours jouer, mais plus envoyer ni phrases ni messages.`,
      ban: (until) =>
        `Votre accès est restreint jusqu’au ${until} : ni parties classées, ni tables ouvertes, ni tournois, et le serveur ne vous cherche personne. Il vous reste les parties entre amis par lien et contre les robots.`,
    },
    why: (words) => `La personne qui gère ce serveur vous dit : « ${words} »`,
  },
};

/** `until` is a date as people read it. */
export function sanctionText(
  { kind, why }: Pick<SanctionInfo, 'kind' | 'why'>,
  until: string,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const told = words.told[kind](until);
  return why === '' ? told : `${told} ${words.why(why)}`;
}
