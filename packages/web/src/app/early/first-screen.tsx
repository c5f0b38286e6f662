// The first screen as the app draws it for a first visit; the build draws it once.
import { renderToString } from 'preact-render-to-string';
import { goesFirst } from '../../base/navigation/urgency.ts';
import { choose, type Settings } from '../../base/settings/settings.ts';
import { Home } from '../../pages/home/Home.tsx';

export function firstScreen(locale: Settings['locale']): string {
  choose({ locale });
  goesFirst(new Promise(() => {}));
  return renderToString(<Home />);
}
