// The keys of a replay. Text fields, radio buttons and open dialogs keep theirs.
import type { Player } from './player.ts';

export function onReplayKey(event: KeyboardEvent, player: Player): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const act = ACTS[event.key];
  if (act === undefined) return;
  if (event.key !== ' ') player.stop();
  event.preventDefault();
  act(player);
}

const ACTS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => void player.step(-1),
  ArrowRight: (player) => void player.step(1),
  ArrowUp: (player) => void player.turn(-1),
  ArrowDown: (player) => void player.turn(1),
  Home: (player) => void player.go(0),
  End: (player) => void player.go(player.last),
  ' ': (player) => player.toggle(),
};

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null || !(target instanceof HTMLElement)) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  if (target.closest('textarea, select, [role=tablist]') !== null) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
