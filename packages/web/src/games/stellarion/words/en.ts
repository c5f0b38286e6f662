// The Stellarion board in English. Longer texts (rules, the log) come from the rules package.
import {
  type Action,
  BLACK_HOLE,
  type Card,
  type Deck,
  type Galaxy,
  MIRROR,
  type Position,
  type Slot,
  type Type,
} from '@planisphere/stellarion';
import type { Consequence } from '../foresight.ts';
import type { Reason } from '../offers.ts';
import type { Panel } from '../panels.ts';
import type { DeckReading, Kind } from '../reading.ts';

const types = ['Ship', 'Nebula', 'Stars', 'Planet'];
const plurals = ['ships', 'nebulae', 'stars', 'planets'];
const galaxies = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const decks = [...galaxies, ...types];
const plural = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

function card(each: Card): string {
  if (each === BLACK_HOLE) return 'Black hole';
  if (each === MIRROR) return 'Mirror';
  return `${galaxies[each >> 2]} ${types[each & 3]?.toLowerCase()}`;
}

function known({ next, bottom, top }: DeckReading | Omit<DeckReading, 'size'>): string {
  const parts: string[] = [];
  if (next.length > 0) parts.push(`${top === undefined ? 'on top' : 'next'}: ${next.map(card).join(', ')}`);
  if (bottom.length > 0) parts.push(`at the bottom: ${bottom.map(card).join(', ')}`);
  return parts.join('; ');
}

function discardLabel(deck: Deck, kinds: readonly Kind[]): string {
  const gone = kinds.filter(({ count }) => count > 0).map((kind) => `${kind.count} × ${card(kind.card)}`);
  return `${decks[deck]} discard: ${gone.length === 0 ? 'nothing' : gone.join(', ')}`;
}

