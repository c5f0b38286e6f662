// The words that offer a record: to watch, to send, to save.
import { localized } from '../../base/words/localized.ts';

export interface RecordWords {
  readonly title: string;
  readonly share: string;
  readonly record: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly linkText: (game: string) => string;
}

export const recordWords = localized<RecordWords>({
  en: {
    title: 'Replay',
    share: 'Share',
    record: 'Record',
    copied: 'Link copied',
    copyFailed: 'Copy the link from the field above.',
    linkText: (game) => `A moment of ${game} on Planisphere:`,
  },
  fr: {
    title: 'Relecture',
    share: 'Partager',
    record: 'Enregistrement',
    copied: 'Lien copié',
    copyFailed: 'Copiez le lien dans le champ ci-dessus.',
    linkText: (game) => `Un moment de ${game} sur Planisphere :`,
  },
});
