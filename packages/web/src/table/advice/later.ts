// The hint's component, loaded when a player asks for the first hint.
import { later } from '../../base/ui/later.tsx';

export const Advice = later(async () => (await import('./Advice.tsx')).Advice);
