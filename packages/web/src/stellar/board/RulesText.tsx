// The rules in our own words, by chapter, with a search. The same text stands in the drawer and on its own page.
import { stellarText } from '@planisphere/stellar/text';
import { useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { w } from '../words/index.ts';
import styles from './rules.module.css';

const chapterOf = (id: string): string => id.split('-')[0] ?? '';

/** Without case and accents, so that “etoile” finds “étoile”. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `heading`: below the title of a page or of a drawer. */
export function RulesText({
  now = [],
  heading: Heading = 'h3',
}: {
  now?: readonly string[];
  heading?: 'h2' | 'h3';
}) {
  const [wanted, setWanted] = useState('');
  const { locale } = settings.value;
  const all = Object.entries(stellarText.rules);
  const found = all.filter(([id, rule]) => plain(`${id} ${rule[locale]}`).includes(plain(wanted.trim())));
  const chapters = [...new Set(found.map(([id]) => chapterOf(id)))];
  return (
    <div class={styles.rules}>
      <label class={styles.search}>
        <Glyph name="ui-search" />
        <input
          type="search"
          class={ui.field}
          placeholder={w().rules.search}
          aria-label={w().rules.search}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      {now.length > 0 && wanted === '' ? (
        <section class={styles.now}>
          <Heading>{w().rules.now}</Heading>
          {all
            .filter(([id]) => now.includes(id))
            .map(([id, rule]) => (
              <p key={id}>{rule[locale]}</p>
            ))}
        </section>
      ) : undefined}
      {chapters.length === 0 ? <p>{w().rules.none}</p> : undefined}
      {chapters.map((chapter) => (
        <section key={chapter}>
          <Heading>{w().rules.groups[chapter] ?? chapter}</Heading>
          <dl>
            {found
              .filter(([id]) => chapterOf(id) === chapter)
              .map(([id, rule]) => (
                <div key={id} id={id}>
                  <dt>
                    {id} <small>{w().rules.page(rule.page)}</small>
                  </dt>
                  <dd>{rule[locale]}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
