// What is said of the daily sky, at home and after a night.
import { localized } from '../../base/words/localized.ts';

// Written by hand: creating the browser's own formatter takes longer than drawing the rest of the page.
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const JOURS = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
const MOIS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

interface DailyWords {
  readonly sky: string;
  readonly title: string;
  /** Short; counts weekdays from Sunday and months from January, from 0. */
  readonly nightDate: (weekday: number, day: number, month: number) => string;
  readonly open: string;
  readonly list: string;
  readonly join: string;
  readonly bestTonight: (points: number) => string;
  readonly tonight: string;
  readonly masterGot: (points: number) => string;
  readonly masterPlays: string;
  readonly masterFailed: string;
  readonly compared: (ahead: number) => string;
  readonly play: string;
  readonly again: string;
  readonly nightsPlayed: (played: number) => string;
}

export const dailyWords = localized<DailyWords>({
  en: {
    sky: 'Daily sky',
    title: 'The same night for everyone',
    nightDate: (weekday, day, month) => `${WEEKDAYS[weekday]}, ${MONTHS[month]} ${day}`,
    open: 'Same deal for all players, today only.',
    list: 'Tonight on this server',
    join: 'Add my result to the list',
    bestTonight: (points) => `Your best tonight: ${points}.`,
    tonight: 'Tonight, on the same deal',
    masterGot: (points) => `The Master on the same deal: ${points}.`,
    masterPlays: 'The Master is playing the same deal …',
    masterFailed: 'The Master could not play this deal here.',
    compared: (ahead) =>
      ahead === 0
        ? 'As many points as the Master.'
        : ahead > 0
          ? `${ahead} more than the Master.`
          : `${-ahead} fewer than the Master.`,
    play: 'Play',
    again: 'Play again',
    nightsPlayed: (played) => `${played} of the last 7 nights played`,
  },
  fr: {
    sky: 'Ciel du jour',
    title: 'La même nuit pour tous',
    nightDate: (weekday, day, month) => `${JOURS[weekday]} ${day === 1 ? '1er' : day} ${MOIS[month]}`,
    open: 'La même donne pour tous, aujourd’hui seulement.',
    list: 'Ce soir sur ce serveur',
    join: 'Ajouter mon résultat à la liste',
    bestTonight: (points) => `Votre meilleur score ce soir : ${points}.`,
    tonight: 'Ce soir, sur la même donne',
    masterGot: (points) => `Le Maître sur la même donne : ${points}.`,
    masterPlays: 'Le Maître joue la même donne…',
    masterFailed: 'Le Maître n’a pas pu jouer cette donne ici.',
    compared: (ahead) =>
      ahead === 0
        ? 'Autant de points que le Maître.'
        : ahead > 0
          ? `${ahead} de plus que le Maître.`
          : `${-ahead} de moins que le Maître.`,
    play: 'Jouer',
    again: 'Rejouer',
    nightsPlayed: (played) =>
      played < 2 ? `${played} nuit jouée sur les 7 dernières` : `${played} nuits jouées sur les 7 dernières`,
  },
});
