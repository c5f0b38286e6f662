// The rules that matter at this moment.
import type { Position } from '@planisphere/stellarion';

const POWERS = [
  ['SHIP-1', 'SHIP-2', 'DISC-1'],
  ['NEBULA-1', 'NEBULA-2', 'DISC-2'],
  ['STARS-1', 'STARS-2', 'DISC-3'],
  ['PLANET-1', 'PLANET-2', 'OUTPOST-1', 'OUTPOST-2', 'DISC-4'],
] as const;

export function rulesNow({ stage, discovery, table }: Position): readonly string[] {
  switch (stage.kind) {
    case 'turn':
      return [
        'LAUNCH-1',
        'COORD-1',
        'COORD-2',
        ...(table.blackHoles ? ['CROSS-1', 'CROSS-2'] : []),
        ...(table.theories ? ['THEORY-2'] : []),
        ...(table.mirrors ? ['MIRROR-3', 'MIRROR-4'] : []),
        ...(table.sun ? ['SUN-2', 'SUN-3', 'METEOR-1'] : []),
        ...(table.players === 2 ? ['DUO-3'] : []),
      ];
    case 'thrusters':
      return ['DISC-1'];
    case 'claim':
      return ['CROSS-2', 'CROSS-3'];
    case 'over':
      return ['END-1', 'END-2', 'END-3'];
    default:
      return POWERS[stage.power].filter((id) => !id.startsWith('DISC') || discovery === stage.power);
  }
}
