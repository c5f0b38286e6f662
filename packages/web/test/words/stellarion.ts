// Real values for the sentences of Stellarion's board: positions come from whole games.
import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, newCourse, parseRecord } from '@planisphere/core';
import {
  type Action,
  BLACK_HOLE,
  type Card,
  type Galaxy,
  MIRROR,
  type Position,
  stellarion,
  type Type,
} from '@planisphere/stellarion';
import type { Samples } from '@planisphere/testkit/book';
import { type Panel, panelOf } from '../../src/games/stellarion/panels.ts';
import type { Words } from '../../src/games/stellarion/words/en.ts';

const REPLAYS = new URL('../../../stellarion/replays/', import.meta.url);
const TYPES: readonly Type[] = [0, 1, 2, 3];
const TWICE: readonly boolean[] = [true, false];
const GALAXY = [[2]] as [Galaxy][];
const COUNTS: [number][] = [[0], [1], [3]];
const NAME: [string][] = [['Ada']];
/** Gamma's ship and planet. */
const [SHIP, PLANET] = [8, 11] as [Card, Card];
const CARDS: readonly Card[] = [SHIP, PLANET, 2, BLACK_HOLE, MIRROR] as Card[];
const BESIDES: readonly Panel[] = ['waive', 'spend', 'sure'];

/** Every position of the recorded games, with the decision made there. */
function* moments(): Generator<{ readonly position: Position; readonly action: Action | undefined }> {
  for (const name of readdirSync(REPLAYS)) {
    const record = parseRecord(readFileSync(new URL(name, REPLAYS), 'utf8'));
    if (!record.ok) throw new Error(record.fault.message);
    const options = stellarion.decodeOptions(record.value.options);
    if (!options.ok) throw new Error(options.fault.message);
    let course = newCourse(stellarion, options.value, record.value.seats.length);
    for (const line of record.value.events) {
      const event = stellarion.notation.parseEvent(line);
      if (!event.ok) throw new Error(event.fault.message);
      const action = event.value.by === 'chance' ? undefined : event.value.action;
      yield { position: course.state, action };
      course = course.with(event.value);
    }
  }
}

/** One position of each kind about which a dialog speaks differently. */
const scenes = new Map<string, Position>();
const steps = new Map<string, [Action, Position]>();
for (const { position, action } of moments()) {
  const { stage, discovery, table } = position;
  const key = [stage.power, stage.major, stage.begun, stage.left, discovery, table.sun].join();
  if (stage.kind !== 'turn') scenes.set(key, position);
  if (action === undefined) continue;
  const several =
    action.kind === 'station' ? action.decks.length : action.kind === 'waive' ? action.retreat : 0;
  steps.set(`${action.kind} ${several}`, [action, position]);
}
const SCENES = [...scenes.values()];
/** The question of each, and its possible variants. */
const ASKED = SCENES.flatMap((scene): [Panel, Position][] => {
  const panel = panelOf(scene, scene.turn, undefined);
  return [...(panel === undefined ? [] : [panel]), ...BESIDES].map((each) => [each, scene]);
});

const NAMES = {
  en: { rule: 'Four cards of one galaxy launch.', line: 'Launch to Gamma', percent: '21 %' },
  fr: { rule: 'Quatre cartes d’une galaxie lancent.', line: 'Lancer vers Gamma', percent: '21 %' },
} as const satisfies Record<Locale, unknown>;

const RULES = ['LAUNCH-1', 'LAUNCH-2', 'LAUNCH-4', 'MIRROR-3', 'MIRROR-5', 'MIRROR-6', 'COORD-1', 'CROSS-1'];
const MORE_RULES = ['CROSS-4', 'CROSS-5', 'DUO-3', 'SHIP-2', 'SHIP-3', 'NEBULA-1', 'STARS-3', 'OUTPOST-1'];
const LAST_RULES = ['OUTPOST-2', 'PLANET-1', 'PLANET-2', 'METEOR-2', 'THEORY-2'];

