// The words of a review of Stellarion, in both languages.
import { counted, countedInFrench } from '@planisphere/core';
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly launchTo: (galaxy: number) => string;
  readonly proof: string;
  readonly crossing: string;
  readonly meteors: string;
  readonly waived: string;
  /** How many voyages had flown, of how many, at the decision. */
  readonly flown: (count: number, of: number) => string;
  /** For a chance to spend meteors that was not used. */
  readonly waited: string;
  /** Above the bars: the better line against the played one, or the played one against the next best. */
  readonly chances: string;
  readonly chancesAhead: string;
}

export const reviewWords = localized<Words>({
  en: {
    launchTo: (galaxy) => `Launch to ${['Alpha', 'Beta', 'Gamma', 'Delta'][galaxy]}`,
    proof: 'Proof',
    crossing: 'Crossing',
    meteors: 'Two meteors for a voyage',
    waived: 'Effect waived',
    flown: (count, of) => `${count} of ${counted(of, 'voyage')} flown at this moment`,
    waited: 'The meteors are kept.',
    chances: 'What the next turn can do: your move and the best',
    chancesAhead: 'What the next turn can do: your move and the second best',
  },
  fr: {
    launchTo: (galaxy) => `Lancement vers ${['Alpha', 'Bêta', 'Gamma', 'Delta'][galaxy]}`,
    proof: 'Démonstration',
    crossing: 'Traversée',
    meteors: 'Deux météores pour un voyage',
    waived: 'Effet non utilisé',
    flown: (count, of) =>
      `${countedInFrench(count, 'voyage accompli', 'voyages accomplis')} sur ${of} à ce moment`,
    waited: 'Les météores sont gardés.',
    chances: 'Ce que peut le tour suivant : votre coup et le meilleur',
    chancesAhead: 'Ce que peut le tour suivant : votre coup et le deuxième',
  },
});
