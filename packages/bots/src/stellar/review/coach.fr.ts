// L’entraîneur de Stellar en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour « a ».
import {
  capital,
  countedInFrench,
  elide,
  frenchContracted,
  frenchOwn,
  frenchPerson,
  frenchPronoun,
  frenchTo,
  pluralInFrench,
} from '@planisphere/core';
import {
  type Card,
  isSatellite,
  makeCard,
  NONE,
  NUMBER_OF,
  parseCard,
  SECTION_SLOTS,
  SECTIONS,
  type Section,
  SIX,
  type Stellar,
  sideOf,
  TYPE_OF,
  type Type,
} from '@planisphere/stellar';
import type { Mood, Spoken, Tongue } from '../../review/coach.ts';
import { having } from '../../review/words/fr.ts';
import type { RunClaim, SectionClaim, StarsClaim, StellarClaim } from './claims.ts';
import { isOther, isStill, ownSteps, placeTaken, stepBehind, type Told, toldIn } from './naming.ts';
import { notedOf, typeOf } from './seen.ts';
import { isSameStep, type NamedStep } from './steps.ts';

const TYPE_NAMES = ['la Planète', 'la Lune', 'l’Astéroïde', 'le Nuage', 'le Trou noir'] as const;
const MANY: Readonly<Record<Type, string>> = {
  planet: 'planètes',
  moon: 'lunes',
  asteroid: 'astéroïdes',
  cloud: 'nuages',
  hole: 'trous noirs',
};
const NO_ONE: Readonly<Record<Type, string>> = {
  planet: 'aucune planète',
  moon: 'aucune lune',
  asteroid: 'aucun astéroïde',
  cloud: 'aucun nuage',
  hole: 'aucun trou noir',
};
const SECTION_NAMES: Readonly<Record<Section, string>> = { top: 'haut', middle: 'milieu', bottom: 'bas' };
const COUNTS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'] as const;
const SLOT_COUNTS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq'] as const;
/** Par nombre de types visibles ; les cinq ensemble se disent autrement. */
const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième'] as const;

function cardName(card: Card): string {
  const number = NUMBER_OF[card] as number;
  if (isSatellite(card)) return `le Satellite ${number}`;
  return `${TYPE_NAMES[TYPE_OF[card] as number]} ${number === SIX ? '6/0' : number}`;
}

function writtenName(written: string): string {
  const card = parseCard(written);
  return card.ok ? cardName(card.value) : written;
}

function stepName(step: NamedStep): string {
  if (step.do === 'replace') return 'remplacer la rangée';
  if (step.do === 'leave') return 'laisser la rangée';
  if (step.do === 'take') return `prendre ${cardName(step.card)}`;
  if (step.do === 'keep') return `garder ${cardName(step.card)}`;
  if (step.do === 'start') return `commencer avec ${cardName(step.card)}`;
  if (step.to.area === 'note') return `${cardName(step.card)} au carnet`;
  return `${cardName(step.card)}${step.to.face === 'down' ? ' face cachée' : ''} à l’emplacement ${step.to.slot}`;
}

