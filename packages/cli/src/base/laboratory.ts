// Loads the laboratory, which comes with a checkout. A copy for players does without it, and says so.
import { UsageError } from './usage.ts';

export async function fromLaboratory<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'@planisphere/lab'")) throw error;
    throw new UsageError({
      en: 'The laboratory is not installed here: measure and train in a checkout.',
      fr: 'Le laboratoire n’est pas installé ici : mesurez et entraînez dans une copie du dépôt.',
    });
  }
}
