// The lower part of the first screen: the player's games, the daily sky, and ways to learn.
import { FIRST_GAME } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { localized } from '../../base/words/localized.ts';
import { Daily } from './Daily.tsx';
import styles from './home.module.css';
import { Invitations } from './Invitations.tsx';
import { People } from './People.tsx';
import { Sanctions } from './Sanctions.tsx';
import { Tables } from './Tables.tsx';

/** The documents are not a page of the app: the router leaves a link with a target to the browser. */
const documents = localized({
  en: { href: '/docs/', text: 'Strategy and documents' },
  fr: { href: '/docs/fr/', text: 'Stratégie et documentation' },
});

export function More() {
  return (
    <section class={styles.more}>
      <Sanctions />
      <Invitations />
      <Tables />
      <Daily />
      <Learn />
      <People />
    </section>
  );
}

function Learn() {
  const { home, nav } = appWords();
  const ways = [
    ['/learn', 'ui-learn', home.learnLessons],
    ['/puzzle', 'ui-target', home.learnPuzzles],
    [`/rules/${FIRST_GAME}`, 'ui-rules', home.learnRules],
    ['/analysis', 'ui-telescope', home.learnAnalysis],
    ['/study', 'ui-notebook', nav.studies],
    ['/pad', 'ui-skill', home.learnPad],
  ] as const;
  return (
    <article class={`${ui.panel} ${styles.learn}`}>
      <h2 class={ui.caps}>{home.learn}</h2>
      <ul>
        {ways.map(([href, glyph, text]) => (
          <li key={href}>
            <a href={href}>
              <Glyph name={glyph} />
              <b>{text}</b>
              <Glyph name="ui-next" />
            </a>
          </li>
        ))}
        <li>
          <a href={documents().href} target="_self">
            <Glyph name="ui-rules" />
            <b>{documents().text}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
      </ul>
    </article>
  );
}