const of = (name: string): string => elide('de', name);
const listed = (items: readonly (string | number)[], and = 'et'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
/** `also` : la carte vient d’être nommée. */
type Saying = { readonly mood: Mood; readonly also: '' | ' aussi' };
const verb = ({ mood, also }: Saying, present: string, participle: string): string =>
  mood === 'now' ? `${present}${also}` : `${mood === 'did' ? 'a' : 'aurait'}${also} ${participle}`;
const subjectName = (step: NamedStep): string =>
  step.do === 'replace' ? 'une nouvelle rangée' : stepName(step);
/** Le pronom d’une carte, ou d’une rangée. */
function pronoun(step: NamedStep): string {
  if (step.do === 'replace') return 'elle';
  if (step.do !== 'lay') return 'cela';
  return /^la /.test(cardName(step.card)) ? 'elle' : 'il';
}

function lineName(told: Told): string {
  const steps = ownSteps(told);
  const draws = told.line.after.phase === 'draw' && steps.some((step) => step.do === 'take');
  const place = placeTaken(told);
  const from = place === undefined ? '' : ` à la position ${place}`;
  return `${listed(steps.map(stepName))}${from}${draws ? `, avec une carte de la pioche pour le ${told.line.after.area === 'note' ? 'carnet' : 'télescope'}` : ''}`;
}
const otherName = ({ line, other }: Told): string => lineName({ line: other, other: line });

/** Ce que des étoiles rapportent avec une série, nommée si elle ne vient pas de l’être, et ce que c’est de plus qu’avant. */
function product(claim: RunClaim | StarsClaim, run: number, named: string): string {
  const times = run === 1 ? '' : ` fois ${named}${run}`;
  return `\u202f: ${countedInFrench(claim.stars, 'étoile')}${times}, soit ${countedInFrench(claim.points, 'point')}${than(claim)}`;
}

/** Pour les étoiles d’un type qui n’en montrait pas ; la phrase vient de les dire. */
function firstProduct(claim: StarsClaim): string {
  const { run, points } = claim;
  return `${run === 1 ? '' : `, fois une série de ${run}`}\u202f: ${countedInFrench(points, 'point')}${than(claim)}`;
}

/** Un satellite qui a quitté un autre type lui retire des points. */
function than({ points, gained, all }: RunClaim | StarsClaim): string {
  if (all < gained) return `, ${all} de plus qu’avant tous types confondus`;
  return points > gained ? `, ${gained} de plus qu’avant` : '';
}

/** Les deux totaux d’une section, avec les emplacements qui restent à remplir. */
function totals({ kind, own, free, rival, rivalFree }: SectionClaim, theirs: string): string {
  const slots =
    free === 0
      ? 'sans emplacement libre'
      : free === 1
        ? 'avec un emplacement libre'
        : `avec ${SLOT_COUNTS[free]} emplacements libres`;
  const theirSlots = rivalFree === 0 ? 'sans aucun' : `avec ${SLOT_COUNTS[rivalFree]}`;
  return free === rivalFree
    ? `${own}${kind === 'section-lead' ? ` à ${rival}` : `, contre ${rival} pour ${theirs}`}, ${slots} de chaque côté`
    : `${own} ${slots}, contre ${rival} ${theirSlots} pour ${theirs}`;
}

interface Line {
  readonly told: Told;
  /** Ce dont parlait la phrase précédente. */
  readonly last: NamedStep | undefined;
  /** Elle parlait d’une autre carte du même genre. */
  readonly isOther: boolean;
}

function sentence(
  claim: StellarClaim,
  { mood, nameOf, compared }: Spoken<Stellar>,
  { told, last, isOther: other }: Line,
): string {
  const { seat } = compared;
  const [mover, rival] = [nameOf(seat), nameOf(seat === 0 ? 1 : 0)];
  const mine = (things: string): string => frenchOwn(mover, `les ${things}`);
  const step = stepBehind(claim, told);
  const again = step !== undefined && last !== undefined && isSameStep(step, last);
  const how: Saying = { mood: mood[claim.about], also: again ? ' aussi' : '' };
  const isNow = how.mood === 'now';
  const named = (name: string): string => (other ? name.replace(/^(?:le |la |l’)/, 'l’autre ') : name);
  const subject = step === undefined ? '' : again ? pronoun(step) : named(subjectName(step));
  switch (claim.kind) {
    case 'run': {
      const { run, type } = claim;
      const scored = product(claim, run.length, '');
      return run.length === 1
        ? `${subject} ${claim.card.startsWith('S') ? verb(how, 'compte', 'compté') : `${verb(how, 'ouvre', 'ouvert')} une série`} pour ${mine(MANY[type])}${scored}`
        : `${subject} ${verb(how, 'porte', 'porté')} ${mine(MANY[type])} à une série de ${COUNTS[run.length]}, ${run.join('–')}${scored}`;
    }
    case 'stars': {
      const { stars, before, run, type } = claim;
      const scored = before === 0 ? firstProduct(claim) : product(claim, run, 'une série de ');
      return `${subject} ${verb(how, 'ajoute', 'ajouté')} ${countedInFrench(stars - before, 'étoile')} ${frenchContracted('à', mine(MANY[type]))}${scored}`;
    }
    case 'gain': {
      const [now, did, would] =
        mover === undefined
          ? ['vous gagnez', 'vous avez gagné', 'vous auriez gagné']
          : ['gagne', 'a gagné', 'aurait gagné'].map((each) => `${mover} ${each}`);
      const gains = `${{ now, did, would }[how.mood]} ${countedInFrench(claim.points, 'point')} tout de suite`;
      return `${having(lineName(told))}, ${gains}, ${claim.points - claim.than} de plus ${elide('que', having(otherName(told)))}`;
    }
    case 'section-lead':
      return `${subject} ${frenchTo(mover, verb(how, 'donne', 'donné'))} l’avantage dans la section du ${SECTION_NAMES[claim.section]}\u202f: ${totals(claim, frenchPerson(rival))}`;
    case 'section-total': {
      const whose = frenchOwn(mover, `la section du ${SECTION_NAMES[claim.section]}`);
      return `${subject} ${verb(how, 'porte', 'porté')} ${whose} à ${totals(claim, frenchPerson(rival))}`;
    }
    case 'section-won':
      return `${subject} ${frenchTo(mover, verb(how, 'assure', 'assuré'))} la section du ${SECTION_NAMES[claim.section]}\u202f: ${claim.free === 0 ? claim.least : `au moins ${claim.least}, même avec des cartes face cachée`}, contre ${claim.most} au plus pour ${frenchPerson(rival)}`;
    case 'diversity': {
      const { types, missing } = claim;
      if (missing.length === 0)
        return `${subject} ${verb(how, 'réunit', 'réuni')} les cinq types face visible\u202f: 10 points`;
      const lacking = listed(missing.map((type) => `les ${MANY[type]}`));
      const [only, still] = {
        now: ['il ne manque plus que', 'il manque encore'],
        did: ['il ne manquait plus que', 'il manquait encore'],
        would: ['il n’aurait plus manqué que', 'il aurait encore manqué'],
      }[how.mood] as [string, string];
      const lack = missing.length === 1 ? only : still;
      return `${subject} ${verb(how, 'montre', 'montré')} un ${ORDINALS[types]} type face visible\u202f; pour les cinq, ${lack} ${lacking}`;
    }
    case 'blocks': {
      const isSame = step !== undefined && 'card' in step && makeCard(step.card) === claim.card;
      const kept = isSame ? 'cette carte' : writtenName(claim.card);
      const could = `${isSame ? 'elle' : 'cette carte'} ${isNow ? 'peut' : 'pouvait'} ${frenchPronoun(rival)} rapporter`;
      return `${subject} ${frenchTo(rival, verb(how, 'refuse', 'refusé'), kept)}\u202f: ${could} ${countedInFrench(claim.points, 'point')} tout de suite`;
    }
    case 'keeps-open': {
      const { slots, opened, type } = claim;
      const open =
        slots.length === 1
          ? `l’emplacement ${slots[0]}`
          : slots.length > FEW_SLOTS
            ? `${slots.length} emplacements`
            : `les emplacements ${listed(slots)}`;
      const planets = mine(MANY[type]);
      // Certains étaient déjà ouverts, d’autres non.
      const does =
        opened.length === slots.length
          ? `${verb(how, 'ouvre', 'ouvert')} ${open} ${frenchContracted('à', planets)}`
          : `${opened.length > 0 ? verb(how, 'laisse', 'laissé') : verb(how, 'garde', 'gardé')} ${open} ${slots.length > 1 ? 'ouverts' : 'ouvert'} pour ${planets}`;
      const could = {
        now: 'ne peut plus',
        did: 'n’aurait plus pu',
        would: 'ne pouvait plus',
      }[how.mood];
      return `${subject} ${does}\u202f; ${having(otherName(told))}, ${NO_ONE[type]} ${could} être face visible`;
    }
    case 'holds': {
      const { run, points, type } = claim;
      const can = isNow ? 'peut' : how.mood === 'did' ? 'pouvait' : 'aurait pu';
      const does =
        run.length > 1
          ? `porter ${mine(MANY[type])} à une série de ${COUNTS[run.length]}, ${run.join('–')}`
          : `${claim.card.startsWith('S') ? 'compter' : 'ouvrir une série'} pour ${mine(MANY[type])}`;
      const more = run.length > 1 ? ' de plus' : '';
      const hand = `dans ${frenchOwn(mover, 'la main')}`;
      const held = isStill(claim, how.mood, compared) ? `, encore ${hand},` : ` ${hand}`;
      return `${named(writtenName(claim.card))}${held} ${can} ${does}\u202f: ${countedInFrench(points, 'point')}${more} une fois au carnet`;
    }
    case 'odds': {
      const { area, hits, of: all } = claim;
      const some =
        hits < all ? `${hits} des ${all} cartes` : all === 1 ? 'la seule carte' : `chacune des ${all} cartes`;
      const isOne = hits === all || hits === 1;
      const adds = isNow
        ? isOne
          ? 'ajouterait'
          : 'ajouteraient'
        : `${isOne ? 'aurait' : 'auraient'} ajouté`;
      const what = area === 'note' ? 'des points au carnet' : 'des étoiles au télescope';
      const unknown = `encore ${pluralInFrench(all, 'inconnue')}${mover === undefined ? '' : ` ${of(mover)}`}`;
      return `${subject} ${verb(how, 'fait', 'fait')} piocher\u202f: ${some} ${unknown} ${adds} ${what}`;
    }
  }
}

/** Au-delà, on les compte. */
const FEW_SLOTS = 4;

/** Les cartes d’un type au carnet ; avec un satellite, une carte n’est plus seule. */
function inNotebook(type: Type, { stack, satellites }: ReturnType<typeof notedOf>): string {
  const named = `${satellites.length > 1 ? 'les Satellites' : 'le Satellite'} ${listed(satellites)}`;
  const numbers = stack.map((number) => (number === SIX ? '6/0' : number));
  if (stack.length === 0 && satellites.length === 0)
    return `Regardez votre carnet\u202f: il ne contient pas encore ${of(MANY[type])}.`;
  const lying =
    stack.length > 1
      ? listed(numbers)
      : stack.length === 0
        ? `pour l’instant, seulement ${named}`
        : satellites.length === 0
          ? `pour l’instant, seulement le ${numbers[0]}`
          : `le ${numbers[0]}, et ${named}`;
  return `Regardez les ${MANY[type]} de votre carnet\u202f: ${lying}.`;
}

function where(spoken: Spoken<Stellar>): string {
  const { before, seat } = spoken.compared;
  const [step] = ownSteps(toldIn(spoken, 'best'));
  if (step === undefined || step.do === 'replace' || step.do === 'leave')
    return 'Regardez les cinq cartes de la rangée.';
  if (step.do === 'take') return `Regardez la position ${step.place} de la rangée.`;
  if (step.do === 'keep') return 'Regardez vos deux dernières cartes.';
  if (step.do === 'start') return 'Regardez vos deux cartes de départ.';
  if (step.to.area === 'note') {
    const type = typeOf(step.card);
    if (type === undefined) return 'Regardez les séries de votre carnet.';
    return inNotebook(type, notedOf(before, seat, type));
  }
  const { slot } = step.to;
  const section = SECTIONS.find((each) => SECTION_SLOTS[each].includes(slot)) ?? 'top';
  const free = SECTION_SLOTS[section].filter((each) => sideOf(before, seat).telescope[each - 1] === NONE);
  const empty =
    free.length === 1
      ? `l’emplacement ${free[0]} y est encore libre`
      : `les emplacements ${listed(free)} y sont encore libres`;
  return `Regardez votre section du ${SECTION_NAMES[section]}\u202f: ${empty}.`;
}

function what(spoken: Spoken<Stellar>, taken: number): string {
  const { steps, after } = toldIn(spoken, 'best').line;
  const follows = (index: number): boolean => steps[index - 1]?.do === 'lay';
  const told = steps.map((step, index) => {
    if (step.do === 'replace') return 'Remplacez la rangée.';
    if (step.do === 'leave') return 'Laissez la rangée telle quelle.';
    if (step.do === 'take') return `Prenez ${cardName(step.card)}, position ${step.place}.`;
    if (step.do === 'keep') return `Gardez ${cardName(step.card)}.`;
    if (step.do === 'start') return `Commencez avec ${cardName(step.card)}.`;
    const name = cardName(step.card);
    const place =
      step.to.area === 'note'
        ? 'dans votre carnet'
        : `${step.to.face === 'down' ? 'face cachée ' : ''}à l’emplacement ${step.to.slot}`;
    return follows(index)
      ? `${capital(name)} suit\u202f: mettez cette carte ${place}.`
      : `Mettez ${name} ${place}.`;
  });
  return [
    ...told.slice(taken),
    ...(after.phase === 'draw' ? ['La première carte de la pioche suit.'] : []),
  ].join(' ');
}

export const fr: Tongue<Stellar, StellarClaim> = {
  say: (claims, spoken) =>
    claims.map((claim, index) => {
      const before = claims[index - 1];
      const told = toldIn(spoken, claim.about);
      const last = before?.about === claim.about ? stepBehind(before, told) : undefined;
      const said = sentence(claim, spoken, { told, last, isOther: isOther(claim, before, told) });
      return claim.about === 'played' ? `Dans la partie, ${said}.` : `${capital(said)}.`;
    }),
  name: (about, spoken) => lineName(toldIn(spoken, about)),
  where,
  what,
};
