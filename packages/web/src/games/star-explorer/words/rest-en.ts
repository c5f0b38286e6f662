// What is read beside the table of Star Explorer, in English.
import { number, points, signed } from './counts-en.ts';
import type { RestWords } from './rest.ts';

export const en: RestWords = {
  end: {
    share: (names) => `${names} share the victory`,
    solo: (n) => `${points(n)} under the stars`,
    rank: (rank, name) => `Rank ${rank} of 5: ${name}`,
    ahead: (n, lead, rival) => `${points(n)}, ${number(lead)} ahead of ${rival}.`,
    tieBreak: (n) => `${points(n)} each; fewer stars crossed out decide.`,
    tied: (n) => `${points(n)} each, and as many stars crossed out.`,
    behind: (n, lag, winner) => `${points(n)}, ${number(lag)} behind ${winner}.`,
    sheet: 'Score sheet',
    constellations: 'Constellations',
    total: 'Total',
    save: 'Keep this sky',
    saveSvg: 'Save as SVG',
    savePng: 'Save as PNG',
    shareSky: 'Share',
    saved: 'Saved',
    pictureTitle: (n) => `Star Explorer · ${points(n)}`,
    shareText: (n) => `My sky in Star Explorer: ${points(n)}.`,
    whose: 'Whose sky',
  },
  handover: {
    begin: 'A new night',
    done: (name) => `${name} is done`,
    pass: (name) => `Pass the sky to ${name}`,
    hidden: 'Drawings stay hidden until everybody is ready.',
    show: (name) => `I am ${name}`,
  },
  rules: {
    title: 'Rules',
    search: 'Search: pole star, crossed out, size',
    now: 'Right now',
    none: 'No rule contains that word.',
    brief: {
      title: 'The game in brief',
      lead: 'Draw six constellations on a sky that turns. The right stars score, and so do the lines that join them; the highest total after six rounds wins.',
      steps: [
        { name: 'Choose', text: 'a size. Everybody reveals their tile of that size.' },
        {
          name: 'Draw',
          text: 'its constellation in the open window, as the tile shows it. You may turn it.',
        },
        {
          name: 'Score:',
          text: '2 points for each star of this round’s kind, 1 for each star of the kind before, 3 for each line that joins the two.',
        },
        {
          name: 'Turn',
          text: 'the disc by a sixth. Whoever has the lowest score of the round chooses the next size.',
        },
      ],
      pays: [
        'Each star that you leave out crosses out one of your seven 3-point stars.',
        'At the end add 3 points for each of those that is left, 1 for each central star that you used, 2 for each line across the white axis, and 3 for each star of the border.',
      ],
    },
    groups: {
      SET: 'Setting up',
      ROUND: 'Rounds',
      SIZE: 'A size',
      DRAW: 'Drawing',
      OUT: 'Stars crossed out',
      SCORE: 'Scoring',
      END: 'The end of a round',
      FINAL: 'The final score',
      SOLO: 'Alone',
    },
  },
  text: {
    best: 'The best places',
    inHand: 'The constellation in your hand',
    drawIt: (gain) => `Draw it here · ${signed(gain)}`,
    stars: 'The stars, one by one',
    clockwise: 'Next star, clockwise',
    back: 'Next star, counter-clockwise',
    outwards: 'One ring outwards',
    inwards: 'One ring inwards',
    bring: 'Bring the constellation here',
    askWhere: 'where: the best places for your tile, and what they bring',
    askStar: 'star e7: what this star is',
    nothingToDraw: 'You have nothing to draw now.',
  },
  setup: {
    aloneFirst: 'Alone, chance and you take turns to choose the size.',
    summary: {
      alone: 'Star Explorer alone: six rounds under one sky, and a rank at the end.',
      bot: 'Star Explorer against a bot. Everybody draws at the same time.',
      friend: 'Star Explorer with friends. Everybody draws at the same time.',
      pass: 'Star Explorer on this screen. Nobody sees another’s drawing before all are ready.',
    },
  },
};
