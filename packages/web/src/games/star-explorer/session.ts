// A Star Explorer table on the screen: what lies before the player, and how a round is shown when it is over.
import { makeSeat, type Viewer } from '@planisphere/core';
import { HIDDEN, type Position, phaseOf, type StarExplorer, starExplorer } from '@planisphere/star-explorer';
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

  constructor(found: Found<Position>) {
    super(starExplorer, starExplorerVoice, found);
    this.desk = new Desk(this);
  }

  /** Everybody chooses sides, sevens and drawings at the same time. */
  protected override get isQuiet(): boolean {
    return phaseOf(this.view.value).step !== 'size';
  }

  /** The hidden answer of somebody else changes nothing but their sign. */
  protected override isSilent(steps: readonly Step[]): boolean {
    return steps.every(({ event }) => event.endsWith(' ?'));
  }

  /** A drawing is laid on the sky rather than spelt out. */
  override toldLine(events: readonly string[]): string {
    return phaseOf(this.view.value).step === 'draw' ? boardWords().ghost.hint : super.toldLine(events);
  }

  /** What stayed hidden until everybody had drawn is told in full from then on. */
  override tell(past: Past<Position>, viewer: Viewer = this.eyes): string {
    return super.tell(uncovered(past, this.view.value, this.history.value), viewer);
  }

  override close(): void {
    super.close();
    this.desk.close();
  }

  protected override async animate(past: Past<Position>, commit: () => void): Promise<void> {
    const [by, verb] = past.event.split(' ');
    if (verb === 'draw' && endsRound(past)) return showRound(this.desk, past, commit);
    if (verb === 'draw' && by === makeSeat(this.viewer.value)) return showDrawing(this.desk, commit);
    if (verb === 'tile') return showTile(commit);
    commit();
    await Promise.resolve();
    if (verb === 'size') playSound('land');
  }
}

/** A hidden drawing that is known by now and was not replaced by another. */
function uncovered(
  past: Past<Position>,
  { boards }: Position,
  history: readonly Past<Position>[],
): Past<Position> {
  const parsed = starExplorer.notation.parseEvent(past.event);
  if (!parsed.ok || parsed.value.by === 'chance' || parsed.value.action.do !== 'draw') return past;
  const { by, action } = parsed.value;
  const drawing = boards[by]?.drawings[action.round - 1];
  const start = past.event.slice(0, -HIDDEN.length);
  const replaced = history.findLast(({ event }) => event.startsWith(start)) !== past;
  if (action.drawing !== HIDDEN || drawing === undefined || drawing === HIDDEN || replaced) return past;
  return { ...past, event: starExplorer.notation.makeEvent({ by, action: { ...action, drawing } }) };
}

function endsRound({ before, view }: Past<Position>): boolean {
  const [was, is] = [phaseOf(before), phaseOf(view)];
  return was.step === 'draw' && !(is.step === 'draw' && is.round === was.round);
}