export function stellarionSamples(locale: Locale): Samples<Words> {
  const t = NAMES[locale];
  return {
    card: CARDS.map((card) => [card]),
    cardTitle: CARDS.map((card) => [card]),
    discardLabel: [
      [0, []],
      [
        4,
        [
          { card: SHIP, count: 2 },
          { card: PLANET, count: 0 },
        ],
      ],
    ],
    deckLabel: [
      [{ deck: 2, size: 0, top: undefined, next: [], bottom: [] }],
      [{ deck: 2, size: 1, top: undefined, next: [PLANET], bottom: [] }],
      [{ deck: 2, size: 8, top: SHIP, next: [PLANET], bottom: [SHIP] }],
    ],
    knownTitle: [
      [{ deck: 2, top: undefined, next: [PLANET], bottom: [] }],
      [{ deck: 2, top: SHIP, next: [PLANET], bottom: [SHIP] }],
    ],
    dockFree: TYPES.map((type) => [type]),
    onlyGalaxy: GALAXY,
    outpostLabel: [[SHIP]],
    leftCount: COUNTS,
    toFlyCount: COUNTS,
    flownOf: [
      [0, 8],
      [1, 8],
      [3, 8],
    ],
    covered: GALAXY,
    missing: [
      [[0, 1, 2, 3], true],
      [[0, 1, 2], true],
      [[0, 1], true],
      [[0, 1], false],
      [[3], true],
    ],
    onlyFor: NAME,
    column: [[0], [1]],
    flights: COUNTS,
    ofThree: [[1], [2]],
    theoriesLeft: COUNTS,
    shootingStars: COUNTS,
    sunLabel: [[7, 30]],
    sunAt: [[7, 30]],
    of64: [[12]],
    pairs: TYPES.flatMap((type): [Type, number][] => [
      [type, 1],
      [type, 2],
    ]),
    reason: [
      ...[...RULES, ...MORE_RULES, ...LAST_RULES].map((rule): [{ readonly rule: string }] => [{ rule }]),
      [{ short: 1, withStar: false }],
      [{ short: 2, withStar: false }],
      [{ short: 2, withStar: true }],
      [{ short: 4, withStar: true }],
      [{ kind: 'galaxies' }],
      [{ kind: 'twice' }],
      [{ kind: 'one' }],
      [{ kind: 'two' }],
    ],
    launchMore: [
      [2, 0],
      [2, 4],
      [2, 5],
    ],
    powers: TYPES.flatMap((type) =>
      TWICE.flatMap((major): [Type, boolean, Type | undefined][] => [
        [type, major, undefined],
        [type, major, 1],
      ]),
    ),
    consequence: [
      [{ kind: 'won' }],
      [{ kind: 'lost' }],
      [{ kind: 'hopeless' }],
      [{ kind: 'repeated' }],
      [{ kind: 'voyage', galaxy: 2, left: 3 }],
      [{ kind: 'ready', galaxy: 2, star: false, added: [] }],
      [{ kind: 'ready', galaxy: 0, star: true, added: [] }],
      [{ kind: 'gains', galaxy: 0, added: [] }],
      [{ kind: 'unready', galaxy: 2 }],
      [{ kind: 'chance', galaxy: 2, star: false, fraction: { weight: 1, total: 4 } }],
      [{ kind: 'chance', galaxy: 2, star: true, fraction: { weight: 1, total: 4 } }],
      [{ kind: 'theory', type: 1, from: 1, to: 2 }],
      [{ kind: 'sun', from: 3, to: 7, meteor: false }],
      [{ kind: 'sun', from: 7, to: 5, meteor: true }],
      [{ kind: 'turned', decks: [0] }],
      [{ kind: 'turned', decks: [0, 5, 6] }],
    ],
    short: { stars: COUNTS, left: COUNTS, cardsLeft: COUNTS },
    deckTile: [
      [2, 1],
      [5, 8],
    ],
    deckOf: [[2], [5]],
    discardOf: [[2], [5]],
    cards: COUNTS,
    cardsInOrder: COUNTS,
    kindLabel: [
      [SHIP, 1, 0],
      [SHIP, 3, 2],
    ],
    byChance: TWICE.map((scan) => [t.percent, scan]),
    placeLabel: [
      [[SHIP], [PLANET]],
      [[SHIP, PLANET], []],
    ],
    forWhom: NAME,
    giveTo: NAME,
    whyFor: [['Ada', t.rule]],
    retreatLabel: TWICE.map((meteor) => [2, 5, meteor]),
    space: [[5]],
    say: {
      thinking: NAME,
      waiting: NAME,
      chooses: NAME,
      yourTurn: NAME,
      how: TWICE.map((holes) => [holes]),
      holes: [[1], [3]],
      holesMore: TWICE.map((sun) => [sun]),
      addTo: [[SHIP], [MIRROR]],
      towards: GALAXY,
      useTwo: TYPES.flatMap((type) => TWICE.map((mirror): [Type, boolean] => [type, mirror])),
      launchTo: GALAXY,
      withStar: TYPES.map((type) => [type]),
      refused: [[t.rule]],
      best: [[t.line]],
      pinged: NAME,
    },
    dialog: {
      title: ASKED,
      more: ASKED,
      steps: ASKED,
      confirm: [...steps.values()],
      chooseDeck: [['search'], ['recover'], ['scan']],
      chooseShown: TWICE.map((major) => [major]),
      takenSoFar: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    },
    turn: [[7]],
    voyagesOf: [[3, 8]],
  };
}
