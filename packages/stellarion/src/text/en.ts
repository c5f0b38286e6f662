// Stellarion in English.
import { counted, english, englishClause, listed, plural } from '@planisphere/core';
import type { Messages } from './messages.ts';

const PLURALS: Readonly<Record<string, string>> = {
  ship: 'ships',
  nebula: 'nebulae',
  stars: 'star cards',
  planet: 'planets',
};

/** Cards as they are listed, each with its article; two of the same as “two Alpha ships”. */
function withArticles(cards: string): string {
  const names = cards.split(', ');
  const [one = '', two] = names;
  if (names.length !== 2 || one !== two)
    return listed(
      names.map((card) => `the ${card}`),
      'and',
    );
  const [galaxy = '', type = ''] = one.split(' ');
  return `two ${galaxy} ${PLURALS[type]}`;
}

export const en: Messages = {
  title: 'Stellarion',
  solo: 'alone',
  duo: 'two players',
  expansions: {
    'black-holes': 'Black Holes and Revelations',
    theories: 'Theories and Discoveries',
    mirrors: 'Mirrors and Orbits',
    sun: 'The Gloomy Sun',
  },
  letters: 'SNTP',
  blackHole: 'black hole',
  mirror: 'mirror',
  holeCode: 'BH',
  mirrorCode: 'MI',
  types: ['ship', 'nebula', 'stars', 'planet'],
  galaxies: ['Alpha', 'Beta', 'Gamma', 'Delta'],
  decks: ['Alpha', 'Beta', 'Gamma', 'Delta', 'Ship', 'Nebula', 'Stars', 'Planet'],
  columns: ['left', 'right'],
  cardName: (type, galaxy) => `${galaxy} ${type}`,
  table: {
    stars: (count) => counted(count, 'shooting star'),
    voyagesLeft: (count) => `${counted(count, 'voyage')} to go`,
    empty: 'empty',
    covered: 'covered',
    outpost: 'Outpost',
    none: 'nothing',
    voyages: 'Voyages',
    missing: 'missing',
    ready: 'ready',
    readyWithStar: 'ready with a shooting star',
    noVoyage: 'all taken',
    onlyFor: (name = 'you') => `only ${name}`,
    nobody: 'nobody can take it',
    pileOf: (name) => `Victory pile (${name})`,
    theory: 'Theory',
    proved: 'all proved',
    unproved: (count) => `${count} to prove`,
    discovery: 'Discovery',
    discoveries: [
      'Reversible Thrusters: a ship that pays goes back under its deck',
      'Temporal Radar: recovered cards land on top',
      'Reflection Amplifier: scanned cards go where you like',
      'Inflatable Biodomes: the Outpost holds any galaxies',
    ],
    sun: 'Gloomy Sun',
    meteors: (count) => counted(count, 'meteor'),
    space: (space, last) => `space ${space} of ${last}`,
    legend: '▲S ship  ≈N nebula  ✶T stars  ●P planet  ◌ black hole  ◨ mirror  a b g d galaxies',
    legendDecks: '↑ known below the top  ↓ known at the bottom  ✕ discarded  ◆ voyage or meteor',
    seenBefore: 'This position has come once before. The third time, the game is lost.',
    seenTwice: 'Back to an earlier position once more, and the game is lost.',
    hopeless: 'This game can no longer be won.',
    preparing: 'The table is being set.',
  },
  prompt: {
    turn: 'Your turn: launch a voyage, or coordinate two cards of one type.',
    turnWithHoles:
      'Your turn: launch a voyage, coordinate two cards of one type, or cross with four black holes.',
    theory: 'You can prove the theory first.',
    thrusters: 'Thrusters: which ship goes back under its deck? Or waive the effect.',
    minor: [
      'Ships: search a deck for a card, or waive.',
      'Nebulae: recover a card from a discard, or waive.',
      'Stars: scan a deck, up to twice, or waive.',
      'Planets: station a card that shows in the Outpost, or waive.',
    ],
    major: [
      'Ships, major: search a deck for a card, then another deck; or waive.',
      'Nebulae, major: recover one or two cards from one discard, or waive.',
      'Stars, major: scan a deck, up to four times, or waive.',
      'Planets, major: station one or two cards that show, or waive.',
    ],
    again: [
      'Search another deck, or stop here.',
      'Stop here.',
      'Scan once more, or stop here.',
      'Stop here.',
    ],
    place: (one, two, deck) => `${deck} shows ${one} and ${two}: which one goes on top?`,
    placeAnywhere: (one, two, deck) => `${deck} shows ${one} and ${two}: where do they go?`,
    claim: (left) => `Take a voyage; ${left} to take.`,
    meteors: 'You can spend two meteors on a voyage.',
    wait: (name) => `It is ${name}’s turn.`,
    over: 'The game is over.',
  },
  commands: {
    launch: 'launch alpha, or with the origin of each card: launch alpha alpha nebula outpost star',
    coordinate: 'coordinate alpha ship: two decks, or a card of the Outpost such as Sa',
    cross: 'cross alpha beta ship planet: four black holes',
    prove: 'prove: the theory that lies face up',
    spend: 'spend alpha: two meteors for a voyage',
    waive: 'waive: do without the effect',
    retreat: (most) =>
      `waive ${most}: do without the effect, the sun goes back, up to ${counted(most, 'space')}`,
    done: 'done: stop here',
    giveBack: 'return alpha Sa: this ship goes under its deck',
    search: 'search alpha Na: put this card on top of its deck',
    recover: 'recover alpha Na: shuffle this card into its deck',
    recoverTwo: 'recover alpha Na Sa: two cards of one discard',
    scan: 'scan alpha: look at two cards of this deck',
    place: 'place Sa: this card on top, the other at the bottom',
    placeBoth: 'place top Sa Na, or place bottom Sa Na: both together, in this order',
    station: 'station alpha: its card goes to the Outpost',
    stationTwo: 'station alpha ship: both cards go to the Outpost',
    take: 'take alpha: this voyage for yourself; with columns take left',
    gift: 'take alpha for B: a gift to your partner',
    possible: 'possible now:',
    launchWord: 'launch',
    minor: 'minor',
    major: 'major',
  },
  tell: {
    launch: (who, galaxy, payment) =>
      english(who, 'launch', `a voyage to ${galaxy} with ${listed(payment, 'and')}`),
    fromDecks: (decks) => `the ${listed(decks, 'and')} ${plural(decks.length, 'deck')}`,
    fromOutpost: (types) => `the ${listed(types, 'and')} of the Outpost`,
    star: (type) => `a shooting star for the ${type}`,
    coordinate: (who, cards, power) => english(who, 'coordinate', `${withArticles(cards)}: ${power}`),
    power: (type, major) => `${major ? 'major' : 'minor'} ${type} power`,
    waive: (who) => english(who, 'waive', 'the effect'),
    retreat: (who, spaces) =>
      english(who, 'waive', `the effect, and the sun goes back ${counted(spaces, 'space')}`),
    done: (who) => english(who, 'stop', 'here'),
    giveBack: (who, card, deck) => english(who, 'return', `the ${card} to the bottom of the ${deck} deck`),
    search: (who, card, deck) =>
      english(
        who,
        'search',
        `the ${deck} deck: the ${card} ${card.endsWith('stars') ? 'go' : 'goes'} on top`,
      ),
    recover: (who, cards, deck) => english(who, 'recover', `${withArticles(cards)} for the ${deck} deck`),
    scan: (who, deck) => english(who, 'scan', `the ${deck} deck`),
    place: (who, top, bottom) => english(who, 'put', `the ${top} on top, the ${bottom} at the bottom`),
    placeTop: (who, cards) => english(who, 'put', `both on top: ${withArticles(cards)}`),
    placeBottom: (who, cards) => english(who, 'put', `both at the bottom: ${withArticles(cards)}`),
    station: (who, cards) => english(who, 'station', `${withArticles(cards)} in the Outpost`),
    cross: (who) => english(who, 'cross', 'with four black holes'),
    take: (who, galaxy) => english(who, 'take', `a voyage to ${galaxy}`),
    gift: (who, galaxy, to) =>
      english(who, 'take', `a voyage to ${galaxy} as a gift for ${typeof to === 'string' ? to : 'you'}`),
    spend: (who, galaxy) => english(who, 'spend', `two meteors on a voyage to ${galaxy}`),
    prove: (who, type) => english(who, 'prove', `the ${type} theory`),
    show: (deck, card) => `The ${deck} deck shows the ${card}.`,
    pair: (deck, cards) => `The ${deck} deck reveals ${withArticles(cards.join(', '))}.`,
    voyage: (galaxy) => `An advanced voyage to ${galaxy} is added.`,
    column: (column, galaxy) => `A voyage to ${galaxy} is laid in the ${column} column.`,
    theory: (type) => `The next theory asks for at least three ${type} cards that show.`,
    discovery: (discovery) => `The discovery of this game: ${discovery}.`,
  },
  about: {
    minor: [
      'Two different ships: search a deck for any card and put it on top.',
      'Two different nebulae: shuffle a card of a discard into its deck.',
      'Two different stars: scan a deck up to twice, one card on top, one to the bottom.',
      'Two different planets: station a card that shows in the Outpost.',
    ],
    major: [
      'Two identical ships: search two decks.',
      'Two identical nebulae: up to two cards of one discard.',
      'Two identical stars: scan up to four times.',
      'Two identical planets: station up to two cards.',
    ],
    whereFound: (galaxyDeck, typeDeck) =>
      `Two copies in the ${galaxyDeck} deck, two in the ${typeDeck} deck.`,
    blackHole: 'Black hole: four that show pay a crossing, which takes three voyages. One in each deck.',
    mirror: 'Mirror: with any card that has a type it makes a minor power of that type. One in each deck.',
    galaxyDeck: (galaxy) => `The ${galaxy} deck: two each of ship, nebula, stars and planet of ${galaxy}.`,
    typeDeck: (type) => `The ${type} deck: two of each galaxy.`,
  },
  endings: {
    won: (players) => `All voyages are on their way. ${englishClause(players, 'have', 'won')}!`,
    stuck: 'No launch and no coordination was possible: the game is lost.',
    sun: 'The Gloomy Sun has come too close: the game is lost.',
    repeated: 'The same position for the third time: the game is lost.',
  },
  voyagesTaken: (name, count, list) => `${name}: ${counted(count, 'voyage')} ${list}`,
  leftOver: (voyages, theories) =>
    `Left: ${counted(voyages, 'voyage')}${theories > 0 ? `, ${counted(theories, 'theory', 'theories')}` : ''}.`,
};
