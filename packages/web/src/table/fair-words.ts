// How fair the dealing was, and how honest the score.
import { localized } from '../base/words/localized.ts';

interface FairWords {
  readonly sealed: string;
  readonly verify: string;
  readonly verified: string;
  readonly assisted: string;
  readonly guided: string;
  readonly bestTonight: (points: number) => string;
}

export const fairWords = localized<FairWords>({
  en: {
    sealed: 'Dealt fairly: the order was sealed before the first card.',
    verify: 'Verify',
    verified: 'The seed matches its seal, and deals this very game.',
    assisted:
      'Assisted by a hint, a move taken back after something was revealed, another level for a bot, or a start in the middle: your logbook does not count it.',
    guided: 'A guided game: your logbook does not count it.',
    bestTonight: (points) => `Your best tonight: ${points}`,
  },
  fr: {
    sealed: 'Donne équitable : l’ordre était scellé avant la première carte.',
    verify: 'Vérifier',
    verified: 'La graine répond à son sceau et donne bien cette partie.',
    assisted:
      'Partie assistée par un indice, un coup repris après une révélation, un autre niveau de robot ou un départ en cours de partie : votre journal de bord ne la compte pas.',
    guided: 'Partie guidée : votre journal de bord ne la compte pas.',
    bestTonight: (points) => `Votre meilleur score ce soir : ${points}`,
  },
});
