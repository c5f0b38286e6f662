// A Star Explorer table on the screen: what lies before the player, and how a round is shown when it is over.
import type { Seat, Viewer } from '@planisphere/core';
import {
  type GameEvent,
  HIDDEN,
  type Position,
  phaseOf,
  type StarExplorer,
  starExplorer,
} from '@planisphere/star-explorer';
import { starExplorerVoice } from '@planisphere/star-explorer/voice';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Found } from '../../table/found.ts';
import type { Past, Step } from '../../table/play.ts';
import { Session } from '../../table/session.ts';
import { Desk } from './desk.ts';
import { showDrawing, showRound, showTile } from './staging.ts';
import { boardWords } from './words/index.ts';

export class StarExplorerSession extends Session<StarExplorer> {
  readonly desk: Desk;

  constructor(found: Found<StarExplorer>) {
    super(starExplorer, starExplorerVoice, found);
    this.desk = new Desk(this);
  }

  /** Everybody chooses sides, sevens and drawings at the same time. */
  protected override get isQuiet(): boolean {
    return phaseOf(this.view.value).step !== 'size';
  }

  /** The hidden answer of somebody else changes nothing but their sign. */
  protected override isSilent(steps: readonly Step<StarExplorer>[]): boolean {
    return steps.every(({ event }) => isHidden(event));
  }

  /** A drawing is laid on the sky rather than spelt out. */
  override toldLine(events: readonly GameEvent[]): string {
    return phaseOf(this.view.value).step === 'draw' ? boardWords().ghost.hint : super.toldLine(events);
  }

  /** What stayed hidden until everybody had drawn is told in full from then on. */
  override tell(past: Past<StarExplorer>, viewer: Viewer = this.eyes): string {
    return super.tell(uncovered(past, this.view.value, this.history.value), viewer);
  }

  override close(): void {
    super.close();
    this.desk.close();
  }

  protected override async animate(past: Past<StarExplorer>, commit: () => void): Promise<void> {
    const { event } = past;
    if (event.by === 'chance') {
      if (event.outcome.deal === 'tile') return showTile(commit);
    } else if (event.action.do === 'draw') {
      if (endsRound(past)) return showRound(this.desk, past, commit);
      if (event.by === this.viewer.value) return showDrawing(this.desk, commit);
    }
    commit();
    await Promise.resolve();
    if (event.by !== 'chance' && event.action.do === 'size') playSound('land');
  }
}

/** A hidden drawing that is known by now and was not replaced by another. */
function uncovered(
  past: Past<StarExplorer>,
  { boards }: Position,
  history: readonly Past<StarExplorer>[],
): Past<StarExplorer> {
  const { event } = past;
  if (event.by === 'chance' || event.action.do !== 'draw' || event.action.drawing !== HIDDEN) return past;
  const { by, action } = event;
  const drawing = boards[by]?.drawings[action.round - 1];
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
