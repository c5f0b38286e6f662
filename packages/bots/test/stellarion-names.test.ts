// Two lines of Stellarion that are nearly alike are told apart, and where the hint points has happened already.
import type { Stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import type { Mood, Spoken } from '../src/review/coach.ts';
import { having } from '../src/review/words/fr.ts';
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';
import { en } from '../src/stellarion/review/coach.en.ts';
import { fr } from '../src/stellarion/review/coach.fr.ts';
import { tongueOf } from '../src/stellarion/review/wording.ts';
import { type Case, comparedIn, DECISIONS } from './stellarion-decisions.ts';

const [english, french] = [tongueOf(en), tongueOf(fr)];

function spokenOf(each: Case, best: Mood = 'did', played: Mood = 'would'): Spoken<Stellarion> {
  return { compared: comparedIn(each), mood: { best, played }, nameOf: () => undefined };
}

/** Both languages, the best line first. */
const namesOf = (each: Case): readonly string[] =>
  (['best', 'played'] as const).flatMap((about) =>
    [english, french].map((tongue) => tongue.name(about, spokenOf(each))),
  );

describe('a line is named by the first step that differs', () => {
  it.each<[keyof typeof DECISIONS, readonly string[]]>([
    [
      'scannedAtOnce',
      [
        ...['scanning the Ship deck', 'sonder le paquet Vaisseau'],
        ...['scanning the Beta deck at once', 'sonder tout de suite le paquet Bêta'],
      ],
    ],
    [
      'putBack',
      [
        'putting the Alpha ship back under the Alpha deck',
        'remettre le vaisseau Alpha sous le paquet Alpha',
        'putting the Alpha ship back under the Ship deck',
        'remettre le vaisseau Alpha sous le paquet Vaisseau',
      ],
    ],
    [
      'stationed',
      [
        ...['stationing the Beta stars of the Beta deck', 'poster les étoiles Bêta du paquet Bêta'],
        ...['stationing the Beta stars of the Stars deck', 'poster les étoiles Bêta du paquet Étoiles'],
      ],
    ],
    [
      'inAnotherOrder',
      [
        'recovering the Delta ship and the Gamma ship into the Ship deck, the Delta ship on top',
        'récupérer le vaisseau Delta et le vaisseau Gamma dans le paquet Vaisseau, le vaisseau Delta dessus',
        'recovering the Gamma ship and the Delta ship into the Ship deck, the Gamma ship on top',
        'récupérer le vaisseau Gamma et le vaisseau Delta dans le paquet Vaisseau, le vaisseau Gamma dessus',
      ],
    ],
    [
      'crossed',
      [
        ...['taking a voyage to Alpha', 'prendre un voyage vers Alpha'],
        ...['taking 2 voyages to Delta', 'prendre 2 voyages vers Delta'],
      ],
    ],
    [
      'waived',
      [
        ...['launching to Delta', 'lancer un voyage vers Delta'],
        'paying with the Beta planet and the Alpha planet and waiving the effect',
        'renoncer à l’effet de la planète Bêta et de la planète Alpha',
      ],
    ],
    [
      'equalCards',
      [
        ...['putting both Gamma star cards at the bottom', 'mettre les deux cartes d’étoiles Gamma dessous'],
        ...['putting the Gamma stars on top', 'mettre les étoiles Gamma sur le dessus'],
      ],
    ],
    [
      'bothOnTop',
      [
        'putting both cards on top, the Delta planet uppermost',
        'mettre les deux cartes dessus, la planète Delta tout en haut',
        ...['putting the Delta planet on top', 'mettre la planète Delta sur le dessus'],
      ],
    ],
  ])('%s', (decision, names) => {
    expect(namesOf(DECISIONS[decision])).toEqual(names);
  });

  it('with a gerund for every name in French', () => {
    for (const each of Object.values(DECISIONS))
      for (const about of ['best', 'played'] as const)
        expect(having(french.name(about, spokenOf(each)))).toMatch(/^en (?:ne )?\S+ant(?: |$)/);
  });
});

describe('what is asked for', () => {
  it('names the deck of a card that lies in two places', () => {
    expect(english.what(spokenOf(DECISIONS.stationed), 0)).toBe(
      'Coordinate the Alpha planet and the Delta planet, then station the Beta stars of the Beta deck.',
    );
    expect(french.what(spokenOf(DECISIONS.notSpent), 0)).toBe(
      'Coordonnez le vaisseau Alpha du paquet Alpha et le vaisseau Bêta, puis cherchez le vaisseau Delta dans le paquet Delta.',
    );
    expect(english.what(spokenOf(DECISIONS.putBack), 0)).toContain(
      'then put the Alpha ship back under the Alpha deck, then',
    );
  });
});

describe('where to look', () => {
  it('is at the effect, not at the ship that goes back for it', () => {
    expect(english.where(spokenOf(DECISIONS.thrusters))).toBe('Look at the Nebula deck.');
  });

  it('is at the cards that pay for what has not happened yet', () => {
    expect(english.where(spokenOf(DECISIONS.inAnotherOrder))).toBe('Look at the Ship discard.');
    expect(french.where(spokenOf(DECISIONS.putBack))).toBe('Regardez les deux vaisseaux Alpha.');
  });

  it('is nowhere else where a scan may stop', () => {
    expect(english.where(spokenOf(DECISIONS.inAScan))).toBe('You may stop scanning here.');
    expect(french.where(spokenOf(DECISIONS.inAScan))).toBe('Vous pouvez arrêter de sonder ici.');
  });
});

describe('what was at hand and is not spent', () => {
  it('is kept, and no effect brings it', () => {
    const ship: StellarionClaim = { kind: 'at-hand', about: 'played', card: 'Sb', chance: 1, instead: 0.2 };
    expect(english.say([ship], spokenOf(DECISIONS.notSpent, 'would', 'did'))).toEqual([
      'Paying with the Delta nebula and the Alpha nebula kept the Beta ship for next turn, otherwise only 20 % likely.',
    ]);
  });

  it('is the other copy where one is paid', () => {
    const ship: StellarionClaim = { kind: 'stationed', about: 'played', card: 'Sa', toGo: 2 };
    expect(
      [english, french].map((tongue) => tongue.say([ship], spokenOf(DECISIONS.otherCopy, 'would', 'did'))[0]),
    ).toEqual([
      'Paying with the Alpha ship and the Delta ship kept the other Alpha ship safe in the Outpost.',
      'Payer avec le vaisseau Alpha et le vaisseau Delta a gardé l’autre vaisseau Alpha à l’abri dans l’Avant-Poste.',
    ]);
  });
});

it('a win that was within reach is told of the line that was played', () => {
  const open: StellarionClaim = { kind: 'keeps-open', about: 'best', shown: 'courses' };
  expect(english.say([open], spokenOf(DECISIONS.stationed, 'would', 'did'))).toEqual([
    'As played, the game could no longer be won.',
  ]);
  expect(english.say([open], spokenOf(DECISIONS.stationed, 'did', 'would'))).toEqual([
    'Stationing the Beta stars of the Beta deck kept the win within reach.',
  ]);
});
