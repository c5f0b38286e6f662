// The coach of Star Explorer in English. Past tense and participle of every verb here are alike, so that one phrase
// serves “would have” and “did”.
import { capital, counted, englishWhose, plural } from '@planisphere/core';
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Subject } from '../../review/claim.ts';
import type { Mood, Tongue } from '../../review/coach.ts';
import type { StarExplorerClaim } from './claims.ts';
import { type Mark, markOf, mostIn, roundOf, type SpokenLines, stepIn } from './spoken-lines.ts';
import type { NamedStep, Section } from './steps.ts';
import { tenths } from './tenths.ts';

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  pole: 'near the pole star',
  left: 'on the left',
  top: 'at the top',
  right: 'on the right',
};

const number = (value: number): string => String(value).replace('-', '−');
const points = (count: number): string => `${number(count)} ${plural(Math.abs(count), 'point')}`;
const mean = (value: number): string => `${number(tenths(value))} points on average`;
const many = (count: number, one: string): string => counted(count, one);
const few = (count: number): string => (count === 0 ? 'none' : String(count));

function nounOf(step: NamedStep, mark: Mark | undefined): string {
  switch (step.do) {
    case 'draw':
      if (step.section === undefined) return 'drawing nothing';
      return markedBy(mark, `${step.tile} ${SECTION_NAMES[step.section]}`);
    case 'size':
      return `size ${step.size}`;
    case 'seven':
      return `the ${step.kind} seven`;
    case 'side':
      return `the ${step.kind} side`;
  }
}

const MARKS = {
  outer: (count: number) => `${many(count, 'star')} of the border`.replace(/^0/, 'no'),
  central: (count: number) => many(count, 'central star').replace(/^0/, 'no'),
  axis: (count: number) => `${many(count, 'line')} across the axis`.replace(/^0/, 'no'),
};

function markedBy(mark: Mark | undefined, drawn: string): string {
  switch (mark?.by) {
    case undefined:
      return drawn;
    case 'points':
      return `${drawn} for ${points(mark.points)}${mark.atOnce ? ' now' : ''}`;
    case 'stars':
      return `${drawn} with ${many(mark.stars, 'star')}`;
    case 'outer':
    case 'central':
    case 'axis':
      return `${drawn} with ${MARKS[mark.by](mark.count)}`;
    case 'another':
      return `another drawing of ${drawn}`;
  }
}

const nameOf = (spoken: SpokenLines, about: Subject): string =>
  nounOf(stepIn(spoken, about), markOf(spoken, about));

/** The subject of the sentence: who did it, or what could be done. */
function subjectOf(spoken: SpokenLines, about: Subject): string {
  const { mood, nameOf: playerOf, compared } = spoken;
  if (mood[about] !== 'did' || stepIn(spoken, about).do !== 'draw') return capital(nameOf(spoken, about));
  const player = playerOf(compared.seat);
  return `${englishWhose(player, 'Your')} drawing`;
}

const PRESENT: Readonly<Record<string, string>> = {
  caught: 'catches',
  joined: 'joins',
  used: 'uses',
  crossed: 'crosses',
  avoided: 'avoids',
  reached: 'reaches',
  brought: 'brings',
  lost: 'loses',
  left: 'leaves',
  allowed: 'allows',
  had: 'has',
  made: 'makes',
};

/** Puts a deed into a mood; its first word is a verb in the past. */
function inMood(deed: string, mood: Mood, also: boolean): string {
  const [verb = '', ...rest] = deed.split(' ');
  const said = rest.join(' ');
  if (mood === 'would') return `would ${also ? 'also ' : ''}have ${deed}`;
  return `${also ? 'also ' : ''}${mood === 'now' ? PRESENT[verb] : verb} ${said}`;
}

/** A gain is the sum of all parts and says so, because the sentence before may be about one of them. */
const ALL = ' in all';

function gainText(own: number, than: number): string {
  if (own < 0) return `lost ${points(-own)}${ALL} instead of ${-than}`;
  return `brought ${points(own)}${ALL} instead of ${than < 0 ? `losing ${-than}` : than}`;
}

/** The kind that counts beside that of the tile: in round I that of the starting tile. */
const previousTile = (round: number | undefined): string => (round === 1 ? 'starting tile' : 'previous tile');

/** In a game of two the rival has a name. */
function rivalOf(
  { nameOf: playerOf, compared: { before, seat } }: SpokenLines,
  others: string,
  called: (name: string | undefined) => string,
): string {
  return before.boards.length > 2 ? others : called(playerOf(seat === 0 ? 1 : 0));
}

