// What mails and pushed notices say, in the language of the guest.
import { type Locale, localeOf } from '@planisphere/core';

export interface NoticeWords {
  readonly turn: (game: string, code: string) => string;
  readonly remind: (game: string, code: string) => string;
  /** A tournament has paired them. */
  readonly paired: (game: string, code: string) => string;
  readonly invited: (game: string, name: string) => string;
  readonly starting: (tournament: string) => string;
  readonly begun: (tournament: string) => string;
  /** An opponent was found. */
  readonly met: (game: string, name: string) => string;
  /** For an address that its owner has yet to confirm. */
  readonly confirm: (code: string, minutes: number) => string;
}

const WORDS: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    turn: (game, code) => `It is your turn in ${game} at table ${code}.`,
    paired: (game, code) => `Your next game of the tournament has begun: ${game}, table ${code}.`,
    invited: (game, name) => `${name} invites you to play ${game}.`,
    starting: (tournament) => `${tournament} begins in five minutes.`,
    begun: (tournament) => `${tournament} has begun.`,
    met: (game, name) => `${name} wants to play ${game} with you now.`,
    remind: (game, code) => `Your time in ${game} at table ${code} will soon be up.`,
    confirm: (code, minutes) =>
      `Your code: ${code}\n\nEnter it within ${minutes} minutes where you gave this address, and you will get a mail here whenever it is your turn. If you did not ask for this, do nothing.`,
  },
  fr: {
    turn: (game, code) => `C’est à vous de jouer à ${game}, table ${code}.`,
    paired: (game, code) => `Votre partie suivante du tournoi a commencé : ${game}, table ${code}.`,
    invited: (game, name) => `${name} vous invite à jouer à ${game}.`,
    starting: (tournament) => `${tournament} commence dans cinq minutes.`,
    begun: (tournament) => `${tournament} a commencé.`,
    met: (game, name) => `${name} veut jouer à ${game} avec vous maintenant.`,
    remind: (game, code) => `Il vous reste peu de temps pour jouer à ${game}, table ${code}.`,
    confirm: (code, minutes) =>
      `Votre code : ${code}\n\nSaisissez-le dans les ${minutes} minutes là où vous avez donné cette adresse : vous recevrez ici un courriel chaque fois que ce sera à vous de jouer. Si vous n’avez rien demandé, ne faites rien.`,
  },
};

/** `locale`: the language stored for the guest. */
export function noticeWords(locale: string): NoticeWords {
  return WORDS[localeOf(locale)];
}
