// The entry of the page.
import '../base/style/tokens.css';
import '../base/style/base.css';
import '../base/style/forced.css';
import { render } from 'preact';
import { isEmbedded } from '../base/navigation/embedded.ts';
import { providePages } from '../base/navigation/pages.ts';
import { followLinks, route } from '../base/navigation/router.ts';
import { afterUrgent, goesFirst } from '../base/navigation/urgency.ts';
import { applySettings } from '../base/settings/settings.ts';
import { addFonts } from '../base/style/fonts.ts';
import { provideBell } from '../base/ui/bell.ts';
import { watchFocus } from '../base/ui/focus.ts';
import { later } from '../base/ui/later.tsx';
import { SCREENS } from '../games/index.ts';
import { provideScreens } from '../table/screens.ts';
import { warmFor } from '../table/warming.ts';
import { App } from './App.tsx';
import { answerPlay, answerTaps } from './early/answer.ts';
import { keepOffline } from './offline.ts';
import { PAGES } from './pages.ts';

nameStyle();
provideScreens(SCREENS);
providePages(PAGES);
provideBell(later(async () => (await import('../table/people/Bell.tsx')).Bell));
applySettings();
followLinks();
// Requested before the page is drawn: the network is idle while it is.
goesFirst(warmFor(route.value));
afterUrgent(() => {
  void addFonts();
  document.documentElement.dataset.chart = '';
});

/**
 * The app's files find a link to the style sheet that came with the page and do not request it. The link is disabled,
 * except where a server's policy blocks styles inside the page (docs/decisions/0015).
 */
function nameStyle(): void {
  const { file } = document.querySelector('style')?.dataset ?? {};
  if (file === undefined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '' });
  link.disabled = document.styleSheets.length > 0;
  link.href = file;
  document.head.append(link);
}

async function begin(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no #app');
  await answerPlay();
  if (isEmbedded) await loaded();
  watchFocus();
  render(<App />, root);
  answerTaps();
  keepOffline();
}

/**
 * Chromium does not draw a frame below the visible part, and counts a glyph of the sheet that is not drawn as still
 * loading: such a frame, begun earlier, would keep the page around it loading until somebody scrolls there.
 */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

void begin();
