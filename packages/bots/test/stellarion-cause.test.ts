// A sentence of Stellarion's coach names the step that brings what it states: positions of games, thought through by
// hand.
import { GALAXIES, type Stellarion, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import type { ComparedLines } from '../src/review/claim.ts';
import type { Spoken } from '../src/review/coach.ts';
import { stepBehind } from '../src/stellarion/review/cause.ts';
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';
import { en } from '../src/stellarion/review/coach.en.ts';
import { fr } from '../src/stellarion/review/coach.fr.ts';
import { propose } from '../src/stellarion/review/propose.ts';
import { tongueOf } from '../src/stellarion/review/wording.ts';
import { comparisonsIn, SET_UPS } from './stellarion-comparisons.ts';

interface Case {
  readonly before: string;
  readonly best: string;
  readonly other: string;
}

function spokenOf({ before, best, other }: Case): Spoken<Stellarion> {
  const box = before.startsWith('solo') ? '' : 'solo+black-holes+theories+mirrors+sun A ';
  const position = stellarion.notation.parse(`${box}${before}`);
  if (!position.ok) throw new Error(position.fault.message);
  const actions = (line: string) =>
    line.split('; ').map((text) => {
      const parsed = stellarion.notation.parseEvent(`A ${text}`);
      if (!parsed.ok || parsed.value.by === 'chance') throw new Error(text);
      return parsed.value.action;
    });
  const compared: ComparedLines<Stellarion> = {
    ...{ before: position.value, seat: 0 },
    lines: { best: actions(best), played: actions(other) },
  };
  return { compared, mood: { best: 'did', played: 'would' }, nameOf: () => undefined };
}

const said = (each: Case, claim: StellarionClaim): string => tongueOf(en).say([claim], spokenOf(each))[0]!;

describe('what a sentence names', () => {
  it('is the effect that brings the card', () => {
    const scanned = {
      before:
        'place:power=stars:left=1:begun:deck=ship:one=Sg.ship:two=Sd.ship (SaSaNaNaTaPaPaMI)/^Pb(SbNbTbTbMI)Nb/(SgNgNgTgBH)Sg/^BH(SdNdNdTdPdPd)/(SaSaSbSbSgSdMI)/^Ng(NaNaNbNbNgNdNdBHMI)/^Tb(TaTaTbTgTdTdMI)/^BH(PaPbPbPgPgPdPdMI) TaBH/SbPbBH/TgPgPgMI/SdTdMI/BH/-/BH/Pa Tg.stars gdadag|bbabagd bgd *1 S:NTP:S 5:10,15,20:1 -',
      best: 'place top Sg bottom Sd',
      other: 'place top Sd bottom Sg',
    };
    expect(
      said(scanned, { kind: 'next-turn', about: 'best', galaxy: 'gamma', chance: 1, instead: 0.2 }),
    ).toBe(
      'Putting the Gamma ship on top made sure of a launch to Gamma next turn, otherwise only 20 % likely.',
    );
  });

  it('is the scan that may find it, and no scan that has nothing to do with it', () => {
    const before =
      'place:power=stars:left=2:begun:deck=planet:one=Pa.planet:two=MI.planet ^Sa(NaTaPaPaMI)/^Sb(NbNbTbTbPb)/(SgNgPgMI)/(SdNdTdPd)Pd/^SdSg(SaSaSb)/^Ng(NaNbNbNgNdMI)/^Tb(TaTaTgTdMI)Tg/(PaPbPbPgPd) SaNaTaBH/SbPbBHMI/SgNgTgTgPgBH/SdNdTdBHMI/SbSgSdBHMI/NaNdBH/TbTdBH/PgPdBH - gdd|aabb aabbgggdd *0 N:S:N 15:15,20:0 -';
    const lines = {
      best: 'place top Pa bottom MI; scan stars',
      other: 'place top Pa bottom MI; scan gamma',
    };
    const at: StellarionClaim = { kind: 'at-hand', about: 'best', card: 'Ta', chance: 0.52, instead: 0 };
    expect(said({ before, ...lines }, at)).toMatch(/^Scanning the Stars deck made it 52 % likely/);
    // The other line covers the Beta ship: nothing of this one brings it.
    const covered = { best: lines.best, other: 'place top Pa bottom MI; scan beta' };
    const ship: StellarionClaim = { kind: 'at-hand', about: 'best', card: 'Sb', chance: 1, instead: 1 / 3 };
    expect(said({ before, ...covered }, ship)).toMatch(/^This turn kept the Beta ship for next turn/);
  });

  it('is the payment that keeps what the other line spends', () => {
    const late = {
      before:
        'turn ^Pa/^NbTb/^Ng/^NdPd/^SbSa/^Na(NbMI)/^TaTbTg/^PbMI SaSaNaNaTaTaPaBHMI/SbSbNbTbPbPbBHMI/SgSgNgTgTgPgPgBHMI/SdNdTdTdPdBHMI/SaSbSgSgSdSdBHMI/NaNbNgNgNdNdBH/TaTbTgTdBHMI/PaPaPbPgPgPdPdBH Sd.delta,Td.stars d|abb aaabbggggddd *0 -:-:N 17:-:2 -',
      best: 'coordinate gamma nebula; recover planet Pd',
      other: 'coordinate beta gamma; recover planet Pd',
    };
    const copies: StellarionClaim = {
      kind: 'copies',
      about: 'best',
      card: 'Nb',
      left: 2,
      instead: 1,
      toGo: 2,
    };
    expect(said(late, copies)).toBe(
      'Paying with the Gamma nebula and the Alpha nebula left 2 copies of the Beta nebula instead of 1 for the 2 voyages to Beta still to fly.',
    );
  });

  it('is the step that moves the sun or takes a meteor', () => {
    const waived = {
      before:
        'turn ^NaPa/^Pb(NbNbTb)/^SgNg/^TdNdPd/^SdSg(SaSaSb)/^Ng(NaNbNbNdMI)/^Tg(TaTbMI)Tg/^Pb(PbPgPd)MI SaSaNaTaTaPaBHMI/SbSbTbPbBHMI/SgNgTgTgPgPgBHMI/SdNdTdPdBHMI/SbSgSdBHMI/NaNgNdBH/TaTbTdBH/PaPaPgPdBH Sd.delta,Td.stars gdd|abb aaabbgggdd *0 N:S:N 16:-:2 -',
      best: 'coordinate beta planet; waive 8',
      other: 'coordinate beta planet; waive 7',
    };
    expect(said(waived, { kind: 'sun', about: 'best', away: 16, instead: 15 })).toBe(
      'Waiving the effect to send the sun back 8 spaces left the sun 16 spaces from the end instead of 15.',
    );
  });
});

it('copies beyond the first one to spare are not worth a word', () => {
  const { compared } = spokenOf({
    before:
      'solo A turn ^TaTa/^Sb/^Pg(SgNgTgTgPg)Sg/^Nd(SdTdTdPdPd)/^Sg(SaSaSbSbSg)/^Nd(NaNbNbNgNgNd)/^Td(TaTaTbTbTgTg)Td/^Pd(PbPd)Pg SaSaNaNaPaPa/SbNbNbTbTbPbPb/Ng/SdNd/SdSd/Na/-/PaPaPbPg - abbggdd a *0 - - -',
    best: 'coordinate delta nebula; recover planet Pa Pb',
    other: 'coordinate delta nebula; recover alpha Sa',
  });
  const copies = propose(compared, { parts: [], lost: false }).flatMap(({ claim }) =>
    claim.kind === 'copies' ? [claim] : [],
  );
  // There is a voyage to Alpha to fly: the first copy of its planet counts, a third one of its ship does not.
  expect(copies).toContainEqual({ kind: 'copies', about: 'best', card: 'Pa', left: 1, instead: 0, toGo: 1 });
  expect(copies.filter(({ card }) => card === 'Sa')).toEqual([]);
});

describe('the name of a line', () => {
  const launches = {
    before:
      'turn ^Ta(SaSaNaNaTaPaMI)Pa/^Pb(SbSbNbNbTbTbPbMI)/^Sg(SgNgNgTgPgPgMI)Tg/^Pd(SdSdNdNdTdPdBHMI)/^Sd(SaSaSbSbSgSgSdBHMI)/^Nd(NaNaNbNbNgNgNdBHMI)/^BH(TaTaTbTbTgTgMI)Td/^Pa(PaPbPbPgPgPdPd)MI BH/BH/BH/Td/-/-/Td/BH - dbbdga|dgagbab agd *1 S:NTP:N 2:5,10,15,20:0 -',
    best: 'launch delta right ship nebula star delta',
    other: 'launch delta left ship nebula star delta',
  };

  it('is never that of the other line', () => {
    const spoken = spokenOf(launches);
    expect(tongueOf(en).name('best', spoken)).toBe(
      'launching to Delta with a shooting star, the voyage of the right column',
    );
    expect(tongueOf(fr).name('played', spoken)).toBe(
      'lancer un voyage vers Delta avec une étoile filante, le voyage de la colonne de gauche',
    );
  });

  it('is asked for with its column, where both columns show the galaxy', () => {
    expect(tongueOf(en).what(spokenOf(launches), 0)).toContain(
      'to Delta, the voyage of the right column: the',
    );
    expect(tongueOf(fr).what(spokenOf(launches), 0)).toContain('vers Delta de la colonne de droite');
  });
});

describe('what is asked for', () => {
  const crossing = {
    before:
      'solo+black-holes A turn ^BH(SaSaNaNaTaTaPaPa)/^Nb(SbSbNbTbPbPbBH)Tb/^Pg(SgNgNgTgPgBH)/^BH(SdSdNdNdTdTdPdPd)/^BH(SaSbSgSgSdSd)Sb/^BH(NaNaNbNbNgNgNdNd)/^Tb(TaTaTbTgTdTd)BH/^Pb(PaPaPbPgPgPdPdBH) -/-/SgTg/-/Sa/-/Tg/- - aaabbggggdddd - *1 - - -',
    best: 'cross alpha delta ship nebula; take gamma; take gamma; take alpha',
    other: 'cross alpha delta ship nebula; take gamma; take gamma; take delta',
  };

  it('takes the voyages of a crossing together', () => {
    expect(tongueOf(en).what(spokenOf(crossing), 0)).toBe(
      'Cross with four black holes, then take 2 voyages to Gamma and a voyage to Alpha.',
    );
    expect(tongueOf(en).what(spokenOf(crossing), 2)).toBe('Take a voyage to Gamma and a voyage to Alpha.');
    expect(tongueOf(fr).what(spokenOf(crossing), 0)).toBe(
      'Traversez avec quatre trous noirs, puis prenez 2 voyages vers Gamma et un voyage vers Alpha.',
    );
  });
});

describe('what is told of the other line', () => {
  const waived = {
    before:
      'turn ^NaPa/^Pb(NbNbTb)/^SgNg/^TdNdPd/^SdSg(SaSaSb)/^Ng(NaNbNbNdMI)/^Tg(TaTbMI)Tg/^Pb(PbPgPd)MI SaSaNaTaTaPaBHMI/SbSbTbPbBHMI/SgNgTgTgPgPgBHMI/SdNdTdPdBHMI/SbSgSdBHMI/NaNgNdBH/TaTbTdBH/PaPaPgPdBH Sd.delta,Td.stars gdd|abb aaabbgggdd *0 N:S:N 16:-:2 -',
    best: 'coordinate beta planet; waive 8',
    other: 'coordinate beta planet; waive',
  };
  const told = (claim: StellarionClaim, mood: 'now' | 'did' | 'would') => {
    const spoken = { ...spokenOf(waived), mood: { best: 'now', played: mood } as const };
    return [en, fr].map((tongue) => tongueOf(tongue).say([claim], spoken)[0]);
  };

  it('is in the present before the decision and in the past after it', () => {
    const uses: StellarionClaim = { kind: 'uses-effect', about: 'best', waived: 'planet' };
    expect(told(uses, 'did')).toEqual([
      'As played, two cards were paid and their effect was left unused.',
      'Dans la partie, deux cartes ont été payées sans que leur effet serve.',
    ]);
    // The name of the other line says so already.
    for (const mood of ['now', 'would'] as const) expect(told(uses, mood)).toEqual([undefined, undefined]);
    const survives: StellarionClaim = { kind: 'survives', about: 'best', ending: 'stuck' };
    expect(told(survives, 'did')).toEqual([
      'As played, the game was lost at once: no launch and no coordination was possible.',
      'Après le coup joué, la partie était aussitôt perdue\u202f: ni lancement ni coordination n’étaient possibles.',
    ]);
    expect(told(survives, 'would')).toEqual([
      'After waiving the effect, the game would have been lost at once: no launch and no coordination would have been possible.',
      'Sinon (en renonçant à l’effet), la partie aurait été aussitôt perdue\u202f: ni lancement ni coordination n’auraient été possibles.',
    ]);
    const open: StellarionClaim = { kind: 'keeps-open', about: 'best', shown: 'counting' };
    expect(told(open, 'did')[0]).toBe('As played, the game could no longer be won.');
    expect(told(open, 'now')[0]).toBe('After waiving the effect, the game can no longer be won.');
  });
});

describe('where to look', () => {
  const lines = {
    best: 'coordinate gamma nebula; recover gamma Ng',
    other: 'coordinate delta planet; waive',
  };
  const where = (gamma: string, discard: string): string =>
    tongueOf(en).where(
      spokenOf({
        before: `solo A turn ^Ta(SaSaNaNaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Ng(${gamma})/^Pd(SdSdNdNdTdTdPd)/^Sg(SaSaSbSbSgSdSd)/^Na(NaNbNbNgNgNdNd)/^Tb(TaTaTbTgTgTdTd)/^Pd(PaPaPbPbPgPgPd) -/-/${discard}/-/-/-/-/- - aabbggdd - *1 - - -`,
        ...lines,
      }),
    );

  it('is at the cards that pay while the discard has none of those to recover', () => {
    expect(where('SgSgNgTgTgPgPg', '-')).toBe('Look at the Gamma nebula and the Alpha nebula.');
    expect(where('SgSgNgTgPgPg', 'Tg')).toBe('Look at the Gamma nebula and the Alpha nebula.');
  });

  it('is at the discard that has one', () => {
    expect(where('SgSgTgTgPgPg', 'Ng')).toBe('Look at the Gamma discard.');
  });
});

describe('what is at hand', () => {
  const late = {
    before:
      'solo A turn ^Ta(SaSaNaNaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Ng(SgSgNgTgTgPgPg)/^Pd(SdSdNdNdTdTdPd)/^Sg(SaSaSbSbSgSdSd)/^Na(NaNbNbNgNgNdNd)/^Tb(TaTaTbTgTgTdTd)/^Pd(PaPaPbPbPgPgPd) -/-/-/-/-/-/-/- - aabbggdd - *1 - - -',
    best: 'coordinate delta planet; station stars',
    other: 'coordinate gamma nebula; waive',
  };

  it('is kept by who does not spend it', () => {
    const pair: StellarionClaim = { kind: 'pair', about: 'best', type: 'nebula', chance: 1, instead: 0 };
    expect(said(late, pair)).toBe(
      'Paying with the two Delta planets kept two nebulae for a coordination next turn.',
    );
    const card: StellarionClaim = { kind: 'at-hand', about: 'best', card: 'Ng', chance: 1, instead: 0.5 };
    expect(said(late, card)).toBe(
      'Paying with the two Delta planets kept the Gamma nebula for next turn, otherwise only 50 % likely.',
    );
  });
});

it('a launch names its galaxy once', () => {
  let launches = 0;
  for (const setUp of SET_UPS.slice(4, 6))
    for (const compared of comparisonsIn(setUp, 40))
      for (const about of ['best', 'played'] as const)
        for (const { claim } of propose(compared, { parts: [], lost: true })) {
          if (claim.about !== about || (claim.kind !== 'launches' && claim.kind !== 'spends')) continue;
          const step = stepBehind(claim, compared);
          expect(step?.do).toMatch(claim.kind === 'launches' ? 'launch' : 'spend');
          expect(step).toMatchObject({ galaxy: GALAXIES.indexOf(claim.galaxy) });
          launches++;
        }
  expect(launches).toBeGreaterThan(3);
});

describe('a better turn', () => {
  const spent = {
    before:
      'solo A turn ^Ta(SaSaNaNaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Ng(SgSgNgTgTgPgPg)/^Pd(SdSdNdNdTdTdPd)/^Sg(SaSaSbSbSgSdSd)/^Na(NaNbNbNgNgNdNd)/^Tb(TaTaTbTgTgTdTd)/^Pd(PaPaPbPbPgPgPd) -/-/-/-/-/-/-/- - aabbggdd - *1 - - -',
    best: 'coordinate delta planet; station stars',
    other: 'coordinate gamma nebula; waive',
  };
  const told = (claims: readonly StellarionClaim[]) => {
    const spoken = { ...spokenOf(spent), mood: { best: 'would', played: 'did' } as const };
    return [en, fr].map((tongue) => tongueOf(tongue).say(claims, spoken));
  };

  it('is named where none of its steps brings what is told', () => {
    const stars: StellarionClaim = { kind: 'stars', about: 'best', left: 1, instead: 0 };
    const cards: StellarionClaim = { kind: 'cards', about: 'best', left: 62, instead: 61 };
    expect(told([stars, cards])).toEqual([
      [
        'The better turn, stationing the Beta stars, would have left 1 shooting star instead of none.',
        'It would also have left 62 cards in play instead of 61.',
      ],
      [
        'Le meilleur coup, poster les étoiles Bêta, aurait laissé 1 étoile filante au lieu d’aucune.',
        'De plus, ce coup aurait laissé 62 cartes en jeu au lieu de 61.',
      ],
    ]);
  });

  it('is not named by what is said of the other one', () => {
    const { isNamedBy } = tongueOf(en);
    expect(isNamedBy?.({ kind: 'uses-effect', about: 'best', waived: 'nebula' })).toBe(false);
    expect(isNamedBy?.({ kind: 'stars', about: 'best', left: 1, instead: 0 })).toBe(true);
  });
});

describe('two lines that are alike', () => {
  const holes =
    'solo+black-holes A turn ^BH(SaSaNaNaTaTaPaPa)/^Nb(SbSbNbTbPbPbBH)Tb/^Pg(SgNgNgTgPgBH)/^BH(SdSdNdNdTdTdPdPd)/^BH(SaSbSgSgSdSd)Sb/^BH(NaNaNbNbNgNgNdNd)/^Tb(TaTaTbTgTdTd)BH/^Pb(PaPaPbPgPgPdPdBH) -/-/SgTg/-/Sa/-/Tg/- - aaabbggggdddd - *1 - - -';

  it('are told apart by the voyage that only one of them takes so often', () => {
    const spoken = spokenOf({
      before: holes,
      best: 'cross alpha delta ship nebula; take gamma; take gamma; take alpha',
      other: 'cross alpha delta ship nebula; take gamma; take gamma; take gamma',
    });
    const { name } = tongueOf(en);
    expect(name('best', spoken)).toBe('taking a voyage to Alpha');
    expect(name('played', spoken)).toBe('taking 3 voyages to Gamma');
  });

  it('are told apart by the column of the voyage that a crossing brings', () => {
    const spoken = spokenOf({
      before:
        'solo+black-holes+mirrors A turn ^BH(SaNaNaTaPa)Pa/^Sb(SbTbTbPb)/^BH(SgSgNgNgPg)/^BH(SdSdNdTdTdPd)Pd/^SdSaSa/^Ng(NaNaNbNgNd)/^BH(TaTaTbTgTgTdTdMI)/^Pa(PaPbPbPgPgMI)Pd SaTaMI/NbNbPbBHMI/TgTgPgMI/NdMI/SbSbSgSdBHMI/NbNdBHMI/Tb/PdBH Sg.ship dbggd|gdbaa abbg *2 - - -',
      best: 'cross alpha gamma delta stars; take left; take left; take right',
      other: 'cross alpha gamma delta stars; take left; take left; take left',
    });
    expect(tongueOf(en).name('best', spoken)).toBe('taking the voyage to Gamma of the right column');
    expect(tongueOf(fr).name('played', spoken)).toBe('prendre le voyage vers Gamma de la colonne de gauche');
    expect(tongueOf(en).what(spoken, 0)).toBe(
      'Cross with four black holes, then take a voyage to Delta and a voyage to Beta, then take the voyage to Gamma of the right column.',
    );
  });

  it('are told apart by the column of the voyage that meteors bring', () => {
    const spoken = spokenOf({
      before:
        'turn ^NaPa/^Pb(NbNbTb)/^SgNg/^TdNdPd/^SdSg(SaSaSb)/^Ng(NaNbNbNdMI)/^Tg(TaTbMI)Tg/^Pb(PbPgPd)MI SaSaNaTaTaPaBHMI/SbSbTbPbBHMI/SgNgTgTgPgPgBHMI/SdNdTdPdBHMI/SbSgSdBHMI/NaNgNdBH/TaTbTdBH/PaPaPgPdBH Sd.delta,Td.stars gdd|gabb aaabbggdd *0 N:S:N 16:-:2 -',
      best: 'spend left',
      other: 'spend right',
    });
    expect(tongueOf(en).name('best', spoken)).toBe(
      'spending two meteors on Gamma, the voyage of the left column',
    );
    expect(tongueOf(fr).name('played', spoken)).toBe(
      'dépenser deux météores pour Gamma, le voyage de la colonne de droite',
    );
  });
});

it('a card that stays in the Outpost is not kept there by recovering another copy', () => {
  const late = {
    before:
      'turn ^NaPa/^Pb(NbNbTb)/^SgNg/^TdNdPd/^SdSg(SaSaSb)/^Ng(NaNbNbNdMI)/^Tg(TaTbMI)Tg/^Pb(PbPgPd)MI SaSaNaTaTaPaBHMI/SbSbTbPbBHMI/SgNgTgTgPgPgBHMI/SdNdTdPdBHMI/SbSgSdBHMI/NaNgNdBH/TaTbTdBH/PaPaPgPdBH Sd.delta,Td.stars gdd|abb aaabbgggdd *0 N:S:N 16:-:2 -',
    best: 'coordinate alpha nebula; recover delta Sd',
    other: 'coordinate gamma Sd; search stars Ta',
  };
  const stays: StellarionClaim = { kind: 'stationed', about: 'best', card: 'Sd', toGo: 2 };
  expect(said(late, stays)).toBe(
    'Paying with the Alpha nebula and the Gamma nebula kept the Delta ship safe in the Outpost.',
  );
});
