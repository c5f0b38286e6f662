// What an open dialog shows although the rules forbid it, with the rules: computed once for a position and a holding,
// like the targets, so that no part of the board asks the rules itself.
import { seatsOf } from '@planisphere/core';
import {
  BLACK_HOLE,
  type Deck,
  EVERY_SLOT,
  MIRROR,
  type Position,
  stellarion,
} from '@planisphere/stellarion';
import { targetKey } from '../../table/input.ts';
import { legalAt } from '../../table/legal.ts';
import { type At, type Holding, sceneOf, type Target } from './input.ts';
import { panelOf } from './panels.ts';
import { galaxyIn } from './paying.ts';
import { EVERY_DECK } from './reading.ts';

/** By the key of the target. */
export type Refusals = ReadonlyMap<string, string>;

type Refusal = readonly [target: Target, rule: string | undefined];

export function refusalsAt(at: At, holding: Holding): Refusals {
  const scene = sceneOf(at, holding);
  const refused = refusalsIn(scene, at, holding);
  return new Map(
    refused.flatMap(([target, rule]) => (rule === undefined ? [] : [[targetKey(target), rule] as const])),
  );
}

function refusalsIn(scene: Position, { seat }: At, { step }: Holding): readonly Refusal[] {
  const panel = panelOf(scene, seat, step);
  const seats = seatsOf(scene.table.players);
  const slots = EVERY_SLOT.filter((slot) => galaxyIn(scene, slot) !== undefined);
  switch (panel) {
    case 'search':
    case 'recover':
    case 'scan':
      return [
        ...EVERY_DECK.map((deck): Refusal => [{ at: 'deck', deck }, ruleAgainstDeck(scene, deck, panel)]),
        ...(panel === 'recover' ? NEVER_RECOVERED : []),
      ];
    case 'station': {
      const chosen = step?.kind === 'station' ? step.decks : [];
      return EVERY_DECK.filter((deck) => !chosen.includes(deck)).map((deck): Refusal => {
        const action = { kind: 'station', decks: [deck] } as const;
        return [{ at: 'source', source: deck }, stellarion.check(scene, seat, action)?.rule];
      });
    }
    case 'claim':
      return slots.flatMap((voyage) =>
        seats.map((to): Refusal => {
          const action = { kind: 'take', voyage, to } as const;
          return [{ at: 'step', action }, stellarion.check(scene, seat, action)?.rule];
        }),
      );
    case 'spend':
      return slots.flatMap((voyage) =>
        seats.map((by): Refusal => {
          const action = { kind: 'spend', voyage } as const;
          return [{ at: 'spend', by, action }, stellarion.check(scene, by, action)?.rule];
        }),
      );
    default:
      return [];
  }
}

/** Cards without a type stay in the discard. */
const NEVER_RECOVERED: readonly Refusal[] = [
  [{ at: 'face', card: BLACK_HOLE }, 'CROSS-5'],
  [{ at: 'face', card: MIRROR }, 'MIRROR-6'],
];

function ruleAgainstDeck(scene: Position, deck: Deck, panel: 'search' | 'recover' | 'scan') {
  const legal = legalAt(stellarion, scene, scene.turn);
  if (legal.some((action) => action.kind === panel && 'deck' in action && action.deck === deck))
    return undefined;
  if (panel === 'scan') return 'STARS-3';
  if (panel === 'recover') return 'NEBULA-1';
  return scene.stage.deck === deck ? 'SHIP-2' : 'SHIP-3';
}
