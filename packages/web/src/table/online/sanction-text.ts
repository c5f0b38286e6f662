// What a muted or banned guest reads. Loaded only when it is needed.
import { type SanctionInfo, sanctionText } from '@planisphere/protocol';
import { settings } from '../../base/settings/settings.ts';

const DATE = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

export function sanctionSentence(sanction: SanctionInfo): string {
  const { locale } = settings.value;
  return sanctionText(sanction, new Date(sanction.until).toLocaleString(locale, DATE), locale);
}
