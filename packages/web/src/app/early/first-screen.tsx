// The first screen as the app would draw it for somebody who has never been here; drawn once, when the app is built.
import { renderToString } from 'preact-render-to-string';
import { goesFirst } from '../../base/navigation/urgency.ts';
import { choose, type Settings } from '../../base/settings/settings.ts';
import { Home } from '../../pages/home/Home.tsx';

export function firstScreen(locale: Settings['locale']): string {
  choose({ locale });
  goesFirst(new Promise(() => {}));
  return renderToString(<Home />);
}