function deckLabel(reading: DeckReading): string {
  const { deck, size, top } = reading;
  const shown = size === 0 ? 'empty' : top === undefined ? 'covered' : card(top);
  const more = known(reading);
  return `${decks[deck]} deck: ${shown}${size > 0 ? `, ${plural(size, 'card', 'cards')}` : ''}${more === '' ? '' : `; ${more}`}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'LAUNCH-1': 'a card is missing',
  'LAUNCH-2': 'no voyage to that galaxy is left',
  'LAUNCH-4': 'no shooting star is left',
  'MIRROR-3': 'its voyages lie covered in the columns',
  'MIRROR-5': 'a mirror needs one card with a type',
  'MIRROR-6': 'mirrors stay where they are',
  'COORD-1': 'the two are of different types',
  'CROSS-1': 'takes four black holes that show',
  'CROSS-4': 'three voyages would not fit into your two piles',
  'CROSS-5': 'black holes can only cross',
  'DUO-3': 'a pile holds two galaxies at most',
  'SHIP-2': 'the second search needs another deck',
  'SHIP-3': 'this deck is empty',
  'NEBULA-1': 'nothing to recover there',
  'STARS-3': 'a scan needs two cards',
  'OUTPOST-1': 'the Outpost holds another galaxy',
  'OUTPOST-2': 'it is in the Outpost already',
  'PLANET-1': 'it shows nothing',
  'PLANET-2': 'one card only',
  'METEOR-2': 'takes two meteors',
  'THEORY-2': 'takes three of its type that show',
};

function reason(why: Reason): string {
  if ('rule' in why) return REASONS[why.rule] ?? why.rule;
  if ('short' in why) {
    if (why.short === 1) return 'not yet: one card short, and no star is left';
    const short = why.withStar ? why.short - 1 : why.short;
    return `not yet: ${plural(short, 'card', 'cards')} short${why.withStar ? ', even with the star' : ''}`;
  }
  if (why.kind === 'galaxies') return 'all four must be of one galaxy';
  if (why.kind === 'twice') return 'needs four different cards of one galaxy';
  if (why.kind === 'one') return 'add one more of its type';
  return 'takes exactly two cards of one type';
}

function consequence(what: Consequence): string {
  switch (what.kind) {
    case 'won':
      return 'You win the game';
    case 'lost':
      return 'The sun arrives: the game is lost';
    case 'hopeless':
      return 'After this the game can no longer be won';
    case 'repeated':
      return 'This position has been there before; the third time loses';
    case 'voyage':
      return `Voyage to ${galaxies[what.galaxy]} flown, ${what.left} to go`;
    case 'ready':
      return `${galaxies[what.galaxy]} launch ready${what.star ? ', with a shooting star' : ''}`;
    case 'gains':
      return `Nearer to ${galaxies[what.galaxy]}`;
    case 'unready':
      return `${galaxies[what.galaxy]} launch no longer ready`;
    case 'chance':
      return `for a launch to ${galaxies[what.galaxy]}${what.star ? ' with a star' : ''}`;
    case 'theory':
      return `${types[what.type]} on top for the theory: ${what.from} → ${what.to}`;
    case 'sun':
      return `The sun: ${what.from} → ${what.to}${what.meteor ? ', a meteor is yours' : ''}`;
    case 'turned':
      return `New cards from ${list(
        what.decks.map((deck) => decks[deck]!),
        'and',
      )}`;
  }
}

function powers(type: Type, major: boolean, discovery: Type | undefined): string {
  const radar = discovery === 1 && type === 1;
  return [
    major ? 'search two decks for a card each' : 'search a deck for any card',
    major
      ? `recover up to 2 cards${radar ? ', on top of their deck' : ''}`
      : `recover 1 card${radar ? ', on top of its deck' : ''}`,
    major ? 'scan decks, up to four times' : 'scan a deck, up to twice',
    major ? 'station up to 2 cards' : 'station 1 card in the Outpost',
  ][type]!;
}

const POWER = ['Ship', 'Nebula', 'Stars', 'Planet'];
const sizeOf = (scene: Position): string => (scene.stage.major ? 'major' : 'minor');

function title(panel: Panel, scene: Position): string {
  switch (panel) {
    case 'search':
      return scene.stage.begun ? 'Search another deck' : 'Search a deck';
    case 'recover':
      return scene.stage.major ? 'Recover one or two cards' : 'Recover a card';
    case 'scan':
      return scene.stage.begun ? 'Scan once more?' : 'Scan a deck';
    case 'station':
      return 'Station in the Outpost';
    case 'return':
      return 'Which ship goes back?';
    case 'place':
      return `The ${decks[scene.stage.deck ?? 0]} deck shows two cards`;
    case 'claim':
      return 'The Crossing';
    case 'waive':
      return scene.table.sun ? 'Push the sun back' : 'Give up the effect';
    case 'spend':
      return 'Two meteors for a voyage';
    case 'sure':
      return 'Are you sure?';
  }
}

function more(panel: Panel, scene: Position): string {
  const power = `${POWER[scene.stage.power]} power, ${sizeOf(scene)}`;
  switch (panel) {
    case 'search':
      return `${power}: any card of it to the top`;
    case 'recover':
      return scene.discovery === 1
        ? `${power}: the radar puts it on top, the first one face up`
        : `${power}: shuffled into its deck`;
    case 'scan':
      return `${power}: ${plural(scene.stage.left, 'scan', 'scans')} left`;
    case 'station':
      return `${power}: a card that shows waits there for its launch`;
    case 'return':
      return 'Reversible Thrusters: one of the ships goes under its deck';
    case 'place':
      return scene.discovery === 2
        ? 'Reflection Amplifier: put them where you like'
        : 'One goes on top, the other to the bottom';
    case 'claim':
      return 'Black holes open the way: choose your voyages';
    case 'waive':
      return `${power}: its effect is given up`;
    case 'spend':
      return 'At once and free; your turn goes on';
    case 'sure':
      return 'This launch has a price';
  }
}

function steps(panel: Panel, { stage }: Position): readonly string[] {
  const two = `Two ${plurals[stage.power]}`;
  switch (panel) {
    case 'search':
      return [two, 'Deck', 'Card', 'Confirm'];
    case 'recover':
      return [two, 'Discard', 'Card', 'Confirm'];
    case 'scan':
      return [two, 'Deck', 'Reveal'];
    case 'place':
      return [two, 'Deck', 'Place', 'Confirm'];
    case 'station':
      return [two, 'Card', 'Confirm'];
    default:
      return [];
  }
}

function confirm(step: Action): string {
  switch (step.kind) {
    case 'search':
      return `Put the ${card(step.card)} on top`;
    case 'recover':
      return `Recover ${list(step.cards.map(card), 'and')}`;
    case 'scan':
      return `Shuffle and reveal two of ${decks[step.deck]}`;
    case 'station':
      return step.decks.length > 1 ? 'Station these two' : 'Station this card';
    case 'return':
      return `Put it under the ${decks[step.deck]} deck`;
    case 'place':
      return 'Place them so';
    case 'take':
      return 'Take these voyages';
    case 'spend':
      return 'Spend two meteors';
    case 'waive':
      return step.retreat === 0 ? 'Give up the effect' : `Bring the sun back ${step.retreat}`;
    case 'launch':
      return 'Launch all the same';
    default:
      return 'Confirm';
  }
}

const column = (index: number): string => (index === 0 ? 'Left column' : 'Right column');

export const en = {
  types,
  galaxies,
  decks,
  card,
  cardTitle: card,
  dots: { top: 'on top', op: 'in the Outpost', no: 'missing' },
  discardLabel,
  deckLabel,
  knownTitle: known,
  empty: 'empty',
  observatory: 'Observatory',
  discards: 'Discards',
  discard: 'Discard',
  deck: 'Deck',
  launch: 'Launch',
  outpost: 'Outpost',
  anyGalaxy: 'any galaxies',
  noGalaxyYet: 'one galaxy',
  onlyGalaxy: (galaxy: Galaxy): string => `${galaxies[galaxy]} only`,
  outpostLabel: (each: Card): string => `Outpost: ${card(each)}`,
  rail: 'Voyages and research',
  voyages: 'Voyages',
  toFly: 'to fly',
  toFlyCount: (n: number): string => `${n} to fly`,
  readyNow: 'Ready: pick the cards',
  readyWithStar: 'Ready with a star',
  flownOf: (flown: number, all: number): string => `${flown} of ${all} voyages flown`,
  allFlown: 'all flown',
  covered: (galaxy: Galaxy): string => `${galaxies[galaxy]} lies covered`,
  missing: (missing: readonly number[], star: boolean): string => {
    const names = missing.map((type) => types[type]!.toLowerCase());
    if (missing.length === 4) return 'nothing at hand yet';
    if (!star || missing.length === 1) return `${list(names, 'and')} missing`;
    return missing.length === 2 ? `${names.join(' or ')}, plus ` : 'any two, plus ';
  },
  nobody: 'nobody can take it',
  onlyFor: (name: string): string => `only ${name}`,
  column,
  uncovered: 'uncovered',
  piles: 'Victory piles',
  onTurn: 'on turn',
  flights: (n: number): string => plural(n, 'voyage', 'voyages'),
  research: 'Theory, discovery and tokens',
  theory: 'Theory',
  allProved: 'All proved',
  prove: 'Prove the theory',
  proveMore: 'three cards show it; nothing is paid',
  ofThree: (n: number): string => `${n} of 3 on top`,
  theoriesLeft: (n: number): string => `${n} of 4 theories left to prove`,
  discovery: 'Discovery',
  discoveries: [
    { name: 'Reversible Thrusters', text: 'A ship that pays goes under its deck' },
    { name: 'Temporal Radar', text: 'Recovered cards go on top' },
    { name: 'Reflection Amplifier', text: 'Scanned cards go where you like' },
    { name: 'Inflatable Biodomes', text: 'The Outpost holds any galaxies' },
  ],
  shootingStars: (n: number): string => (n === 1 ? 'shooting star' : 'shooting stars'),
  meteorPair: 'meteor pair',
  spend: 'Spend two meteors',
  spendShort: 'spend them',
  spendMore: 'a voyage at once, your turn goes on',
  sunLabel: (space: number, last: number): string => `Gloomy Sun: space ${space} of ${last}`,
  gloomySun: 'The Gloomy Sun',
  sunAt: (space: number, last: number): string => `${space} of ${last} · a launch moves it 4`,
  whatIsLeft: 'What is left',
  of64: (n: number): string => `${n} of 64`,
  chartPairs: 'Left pair: galaxy deck. Right pair: type deck.',
  where: { up: 'on top', in: 'in deck', op: 'Outpost', gone: 'discarded' },
  noneToSpare: 'as many left as you need',
  actions: 'Actions',
  clear: 'Clear',
  backToDialog: 'Go on with the power',
  pairs: (type: Type, n: number): string =>
    n === 1 ? `a pair of ${plurals[type]}` : `${n} pairs of ${plurals[type]}`,
  majorToo: ' · major',
  cross: 'Cross',
  crossMore: 'four black holes for three voyages',
  kinds: { launch: 'Launch', coordinate: 'Coordinate', cross: 'Cross' },
  reason,
  launchMore: (galaxy: Galaxy, slot: Slot): string =>
    `a voyage to ${galaxies[galaxy]}${slot >= 4 ? `, ${column(slot - 4).toLowerCase()}` : ''}`,
  powers,
  powersTitle: 'Two of a type',
  twoOf: ['Two ships:', 'Two nebulae:', 'Two stars:', 'Two planets:'],
  minors: [
    'search a deck for any card',
    'recover 1 card',
    'scan a deck, up to twice',
    'station 1 card in the Outpost',
  ],
  majors: [
    'the same twice: in two decks',
    'the same twice: up to two cards',
    'the same twice: up to four times',
    'the same twice: up to two cards',
  ],
  pushBack: 'Push the sun back',
  pushBackMore: 'give up the effect',
  giveUp: 'Give up the effect',
  giveUpMore: 'the two cards go, new ones come up',
  consequence,
  noLog: 'The sky is set. Nothing has happened yet.',
  short: {
    voyages: 'voyages',
    stars: (n: number): string => (n === 1 ? 'star' : 'stars'),
    meteors: 'meteors',
    theory: 'theory',
    discoveries: ['thrusters', 'radar', 'amplifier', 'biodomes'],
    left: 'left',
  },
  odds: 'Odds',
  oddsOfDecks: 'Odds of each deck',
  oddsMore: 'What each deck turns up next, counted from all that has been seen.',
  hint: 'Hint',
  thinkingAboutIt: 'Thinking …',
  chanceToWin: 'chance to win from here',
  noCardBelow: 'no card below',
  cancel: 'Cancel',
  look: 'Look at the table',
  back: 'Back',
  enough: 'Stop here',
  confirm: 'Confirm',
  deckTile: (deck: Deck, n: number): string => `${decks[deck]}, ${plural(n, 'card', 'cards')}`,
  deckOf: (deck: Deck): string => `${decks[deck]} deck`,
  discardOf: (deck: Deck): string => `${decks[deck]} discard`,
  cards: (n: number): string => plural(n, 'card', 'cards'),
  cardsInOrder: (n: number): string => `${plural(n, 'card', 'cards')} in the deck`,
  kindLabel: (each: Card, count: number, chosen: number): string =>
    `${card(each)}, ${plural(count, 'copy', 'copies')}${chosen > 1 ? `, ${chosen} chosen` : ''}`,
  onTop: 'on top',
  atBottom: 'at the bottom',
  thereAlready: 'there already',
  byChance: (share: string, scan: boolean): string => (scan ? `${share} to be seen` : `${share} by chance`),
  under: 'Then, under it, shuffled',
  showsNothing: 'shows nothing',
  placeLabel: (top: readonly Card[], bottom: readonly Card[]): string =>
    [
      top.length > 0 ? `on top: ${top.map(card).join(', then ')}` : '',
      bottom.length > 0 ? `at the bottom: ${bottom.map(card).join(', then ')}` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
  take: 'Take',
  forWhom: (name: string): string => `For ${name}`,
  giveTo: (name: string): string => `Give to ${name}`,
  whyFor: (name: string, why: string): string => `${name}: ${why}`,
  retreatLabel: (retreat: number, space: number, meteor: boolean): string =>
    `Back ${retreat}, to space ${space}${meteor ? ', collects a meteor' : ''}`,
  space: (n: number): string => `space ${n}`,
  ifYouConfirm: 'If you confirm',
  chooseFirst: 'Choose, and you see here what it brings.',
  nothingElse: 'Nothing else changes.',
  say: {
    over: 'The game is over',
    thinking: (name: string): string => `${name} is thinking …`,
    waiting: (name: string): string => `It is ${name}’s turn`,
    chooses: (name: string): string => `${name} is choosing cards`,
    turning: 'Cards are turned up …',
    meteorsToo: 'You may spend two meteors now.',
    goOn: 'Go on with the power',
    goOnMore: 'Use it, or stop.',
    choose: 'Choose your cards',
    yourTurn: (name: string): string => `${name}: choose cards`,
    how: (holes: boolean): string =>
      `Two of one type coordinate, four of one galaxy launch${holes ? ', four black holes cross' : ''}.`,
    hopeless: 'This game can no longer be won.',
    addTo: (each: Card): string => {
      if (each === BLACK_HOLE) return 'Add three more black holes to cross.';
      if (each === MIRROR) return 'Add any card with a type: its minor power.';
      return `Add another of its type, or more of ${galaxies[each >> 2]}.`;
    },
    addMore: 'Add more cards of this galaxy.',
    nothing: 'These cards do nothing together',
    towards: (galaxy: Galaxy): string => `Towards ${galaxies[galaxy]}`,
    useTwo: (type: Type, mirror: boolean): string =>
      mirror ? `Use your mirror as ${plurals[type]}` : `Use your two ${plurals[type]}`,
    minor: 'different galaxies: minor power',
    major: 'the same card twice: major power',
    mirrored: 'with a mirror: minor power',
    launchTo: (galaxy: Galaxy): string => `Launch to ${galaxies[galaxy]}`,
    withFour: 'with four cards',
    withStar: (type: number): string => `a shooting star stands in for the ${types[type]?.toLowerCase()}`,
    crossing: 'Cross through four black holes',
    crossingMore: 'and take three voyages',
    refused: (rule: string): string => `Not possible: ${rule}`,
    best: (text: string): string => `A strong player: ${text}`,
    pinged: (name: string): string => `${name} points here`,
  },
  dialog: {
    title,
    more,
    steps,
    confirm: confirm as (step: Action, scene: Position) => string,
    reveals: 'This reveals two cards: from then on there is no way back.',
    nothingYet: 'Only what you already know is shown. Nothing is discarded until you confirm.',
    spends: 'The voyage goes to the pile of whoever spends.',
    begun: 'The cards are paid. You can look at the table and come back.',
    chooseDeck: (panel: 'search' | 'recover' | 'scan'): string =>
      panel === 'recover' ? 'Choose a discard.' : 'Choose a deck.',
    chooseShown: (major: boolean): string =>
      major ? 'Choose one or two cards that show.' : 'Choose a card that shows.',
    chooseShip: 'Choose the ship that goes to the bottom of its deck.',
    choosePlace: 'Where do they go?',
    takenSoFar: (taken: number, all: number): string => `${taken} of ${all} voyages taken.`,
    howFar: 'How far does it go back? Ending on a meteor collects it.',
  },
  turn: (n: number): string => `Turn ${n}`,
  voyagesOf: (flown: number, all: number): string => `Voyages ${flown} of ${all}`,
  log: 'Log',
  drawers: {
    rules: 'Rules',
    log: 'Log',
    menu: 'Menu',
    odds: 'Odds of each deck',
    voyages: 'Voyages',
    research: 'Theory, discovery, tokens',
    left: 'What is left',
  },
  pointHere: 'Point at it for your partner',
  inTheDeck: 'In the deck',
  nextCard: 'Turned up next',
  end: {
    title: 'The end',
    won: 'All voyages are flown',
    lost: 'The observatory falls silent',
    because: {
      won: 'Every voyage has left, and nothing remains to be proved. You win.',
      stuck: 'No launch and no coordination was possible.',
      sun: 'The Gloomy Sun has arrived.',
      repeated: 'The same position came for the third time.',
    },
    sum: (flown: number, all: number, turns: number): string =>
      `${flown} of ${all} voyages in ${plural(turns, 'turn', 'turns')}`,
  },
  rules: {
    title: 'Rules',
    search: 'Search: outpost, mirror, theory',
    now: 'Right now',
    none: 'No rule says that word.',
    brief: {
      title: 'The game in brief',
      lead: 'Eight decks, and only the top card of each in reach. Launch two voyages to each of four galaxies and you win. Begin a turn with no launch and no coordination possible, and you lose.',
      steps: [
        {
          name: 'Launch:',
          text: 'pay the ship, the nebula, the stars and the planet of one galaxy, and take one of its voyages.',
        },
        {
          name: 'Or coordinate:',
          text: 'pay two cards of one type. Ships search a deck, nebulae bring cards back, stars scan a deck, planets station cards in the Outpost.',
        },
        { name: 'Turn up', text: 'the next card of every deck that has paid.' },
      ],
      pays: [
        'Two equal cards give the stronger, major power of their type.',
        'A shooting star may stand in for one card of a launch.',
      ],
    },
    groups: {
      SETUP: 'Setting up',
      TURN: 'The turn',
      LAUNCH: 'Launch',
      COORD: 'Coordination',
      SHIP: 'Ships search',
      NEBULA: 'Nebulae recover',
      STARS: 'Stars scan',
      PLANET: 'Planets station',
      OUTPOST: 'The Outpost',
      END: 'The end',
      KNOW: 'What is known',
      DUO: 'Two players',
      CROSS: 'Black Holes and Revelations',
      THEORY: 'Theories and Discoveries',
      DISC: 'Discoveries',
      MIRROR: 'Mirrors and Orbits',
      SUN: 'The Gloomy Sun',
      METEOR: 'Meteors',
    } as Readonly<Record<string, string>>,
  },
  setup: {
    expansions: 'Expansions',
    toFly: (n: number): string => `${n} voyages to fly`,
    names: {
      'black-holes': 'Black Holes and Revelations',
      theories: 'Theories and Discoveries',
      mirrors: 'Mirrors and Orbits',
      sun: 'The Gloomy Sun',
    },
    texts: {
      'black-holes': 'Four dark hearts open a crossing.',
      theories: 'Prove four theories, use one instrument.',
      mirrors: 'Mirrors bend powers, orbits hide voyages.',
      sun: 'Beat a sun that drifts toward you.',
    },
    more: (n: number): string => `+${plural(n, 'voyage', 'voyages')}`,
    stars: 'Shooting stars',
    none: 'none',
    beginHere: 'Begin here: no expansion, one star. Each further star makes it easier.',
    beginWithout: 'Much harder: win without expansions first.',
    sharedStars: 'With two players, you share two stars more.',
    levelsWin: (list: string): string => `Games won: ${list}.`,
    botWins: (name: string): string => `${name} wins`,
    notMeasured: 'not measured yet',
    track: 'Sun track',
    trackSpaces: 'steps to the end',
    tracks: { easy: 'Gentle', standard: 'Standard', hard: 'Harsh' },
    summary: (voyages: number, stars: number, players: number): string =>
      `${voyages} voyages, ${plural(stars, 'shooting star', 'shooting stars')}, ${players === 1 ? 'alone' : 'two players together'}. About 25 minutes.`,
  },
  stats: {
    title: 'Statistics',
    lead: 'Your games on this device. Assisted games are counted apart.',
    games: 'Games',
    wins: 'Wins',
    rate: 'Win rate',
    streak: 'Streak now',
    best: 'Best streak',
    assisted: 'Assisted',
    bySetup: 'By set-up',
    setups: 'Stellarion by set-up',
    setupsText: 'Your wins beside those of the strongest bot that was measured.',
    together: (name: string): string => `${name}, together`,
    setup: 'Set-up',
    base: 'Base game',
    solo: 'alone',
    duo: 'two players',
    starsOf: (n: number): string => plural(n, 'star', 'stars'),
    none: 'No game is finished yet. The first one waits.',
    recent: 'Latest games',
    won: 'Won',
    lost: 'Lost',
    luckAndSkill: 'Luck and skill',
    weighed: (n: number): string =>
      `From ${plural(n, 'reviewed game', 'reviewed games')}, a game on average.`,
    notWeighed: 'Review a finished game, and you see here what the cards brought and what you made of them.',
    luck: 'The cards brought',
    skill: 'Your decisions',
    points: 'points of the chance to win',
    weighedOne: (luck: string, skill: string): string => `cards ${luck}, decisions ${skill}`,
    review: 'Review',
  },
  tools: {
    undo: 'Undo',
    noUndo: 'Nothing to take back.',
    rules: 'Rules',
    log: 'Log',
    menu: 'Menu',
    label: 'Table',
    restart: 'Restart this deal',
    newTable: 'New table',
    stats: 'Statistics',
  },
};

export type Words = typeof en;
