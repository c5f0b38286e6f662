// The drawer of the rules of Stellarion in English.

export const rules = {
  title: 'Rules',
  search: 'Search: outpost, mirror, theory',
  now: 'Right now',
  none: 'No rule contains that word.',
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
      'Two identical cards give the stronger, major power of their type.',
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
};
