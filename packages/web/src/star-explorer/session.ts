// A Star Explorer table on the screen: what lies before the player, and how a round is shown when it is over.
import { makeSeat } from '@planisphere/core';
import { type Position, phaseOf, type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { play as playSound } from '../sound/sounds.ts';
import type { Past, Step } from '../table/play.ts';
import { type Found, Session } from '../table/session.ts';
import { Desk } from './desk.ts';
import { showDrawing, showRound, showTile } from './staging.ts';
import { w } from './words/index.ts';

export class StarExplorerSession extends Session<StarExplorer> {
  readonly desk: Desk;

  constructor(found: Found<Position>) {
    super(starExplorer, starExplorerText, found);
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
  protected override toldLine(events: readonly string[]): string {
    return phaseOf(this.view.value).step === 'draw' ? w().ghost.hint : super.toldLine(events);
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

function endsRound({ before, view }: Past<Position>): boolean {
  const [was, is] = [phaseOf(before), phaseOf(view)];
  return was.step === 'draw' && !(is.step === 'draw' && is.round === was.round);
}
