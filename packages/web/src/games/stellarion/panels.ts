// The dialog for a position, and whether a plan may go on in it before it is sent.
import type { Seat } from '@planisphere/core';
import type { Action, Position } from '@planisphere/stellarion';

/** `sure`: confirms an action after which the game cannot be won. */
export type Panel =
  | 'search'
  | 'recover'
  | 'scan'
  | 'station'
  | 'return'
  | 'place'
  | 'claim'
  | 'waive'
  | 'spend'
  | 'sure';

/** By type. */
const POWERS = ['search', 'recover', 'scan', 'station'] as const;

export function panelOf(scene: Position, seat: Seat, step: Action | undefined): Panel | undefined {
  if (step?.kind === 'spend' || step?.kind === 'waive') return step.kind;
  if (scene.turn !== seat) return undefined;
  switch (scene.stage.kind) {
    case 'turn':
      return step === undefined ? undefined : 'sure';
    case 'thrusters':
      return 'return';
    case 'effect':
      return POWERS[scene.stage.power];
    case 'place':
    case 'claim':
      return scene.stage.kind;
    default:
      return undefined;
  }
}

/** Whether the same player is in the middle of the same action. */
export function isOpen(scene: Position, seat: Seat): boolean {
  return scene.turn === seat && ['thrusters', 'effect', 'place', 'claim'].includes(scene.stage.kind);
}
