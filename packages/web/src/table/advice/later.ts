// The hint's part of the page, fetched when somebody asks for the first hint.
import { later } from '../../base/ui/later.tsx';

export const Advice = later(async () => (await import('./Advice.tsx')).Advice);
