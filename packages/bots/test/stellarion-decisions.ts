// Decisions of games of Stellarion, for what the coach says of them: two lines each, in notation.
import type { Stellarion } from '@planisphere/stellarion';
import { stellarion } from '@planisphere/stellarion';
import type { ComparedLines } from '../src/review/claim.ts';

export interface Case {
  readonly before: string;
  readonly best: string;
  readonly other: string;
}

/** The two lines in notation, without the seat that is on turn. */
export function comparedIn({ before, best, other }: Case): ComparedLines<Stellarion> {
  const seat = / A /.test(before.slice(0, 60)) ? 0 : 1;
  const position = stellarion.notation.parse(before);
  if (!position.ok) throw new Error(position.fault.message);
  const actions = (line: string) =>
    line.split('; ').map((text) => {
      const parsed = stellarion.notation.parseEvent(`${'AB'[seat]} ${text}`);
      if (!parsed.ok || parsed.value.by === 'chance') throw new Error(text);
      return parsed.value.action;
    });
  return { before: position.value, seat, lines: { best: actions(best), played: actions(other) } };
}

export const DECISIONS = {
  scannedAtOnce: {
    before:
      'solo A turn ^PaTa/^Pb(SbSbNbTb)/^Tg(NgNgPg)/^SdPd/^SaSd/^NaNb/^Tg(TbTg)Tb/^PbPb SaSaNaNaTaPa/NbTbPb/SgSgTgPg/SdNdNdTdTdPd/SaSbSbSgSgSd/NaNbNgNgNdNd/TaTaTdTd/PaPaPgPgPdPd - bb aaggdd *0 - - -',
    best: 'coordinate gamma stars; scan ship; place top Sd bottom Sa; scan beta',
    other: 'coordinate gamma stars; scan beta',
  },
  putBack: {
    before:
      'solo+theories A turn ^Sa(SaNaNaTaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Tg(SgSgNgNgTgPgPg)/^Nd(SdSdNdTdTdPdPd)/^Sa(SaSbSbSgSgSdSd)/^Na(NaNbNbNgNgNdNd)/^Ta(TaTbTbTgTgTdTd)/^Pd(PaPaPbPbPgPgPd) -/-/-/-/-/-/-/- - aabbbggdd - *1 S:NTP:S - -',
    best: 'coordinate alpha ship; return alpha Sa; search planet Pa; search alpha Sa',
    other: 'coordinate alpha ship; return ship Sa; search planet Pa; search alpha Sa',
  },
  stationed: {
    before:
      'solo A turn ^PaTa/^TbNbPb/^NgPg/^Pd/^SaSd/^Nb/^TbTg/^Pb SaSaNaNaTaPa/SbSbNbTbPb/SgSgNgTgTgPg/SdSdNdNdTdTdPd/SaSbSbSgSgSd/NaNaNbNgNgNdNd/TaTaTbTgTdTd/PaPaPbPgPgPdPd - b aabggdd *0 - - -',
    best: 'coordinate alpha delta; station beta',
    other: 'coordinate alpha delta; station stars',
  },
  inAnotherOrder: {
    before:
      'solo+theories A turn ^Na(SaSaNaTaTaPaPa)/^Sb(SbNbNbTbTbPbPb)/^Tg(SgNgNgTgPgPg)/^Pd(SdSdNdTdTdPd)/^Sg(SaSaSbSbSd)/^Na(NaNbNbNgNgNdNd)/^Td(TaTaTbTbTgTg)/^Pa(PaPbPbPgPgPd) -/-/Sg/Nd/SgSd/-/Td/Pd - aabbgggd d *1 P:T:N - -',
    best: 'coordinate alpha nebula; recover ship Sd Sg',
    other: 'coordinate alpha nebula; recover ship Sg Sd',
  },
  crossed: {
    before:
      'solo+black-holes A turn ^Ta(SaSaNaNaTaPaPaBH)/^Sb(SbNbNbTbTbPbBH)/^BH(SgNgNgTgTgPg)/^BH(SdSdNdTdTdPd)/^BH(SaSbSbSgSdSd)/^Nd(NaNgNgNdBH)/^BH(TaTaTbTbTgTgTdTd)/^Pg(PaPbPbPgPdBH) -/Pb/SgPg/NdPd/SaSg/NaNbNb/-/PaPd - aaabbgggdddd g *0 - - -',
    best: 'cross gamma delta ship stars; take delta; take gamma; take alpha',
    other: 'cross gamma delta ship stars; take delta; take gamma; take delta',
  },
  notSpent: {
    before:
      'solo A turn ^SaPaNa/^Sb(SbNbTbPbPb)/^Pg(SgNg)/^Nd(SdNdTdTdPdPd)/^Sa/^Na(NaNbNgNd)/^Ta(TaTb)/^PdPaPb SaNaTaTaPa/NbTb/SgNgTgTgPg/Sd/SaSbSbSgSgSdSd/NbNgNd/TbTgTgTd/PaPbPgPgPd Td.stars abd abggd *0 - - -',
    best: 'coordinate alpha beta; search delta Sd',
    other: 'coordinate delta nebula; recover ship Sb',
  },
  otherCopy: {
    before:
      'solo A turn ^Sa(SaNaTaTaPa)Na/^Pb(SbSbNbNbTbPb)/^Ng(SgSgNgTgTgPg)/^Pd(SdSdNdNdTd)/^Sd(SaSbSgSg)Sb/^Na(NaNbNbNgNgNd)/^Tg(TaTaTbTbTgTdTd)/^Pa(PaPbPbPgPgPdPd) Pa/Tb/Pg/TdPd/Sd/Nd/-/- Sa.ship aabbggd d *0 - - -',
    best: 'coordinate alpha Sa; search ship Sa; search stars Ta',
    other: 'coordinate alpha ship; search beta Sb',
  },
  thrusters: {
    before:
      'solo+black-holes+theories+mirrors+sun A turn ^Sa(SaNaNaTaTaPaPaMI)/^BH(SbNbNbPbPb)Sb/^Pg(NgNgTgPgMI)/^BH(SdSdNd)Td/^BH(SaSbSgSdSdMI)SgSbSa/^Na(NaNbNbNdMI)BH/^MI(TaTaTbTgTd)/^Pa(PaPbPbPgPdMI) BH/TbTbMI/SgSgTgBH/NdTdPdPdMI/-/NgNgNd/TbTgTdBH/PgPdBH - aaba|bdgadgb bggdd *0 S:NTP:S 14:10,15,20:1 -',
    best: 'coordinate alpha stars; return alpha Sa; search nebula BH',
    other: 'coordinate gamma planet; waive 4',
  },
  inAScan: {
    before:
      'solo+theories A effect:power=stars:major:left=1:begun ^Pa(SaNaNaTaTa)Pa/^Pb(SbSbNbNbTbTbPb)/(SgSgNgNgTgPgPg)/^Sd(SdNdNdTdTdPd)Pd/^Sb(SbSgSgSdSd)Sa/^Nb(NaNbNgNgNdNd)/^Tb(TaTbTdTd)Tg/^Pd(PaPbPbPgPgPd) Sa/-/Tg/-/Sa/Na/TaTg/Pa - abbbggdd a *1 S:NTP:S - -',
    best: 'done',
    other: 'scan planet',
  },
  waived: {
    before:
      'solo A turn ^Sa(NaNaTaTaPaPa)/^Pb(SbSbNbNbTbTbPb)/^Ng(SgSgNgTgTgPgPg)/^Pd(SdSdNdNdTdTdPd)/^Sd(SaSaSbSgSgSd)/^Nd(NaNaNbNbNgNgNd)/^Td(TaTaTbTbTgTgTd)/^Pa(PaPbPbPgPgPdPd) Sa/-/-/-/Sb/-/-/- - aabbggdd - *1 - - -',
    best: 'launch delta ship nebula stars delta',
    other: 'coordinate beta planet; waive',
  },
  equalCards: {
    before:
      'solo+theories A place:power=stars:major:left=2:begun:deck=gamma:one=Tg.gamma:two=Tg.gamma -/NbNbSbPb/Pg/^NdSd/^SdSgSg/^NbNgNg/-/^Pd SaSaNaNaTaTaPaPa/SbTbTbPb/SgSgNgNgPg/SdTdTdPdPd/SaSaSbSbSd/NaNaNbNdNd/TaTaTbTbTgTgTd/PaPaPbPbPgPgPd Nd.delta,Td.stars gd aabbggd *0 -:-:T - -',
    best: 'place bottom Tg Tg; scan nebula',
    other: 'place top Tg bottom Tg; scan beta',
  },
  bothOnTop: {
    before:
      'solo+theories A place:power=stars:major:left=3:begun:deck=planet:one=Pa.planet:two=Pd.planet ^Ta(SaSaNaNaTaPaPa)/(SbNbTbPbPb)Nb/^Sg(TgTgPgPg)NgNg/^Td(SdSdNdPdPd)/^Sd(SbSbSgSg)SaSa/^NdNa(NaNbNbNgNd)/(TaTaTbTgTd)/(PaPbPbPgPd) -/SbTb/Sg/NdTd/Sd/Ng/TbTgTd/Pg - aabbbgdd g *1 P:-:T - -',
    best: 'place top Pd Pa; scan alpha',
    other: 'place top Pd bottom Pa; scan gamma',
  },
  hopeless: {
    before:
      'duo+mirrors A turn ^Sa(SaNaTaPaMI)/^Tb(NbPb)Sb/^Ng(SgSgNgPgPgMI)/^Td(SdSdNdNdTd)Pd/^Sg(SaSaSbSbSgSd)Sd/^Na(NbNg)Nd/^Ta(TbTgTgMI)/^Pg(PgPdMI)Pb NaTa/SbNbTbPbMI/TgTg/PdMI/MI/NaNbNgNdMI/TaTbTdTd/PaPaPbPd Pa.alpha dag|agbd -/ab *2 - - -',
    best: 'coordinate alpha ship; search alpha Pa',
    other: 'launch alpha right alpha nebula stars star',
  },
  scanAndStop: {
    before:
      'duo+sun B place:power=stars:major:left=2:begun:deck=beta:one=Nb.beta:two=Pb.beta ^Sa(SaNaNaTaTaPaPa)/(SbNbTb)/^Tg(SgSgNgTgPgPg)/^Nd(SdSdNdTdTdPdPd)/^Sd(SaSaSbSgSd)/^Na(NaNbNbNgNgNdNd)/^Td(TaTbTgTd)Ta/^Pd(PbPbPgPgPd)Pa -/SbTbPb/Ng/-/SbSg/-/TbTg/Pa - aabbgddd -/g *2 - 5:10,15,20:1 -',
    best: 'place top Pb bottom Nb; scan nebula',
    other: 'place top Pb bottom Nb; done',
  },
  meteors: {
    before:
      'duo+sun B turn ^Ta(SaNaNaTa)/^Pb(SbSbTbTbPb)/^Pg(SgNg)Sg/^Nd(TdTdPdPd)Nd/^Sa(SbSd)/^Na(NaNbNbNgNd)/^Td(TaTb)Tg/^Pd(PaPaPbPbPg) SaPaPa/NbNb/NgTgTgPg/SdSd/SaSbSgSgSd/NgNd/TaTbTgTd/PgPd - aabgd ab/gd *1 - 12:15,20:2 -',
    best: 'spend gamma',
    other: 'launch delta star delta stars planet',
  },
  lastVoyage: {
    before:
      'solo+black-holes+theories+mirrors+sun A turn ^Sa/-/-/^Td/^SaSb/^Na/^TaTd/- SaNaNaTaTaPaBHMI/SbSbNbNbTbTbPbPbBHMI/SgSgNgNgTgTgPgPgBHMI/SdSdNdNdTdPdPdBHMI/SaSbSgSgSdSdBHMI/NaNbNbNgNgNdNdBHMI/TaTbTbTgTgTdBHMI/PaPaPbPbPgPgPdPdBHMI Pa.alpha a|- aaabbbbggggdddd *0 T:-:S 23:-:0 -',
    best: 'launch alpha left alpha nebula stars outpost',
    other: 'coordinate alpha ship; waive 3',
  },
  launchedFromTheOutpost: {
    before:
      'solo A turn ^PaPaNa/^Pb(NbNbTb)/^Pg(SgSgNgNgTg)/^Nd(SdTdTd)/^SdSaSg/^Nb(NbNg)/^TbTaTg/^PbPg SaSaNaTaTa/SbTbPb/TgPg/SdNdPdPd/SaSbSbSgSd/NaNaNgNdNd/TaTbTgTdTd/PaPaPbPgPdPd Sb.beta bbg aagdd *0 - - -',
    best: 'coordinate alpha gamma; station beta',
    other: 'launch beta outpost nebula stars beta',
  },
  leftToCross: {
    before:
      'solo+black-holes A turn ^Na(SaNaTaPaPaBH)/^BH(SbSbNbNbTbTbPbPb)/^BH(SgSgNgNgTgTgPgPg)/^BH(SdSdNdTdTdPdPd)/^Sb(SaSbSgSgSdBH)/^Na(NaNbNgNgNdNdBH)Nb/^Ta(TaTbTbTdBH)Tg/^BH(PaPaPbPbPgPgPdPd) SaTa/-/-/Nd/SaSd/-/TgTd/- - aaabbbgggddd d *0 - - -',
    best: 'cross beta gamma delta planet; take alpha; take delta; take gamma',
    other: 'coordinate alpha nebula; recover alpha Sa Na',
  },
} as const satisfies Readonly<Record<string, Case>>;
