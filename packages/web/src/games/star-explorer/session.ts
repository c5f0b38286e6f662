// A Star Explorer table on the screen: the player's desk, and how the table shows a finished round.
import type { Seat } from '@planisphere/core';
import { type GameEvent, HIDDEN, phaseOf, type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import { starExplorerVoice } from '@planisphere/star-explorer/voice';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Manners, Now } from '../../table/manners.ts';
import type { Past } from '../../table/play.ts';
import { Session } from '../../table/session.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { Desk } from './desk.ts';
import { showDrawing, showRound, showTile } from './staging.ts';

export type StarExplorerSession = Session<StarExplorer, Desk>;

export function openSession(found: SessionStart<StarExplorer>): StarExplorerSession {
  return new Session(MANNERS, found);
}

const MANNERS: Manners<StarExplorer, Desk> = {
  game: starExplorer,
  voice: starExplorerVoice,
  hidesBetweenPlayers: true,
  layDesk: (session) => new Desk(session),
  clearDesk: (desk) => desk.close(),

  /** Everybody chooses sides, sevens and drawings at the same time. */
  isQuiet: (view) => phaseOf(view).step !== 'size',

  /** Another player's hidden answer changes nothing but that player's sign. */
  isSilent: (steps) => steps.every(({ event }) => isHidden(event)),

  /** Dealing the backs is no news: all of them lie open afterwards. */
  isNews: ({ event }) => event.by !== 'chance' || event.outcome.deal !== 'back',

  animate: async (past, commit, { desk, viewer }) => {
    const { event } = past;
    if (event.by === 'chance') {
      if (event.outcome.deal === 'tile') return showTile(commit);
    } else if (event.action.do === 'draw') {
      if (endsRound(past)) return showRound(desk, past, commit);
      if (event.by === viewer.value) return showDrawing(desk, commit);
    }
    commit();
    await Promise.resolve();
    if (event.by !== 'chance' && event.action.do === 'size') playSound('land');
  },

  asKnown: uncovered,
};

/** After everybody has drawn, hidden drawings are told in full, unless a later one replaced them. */
function uncovered(past: Past<StarExplorer>, { view, history }: Now<StarExplorer>): Past<StarExplorer> {
  const { event } = past;
  if (event.by === 'chance' || event.action.do !== 'draw' || event.action.drawing !== HIDDEN) return past;
  const { by, action } = event;
  const drawing = view.boards[by]?.drawings[action.round - 1];
  const replaced = history.findLast((each) => isDrawing(each.event, by, action.round)) !== past;
  if (drawing === undefined || drawing === HIDDEN || replaced) return past;
  return { ...past, event: { by, action: { ...action, drawing } } };
}

function isDrawing(event: GameEvent, by: Seat, round: number): boolean {
  return event.by === by && event.action.do === 'draw' && event.action.round === round;
}

function isHidden(event: GameEvent): boolean {
  if (event.by === 'chance') return false;
  const { action } = event;
  if (action.do === 'draw') return action.drawing === HIDDEN;
  return action.do !== 'size' && action.kind === HIDDEN;
}

function endsRound({ before, view }: Past<StarExplorer>): boolean {
  const [was, is] = [phaseOf(before), phaseOf(view)];
  return was.step === 'draw' && !(is.step === 'draw' && is.round === was.round);
}
