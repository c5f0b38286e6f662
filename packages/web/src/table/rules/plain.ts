// The words around the rules of a game that has none of its own.
import { localized } from '../../base/words/localized.ts';
import type { RulesWords } from './rules-words.ts';

const words = localized<Omit<RulesWords, 'groups'>>({
  en: {
    title: 'Rules',
    search: 'Search the rules',
    now: 'Right now',
    none: 'No rule contains that word.',
  },
  fr: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    now: 'En ce moment',
    none: 'Aucune règle ne contient ce mot.',
  },
});

/** `groups`: titles of the chapters, by the first word of a rule's id. */
export function plainRulesWords(groups: RulesWords['groups']): RulesWords {
  return { ...words(), groups };
}