function deedOf(claim: StarExplorerClaim, spoken: SpokenLines): string {
  const step = stepIn(spoken, claim.about);
  const pile = spoken.nameOf(spoken.compared.seat);
  const whose = englishWhose(pile);
  switch (claim.kind) {
    case 'gain':
      return gainText(claim.points, claim.than);
    case 'most': {
      const allowed = spoken.mood[claim.about] === 'now' ? 'allows' : 'allowed';
      const name = step.do === 'draw' ? step.tile : '';
      return claim.points < 0
        ? `${gainText(claim.points, claim.than)}, the least that ${name} ${allowed}`
        : `${gainText(claim.points, claim.than)}, the most that ${name} ${allowed}`;
    }
    case 'stars': {
      const stars = many(claim.count, `${claim.of} star`);
      const instead = `instead of ${few(claim.than)}: ${points(claim.points)} more`;
      if (claim.role === 'tile') return `caught ${stars} ${instead}`;
      if (claim.role === 'before')
        return `caught ${stars} for ${englishWhose(pile)} ${previousTile(roundOf(spoken))} ${instead}`;
      return `caught ${stars}, which ${plural(claim.count, 'counts', 'count')} for both tiles, ${instead}`;
    }
    case 'lines': {
      const joined = claim.of === claim.to ? `${claim.of} stars` : `${claim.of} stars to ${claim.to} ones`;
      return `joined ${joined} by ${many(claim.count, 'line')} instead of ${few(claim.than)}: ${points(claim.points)} more`;
    }
    case 'central':
      return `used ${many(claim.count, 'central star')} instead of ${few(claim.than)}: ${points(claim.points)} more`;
    case 'axis':
      return `crossed the white axis with ${many(claim.count, 'line')} instead of ${few(claim.than)}: ${points(claim.points)} more`;
    case 'outer':
      return `reached ${many(claim.count, 'star')} of the border instead of ${few(claim.than)}: ${points(claim.points)} more`;
    case 'out':
      return claim.count === 0
        ? `avoided crossing out ${claim.than === 1 ? 'a three-point star' : many(claim.than, 'three-point star')}: ${points(claim.points)} more`
        : `crossed out ${claim.count === 1 ? 'one three-point star' : many(claim.count, 'three-point star')} instead of ${claim.than}: ${points(claim.points)} more`;
    case 'free': {
      const tiles = `${claim.tiles === 1 ? `one ${claim.of} tile` : `${claim.tiles} ${claim.of} tiles`} left in ${whose} pile`;
      return `left ${many(claim.count, `${claim.of} star`)} free instead of ${claim.than} for the ${tiles}`;
    }
    case 'next-round':
      return `left more for the next round: ${mean(claim.points)} over the tiles in ${whose} pile instead of ${number(tenths(claim.than))}`;
    case 'rank':
      return `brought a higher rank in the end: ${claim.rank} of 5 instead of ${claim.than}`;
    case 'brings':
      return `allowed ${mean(claim.points)} in ${step.do === 'side' ? 'round I' : 'this round'} instead of ${number(tenths(claim.than))}`;
    case 'gives':
      return `allowed ${rivalOf(spoken, 'the others', (name) => name ?? 'you')} only ${mean(claim.points)} instead of ${number(tenths(claim.than))}`;
    case 'same-kind':
      return `made every ${claim.of} star count for both tiles, ${points(claim.points)} each`;
    case 'tiles':
      return `had its kind on ${many(claim.count, 'tile')} in ${whose} pile instead of ${few(claim.than)}`;
  }
}

function whereOf(spoken: SpokenLines): string {
  const step = stepIn(spoken, 'best');
  switch (step.do) {
    case 'draw':
      return step.section === undefined
        ? `Compare drawing ${step.tile} with drawing nothing.`
        : `Look at the sky ${SECTION_NAMES[step.section]}: find a place for ${step.tile} there.`;
    case 'size':
      return spoken.compared.before.boards.length > 1
        ? `Compare the backs of your pile with ${rivalOf(spoken, 'those of the others', (name) => (name === undefined ? 'yours' : englishWhose(name)))}.`
        : 'Look at the kinds on the backs of your pile.';
    case 'seven':
      return `Compare the kinds of your two sevens with your ${previousTile(roundOf(spoken))}.`;
    case 'side':
      return 'Look at both sides of your starting tile and at the kinds in your pile.';
  }
}

function whatOf(spoken: SpokenLines): string {
  const step = stepIn(spoken, 'best');
  if (step.do === 'size') return `Choose size ${step.size}.`;
  if (step.do === 'seven') return `Use the ${step.kind} seven.`;
  if (step.do === 'side') return `Choose the ${step.kind} side.`;
  const most = mostIn(spoken) ?? step.gain;
  const drawn = step.section === undefined ? 'nothing' : `${step.tile} ${SECTION_NAMES[step.section]}`;
  const more =
    most > step.gain
      ? `The best drawing of this round brings ${points(most)}.`
      : 'No drawing brings more in this round.';
  return `Draw ${drawn}: ${points(step.gain)} in all. ${more}`;
}

export const en: Tongue<StarExplorer, StarExplorerClaim> = {
  say: (claims, spoken) =>
    claims.map((claim, index) => {
      const also = index > 0 && claims[index - 1]?.about === claim.about;
      const mood = spoken.mood[claim.about];
      if (also && (claim.kind === 'gain' || claim.kind === 'most'))
        return `In all, it ${inMood(deedOf(claim, spoken).replace(ALL, ''), mood, false)}.`;
      const subject = also ? 'It' : subjectOf(spoken, claim.about);
      return `${subject} ${inMood(deedOf(claim, spoken), mood, also)}.`;
    }),
  name: (about, spoken) => nameOf(spoken, about),
  where: whereOf,
  what: whatOf,
};
