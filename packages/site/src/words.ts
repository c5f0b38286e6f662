// The site's own words around the documents.
import type { Locale } from '@planisphere/core';
import type { Section } from './page.ts';

export interface SiteWords {
  readonly title: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly terminal: string;
  readonly rulesOf: (game: string) => string;
  readonly rulesLead: string;
  readonly rulesLinks: (rules: string, lessons: string) => string;
  readonly page: (page: string) => string;
  readonly search: string;
  readonly results: string;
  readonly found: string;
  readonly nothing: string;
  readonly contents: string;
  readonly skip: string;
  readonly play: string;
  readonly other: string;
}

const en: SiteWords = {
  title: 'The documents of Planisphere',
  sections: {
    play: 'Playing',
    strategy: 'Strategy',
    programs: 'Programs',
    hosting: 'Hosting',
    packages: 'Packages',
    decisions: 'Decisions',
    api: 'API',
  },
  terminal: 'Planisphere in the terminal',
  rulesOf: (game) => `The rules of ${game}`,
  rulesLead:
    'Each rule has a number, by which a refusal names it, and the page of the English rulebook it comes from. The words are our own.',
  rulesLinks: (rules, lessons) =>
    `The same with pictures: [rules](${rules}). Or learn by playing: [lessons](${lessons}).`,
  page: (page) => `p. ${page}`,
  search: 'Search the documents',
  results: 'Found',
  found: '# found',
  nothing: 'Nothing was found.',
  contents: 'Contents',
  skip: 'Skip to the text',
  play: 'To the tables',
  other: 'Français',
};

const fr: SiteWords = {
  title: 'La documentation de Planisphere',
  sections: {
    play: 'Jouer',
    strategy: 'Stratégie',
    programs: 'Programmes',
    hosting: 'Hébergement',
    packages: 'Paquets',
    decisions: 'Décisions',
    api: 'API',
  },
  terminal: 'Planisphere dans le terminal',
  rulesOf: (game) => `Les règles de ${game}`,
  rulesLead:
    'Chaque règle a un numéro, par lequel un refus la désigne, et la page du livret anglais dont elle vient. Les mots sont les nôtres.',
  rulesLinks: (rules, lessons) =>
    `Les mêmes en images : [règles](${rules}). Ou apprenez en jouant : [leçons](${lessons}).`,
  page: (page) => `p. ${page}`,
  search: 'Chercher dans la documentation',
  results: 'Résultats',
  found: '# trouvés',
  nothing: 'Rien n’a été trouvé.',
  contents: 'Sommaire',
  skip: 'Aller au texte',
  play: 'Aux tables',
  other: 'English',
};

const WORDS: Readonly<Record<Locale, SiteWords>> = { en, fr };

export function siteWords(lang: Locale): SiteWords {
  return WORDS[lang];
}
