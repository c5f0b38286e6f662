// All that Meteor Watch says, in both languages, and its table as text.
import type { Frame, GameText, Locale, RuleText, Seat } from '@planisphere/core';
import { meteorsCard } from './card.ts';
import { METEORS, type Meteors, type Position, sumOf } from './position.ts';

interface Words {
  readonly prompt: (brightness: number) => string;
  readonly wait: (name: string) => string;
  readonly over: string;
  readonly falls: (brightness: number) => string;
  readonly notes: (name: string, brightness: number) => string;
  readonly passes: (name: string, brightness: number) => string;
  readonly meteor: (n: number) => string;
  readonly wins: (names: string) => string;
  readonly commands: readonly string[];
  /** What is wrong with a line of notation, by the code of the fault. */
  readonly faults: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    prompt: (brightness) => `A meteor of brightness ${brightness} falls: note it, or let it pass.`,
    wait: (name) => `${name} looks at the meteor.`,
    over: 'The night is over.',
    falls: (brightness) => `A meteor of brightness ${brightness} falls.`,
    notes: (name, brightness) => `${name}: brightness ${brightness} noted.`,
    passes: (name, brightness) => `${name}: brightness ${brightness} let pass.`,
    meteor: (n) => `Meteor ${n} of ${METEORS}`,
    wins: (names) => `Victory: ${names}`,
    commands: ['note   write the meteor down', 'pass   let it pass'],
    faults: {
      position: 'This is no position of Meteor Watch.',
      unsound: 'This position cannot come up.',
      event: 'This is no event of Meteor Watch.',
    },
  },
  fr: {
    prompt: (brightness) => `Un météore d’éclat ${brightness} tombe : notez-le, ou laissez-le passer.`,
    wait: (name) => `${name} observe le météore.`,
    over: 'La nuit est finie.',
    falls: (brightness) => `Un météore d’éclat ${brightness} tombe.`,
    notes: (name, brightness) => `${name} : éclat ${brightness} noté.`,
    passes: (name, brightness) => `${name} : éclat ${brightness} laissé.`,
    meteor: (n) => `Météore ${n} sur ${METEORS}`,
    wins: (names) => `Victoire : ${names}`,
    commands: ['noter    écrire le météore', 'passer   le laisser passer'],
    faults: {
      position: 'Ce n’est pas une position de Nuit des météores.',
      unsound: 'Cette position est impossible.',
      event: 'Ce n’est pas un événement de Nuit des météores.',
    },
  },
};

const RULES: Readonly<Record<string, RuleText>> = {
  'FALL-1': {
    page: '1',
    en: 'Twelve meteors fall, two of each brightness from 1 to 6, one at a time.',
    fr: 'Douze météores tombent, deux de chaque éclat de 1 à 6, un à la fois.',
  },
  'TURN-1': {
    page: '1',
    en: 'Players take turns, A first: a meteor falls, and the player notes it or lets it pass.',
    fr: 'Chacun son tour, A d’abord : un météore tombe, on le note ou on le laisse passer.',
  },
  'NOTE-1': {
    page: '1',
    en: 'A meteor is noted only if it is at least as bright as the last one noted.',
    fr: 'On ne note un météore que s’il est au moins aussi brillant que le dernier noté.',
  },
  'END-1': {
    page: '1',
    en: 'After the twelfth meteor the higher sum of brightness wins; equal sums share the victory.',
    fr: 'Après le douzième météore, la plus grande somme d’éclats gagne ; à égalité, on partage.',
  },
};

/** What a player may type, in either language. */
const TYPED: Readonly<Record<string, string>> = {
  n: 'note',
  note: 'note',
  noter: 'note',
  p: 'pass',
  pass: 'pass',
  passer: 'pass',
};

const nameOf = ({ names }: Frame, seat: Seat): string => names[seat] ?? '';

function skies({ noted }: Position, { names, paint }: Frame): readonly string[] {
  const longest = Math.max(...names.map((name) => name.length));
  return noted.map((sky, seat) => {
    const name = paint((names[seat] ?? '').padEnd(longest), 'strong');
    return `${name}  ${sky.map((each) => `★${each}`).join(' ') || '·'}  = ${sumOf(sky)}`;
  });
}

export const meteorsText: GameText<Meteors> = {
  title: meteorsCard.title,
  rules: RULES,
  prompt: ({ falling, past }, seat, frame) => {
    const words = WORDS[frame.locale];
    if (past === METEORS) return words.over;
    if (falling !== undefined && past % 2 === seat) return words.prompt(falling);
    return words.wait(nameOf(frame, past % 2 === 0 ? 0 : 1));
  },
  tell: (event, { falling = 0 }, frame) => {
    const words = WORDS[frame.locale];
    if (event.by === 'chance') return words.falls(event.outcome);
    return (event.action === 'note' ? words.notes : words.passes)(nameOf(frame, event.by), falling);
  },
  table: (view, frame) => {
    const { falling, past } = view;
    const words = WORDS[frame.locale];
    const now = falling === undefined ? [] : [`${words.meteor(past + 1)}: ★${falling}`];
    return [...now, '', ...skies(view, frame)];
  },
  commands: (_, __, { locale }) => WORDS[locale].commands,
  expand: (typed) => TYPED[typed.trim().toLowerCase()] ?? typed,
  finding: ({ code }, { locale }) => WORDS[locale].faults[code],
  about: () => undefined,
  result: (position, frame) => {
    const sums = position.noted.map(sumOf);
    const best = Math.max(...sums);
    const winners = frame.names.filter((_, seat) => sums[seat] === best);
    return [...skies(position, frame), WORDS[frame.locale].wins(winners.join(', '))];
  },
};
