// A Stellar table on the screen: the player's desk, how cards travel, and how a drawn card is told.
import { type Card, HIDDEN, NONE, type Stellar, sideOf, stellar } from '@planisphere/stellar';
import { stellarVoice } from '@planisphere/stellar/voice';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Manners } from '../../table/manners.ts';
import type { Past, Step } from '../../table/play.ts';
import { Session } from '../../table/session.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { showMoves } from '../../table/travel.ts';
import { Desk } from './desk.ts';
import { EMPTY_HANDED } from './input.ts';
import { movesOf, standIn } from './places.ts';
import { boardWords } from './words/index.ts';

export type StellarSession = Session<Stellar, Desk>;

export function openSession(found: SessionStart<Stellar>): StellarSession {
  return new Session(MANNERS, found);
}

const MANNERS: Manners<Stellar, Desk> = {
  game: stellar,
  voice: stellarVoice,
  hidesBetweenPlayers: true,
  layDesk: (session) => new Desk(session),
  clearDesk: (desk) => desk.close(),
  isQuiet: ({ phase }) => phase === 'start' || phase === 'keep',

  /** A hidden answer to a question to both players moves nothing. */
  isSilent: (steps) => steps.length === 1 && isHiddenAnswer(steps[0]),

  animate: (past, commit) =>
    showMoves(movesOf(past), commit, {
      landed: () => playSound(past.event.by === 'chance' ? 'deal' : 'land'),
      standIn,
    }),

  /** A card that comes unseen into a hand is no news. */
  isNews: ({ event }) => event.by !== 'chance' || !('card' in event.outcome) || event.outcome.card !== HIDDEN,

  /** The card just taken is ready to be placed, which saves a tap; the player can still choose another. */
  rested: (session) => {
    const card = justTaken(session);
    session.desk.holding.value = card === undefined ? EMPTY_HANDED : { ...EMPTY_HANDED, card };
  },

  /** The two mistakes of a first game. */
  whyNot: (rule, { phase, area }) => {
    if (rule === 'TEL-2') return boardWords().say.notBeside;
    return rule === 'TURN-3' && phase === 'place' && area === 'note' ? boardWords().say.notHere : undefined;
  },

  /** A blind draw that was placed face up is public: retelling it may name the card. */
  asKnown: (past) => {
    const drawn = drawnCard(past);
    return drawn === undefined ? past : { ...past, before: { ...past.before, drawn } };
  },
};

function isHiddenAnswer(step: Step<Stellar> | undefined): boolean {
  if (step === undefined || step.event.by === 'chance') return false;
  return step.event.action.do === 'start' || step.event.action.do === 'keep';
}

function justTaken({ history, view, viewer, spectating }: StellarSession): Card | undefined {
  const last = history.value.at(-1);
  if (last === undefined || spectating.value || view.value.phase !== 'play') return undefined;
  const { event, before } = last;
  if (event.by !== viewer.value || event.action.do !== 'take') return undefined;
  return before.row[event.action.coordinate - 1];
}

/** The card of a blind draw, as far as the table shows it. */
function drawnCard({ event, before, view }: Past<Stellar>): Card | undefined {
  if (event.by === 'chance' || event.action.do !== 'place' || event.action.to.face === 'down')
    return undefined;
  if (before.drawn === NONE) return undefined;
  const { area, slot } = event.action.to;
  const [was, now] = [sideOf(before, event.by), sideOf(view, event.by)];
  if (area === 'tel') return now.telescope[slot - 1];
  const card = now.notebook.findIndex((count, each) => count > (was.notebook[each] ?? 0));
  return card < 0 ? undefined : card;
}
