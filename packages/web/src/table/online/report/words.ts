// The words of the dialog that reports a person.
import { elide } from '@planisphere/core';
import type { ReportReason } from '@planisphere/protocol';
import { localized } from '../../../base/words/localized.ts';

interface ReportWords {
  readonly report: string;
  readonly reportOf: (name: string) => string;
  readonly about: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly what: string;
  readonly withTable: string;
  readonly send: string;
  readonly cancel: string;
  readonly sent: (name: string) => string;
  readonly close: string;
}

export const reportWords = localized<ReportWords>({
  en: {
    report: 'Report …',
    reportOf: (name) => `Report ${name}`,
    about: 'Those who look after this server read it and decide. The other player is not told.',
    reason: 'What is it about?',
    reasons: {
      play: 'Plays as a program would',
      words: 'What they say',
      name: 'Name or emblem',
      leaving: 'Leaves or stalls games',
      other: 'Something else',
    },
    what: 'What happened? (optional)',
    withTable: 'This table and what they said here go along with it.',
    send: 'Send the report',
    cancel: 'Send nothing',
    sent: (name) => `Your report about ${name} is on its way. You need not do anything else.`,
    close: 'Close',
  },
  fr: {
    report: 'Signaler…',
    reportOf: (name) => `Signaler ${name}`,
    about: 'Les responsables de ce serveur lisent et décident. L’autre joueur n’en sait rien.',
    reason: 'De quoi s’agit-il ?',
    reasons: {
      play: 'Joue comme un programme',
      words: 'Ce qui est dit',
      name: 'Nom ou emblème',
      leaving: 'Quitte ou retarde les parties',
      other: 'Autre chose',
    },
    what: 'Que s’est-il passé ? (facultatif)',
    withTable: 'Cette table et ce qui y a été dit accompagnent le signalement.',
    send: 'Envoyer le signalement',
    cancel: 'Ne rien envoyer',
    sent: (name) =>
      `Votre signalement au sujet ${elide('de', name)} est parti. Vous n’avez rien d’autre à faire.`,
    close: 'Fermer',
  },
});
