// A Stellar table on the screen: what the reader holds, how cards travel, and how a drawn card is told.
import type { Viewer } from '@planisphere/core';
import { type Action, type Card, NONE, type Stellar, sideOf, stellar } from '@planisphere/stellar';
import { stellarVoice } from '@planisphere/stellar/voice';
import { type Signal, signal } from '@preact/signals';
import { play as playSound } from '../../base/sound/sounds.ts';
import type { Found } from '../../table/found.ts';
import type { Past, Step } from '../../table/play.ts';
import { Session } from '../../table/session.ts';
import { showMoves } from '../../table/travel.ts';
import { EMPTY_HANDED, type Holding } from './input.ts';
import { movesBetween, standIn } from './places.ts';
import { boardWords } from './words/index.ts';

export class StellarSession extends Session<Stellar> {
  readonly holding: Signal<Holding> = signal(EMPTY_HANDED);

  constructor(found: Found<Stellar>) {
    super(stellar, stellarVoice, found);
    this.rested();
  }

  protected override get isQuiet(): boolean {
    const { phase } = this.view.value;
    return phase === 'start' || phase === 'keep';
  }

  /** A hidden answer to a question that both were asked moves nothing. */
  protected override isSilent(steps: readonly Step<Stellar>[]): boolean {
    return steps.length === 1 && isHiddenAnswer(steps[0]);
  }

  /** The two mistakes of a first game. */
  protected override whyNot(rule: string): string | undefined {
    const { phase, area } = this.view.value;
    if (rule === 'TEL-2') return boardWords().say.notBeside;
    return rule === 'TURN-3' && phase === 'place' && area === 'note' ? boardWords().say.notHere : undefined;
  }

  override async decide(action: Action): Promise<void> {
    this.holding.value = EMPTY_HANDED;
    await super.decide(action);
  }

  protected override async animate(past: Past<Stellar>, commit: () => void): Promise<void> {
    const moves = movesBetween(past.before, past.view);
    await showMoves(moves, commit, {
      landed: () => playSound(past.event.by === 'chance' ? 'deal' : 'land'),
      standIn,
    });
  }

  /** The card just taken is ready to be placed: one tap less, and another can be chosen. */
  protected override rested(): void {
    const card = this.#justTaken();
    this.holding.value = card === undefined ? EMPTY_HANDED : { ...EMPTY_HANDED, card };
  }

  #justTaken(): Card | undefined {
    const last = this.history.value.at(-1);
    if (last === undefined || this.spectating.value || this.view.value.phase !== 'play') return undefined;
    const { event, before } = last;
    if (event.by !== this.viewer.value || event.action.do !== 'take') return undefined;
    return before.row[event.action.coordinate - 1];
  }

  /** A blind draw that was placed face up is no secret any more: whoever tells of it may name it. */
  protected override sentence(past: Past<Stellar>, viewer: Viewer): string {
    const drawn = drawnCard(past);
    const before = drawn === undefined ? past.before : { ...past.before, drawn };
    return super.sentence({ ...past, before }, viewer);
  }
}

function isHiddenAnswer(step: Step<Stellar> | undefined): boolean {
  if (step === undefined || step.event.by === 'chance') return false;
  return step.event.action.do === 'start' || step.event.action.do === 'keep';
}

/** The card that a blind draw turned out to be, as far as the table shows it now. */
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
