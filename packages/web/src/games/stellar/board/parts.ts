// The parts of the table that nobody sees at first. They load once the table is on the screen.
import { later } from '../../../base/ui/later.tsx';

export const Closely = later(async () => (await import('./Closely.tsx')).Closely);
export const Drawers = later(async () => (await import('./Drawers.tsx')).Drawers);
export const End = later(async () => (await import('./End.tsx')).End);
export const Handover = later(async () => (await import('./Handover.tsx')).Handover);
export const TextTable = later(async () => (await import('./TextTable.tsx')).TextTable);

export function fetchParts(): void {
  for (const part of [Closely, Drawers, End, Handover, TextTable]) void part.fetch();
}
