// A tournament in words: its name, kind and time.
import type { TournamentInfo } from '@planisphere/protocol';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { nameOfGame } from '../../base/words/game-name.ts';
import { peopleWords } from '../../table/people/words/index.ts';
import { tournamentWords } from './words/index.ts';

const MINUTE = 60_000;

/** The server's own tournaments are named after their day. */
export function nameOf({ name, maker }: TournamentInfo): string {
  if (maker !== undefined) return name;
  const day = new Date(`${name}T12:00:00Z`);
  const shown = day.toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'long' });
  return tournamentWords().dayCup(shown);
}

export function termsOf({ form }: TournamentInfo): string {
  const words = tournamentWords();
  if (form.kind === 'cup') return words.deals(form.deals);
  const pace = peopleWords().paces[form.pace];
  return form.kind === 'arena'
    ? `${pace}, ${spanOf(form.minutes * MINUTE)}`
    : `${pace}, ${words.rounds(form.rounds)}`;
}

export function detailsOf(tournament: TournamentInfo): string {
  const game = nameOfGame(tournament.game as GameId);
  return tournamentWords().details(tournament.form.kind, game, termsOf(tournament));
}

/** `24 min`, `6 h 42`, `1 d 3 h`. */
export function spanOf(milliseconds: number): string {
  const words = tournamentWords();
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE));
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hours(hours, minutes % 60) : words.days(Math.floor(hours / 24), hours % 24);
}

export function dateOf(time: number): string {
  return new Intl.DateTimeFormat(settings.value.locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(time - Date.now() > 6 * 24 * 60 * MINUTE && { day: 'numeric', month: 'long' }),
  }).format(time);
}

/** Writes halves as ½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}
