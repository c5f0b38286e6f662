// The rules in our own words, by chapter, with a search. The same text stands in the drawer and on its own page.
import { type GameText, ruleReading, ruleSource } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { typeset } from '../../base/words/typeset.ts';
import { useExhibits } from './exhibits.ts';
import { Illustration } from './Illustration.tsx';
import styles from './rules.module.css';
import type { RulesWords } from './rules-words.ts';

const chapterOf = (id: string): string => id.split('-')[0] ?? '';

/** Without case and accents, so that “etoile” finds “étoile”. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Props {
  readonly game: GameId;
  readonly rules: GameText['rules'];
  readonly words: RulesWords;
  /** Rules that matter at this moment. */
  readonly now?: readonly string[];
  /** Below the title of a page or of a drawer. */
  readonly heading?: 'h2' | 'h3';
  /** The rule to open at. */
  readonly at?: string;
}

export function RulesText({ game, rules, words, now = [], heading: Heading = 'h3', at }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const exhibits = useExhibits(game);
  useEffect(() => {
    if (at === undefined) return;
    // A drawer opens after its contents are there: only then can they be scrolled.
    const frame = requestAnimationFrame(() => {
      top.current?.querySelector(`[id="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  const [wanted, setWanted] = useState('');
  const { locale } = settings.value;
  const all = Object.entries(rules);
  const found = all.filter(([id, rule]) =>
    plain(`${id} ${rule[locale]} ${ruleReading(rule, locale)}`).includes(plain(wanted.trim())),
  );
  const chapters = [...new Set(found.map(([id]) => chapterOf(id)))];
  return (
    <div class={styles.rules} ref={top}>
      <label class={styles.search}>
        <Glyph name="ui-search" />
        <input
          type="search"
          class={ui.field}
          placeholder={words.search}
          aria-label={words.search}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <ul class={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter}>
            <button
              type="button"
              onClick={() => chapterIn(top.current, chapter)?.scrollIntoView({ block: 'start' })}
            >
              {words.groups[chapter] ?? chapter}
            </button>
          </li>
        ))}
      </ul>
      {now.length > 0 && wanted === '' ? (
        <section class={styles.now}>
          <Heading>{words.now}</Heading>
          {all
            .filter(([id]) => now.includes(id))
            .map(([id, rule]) => (
              <div key={id}>
                <p>{typeset(rule[locale])}</p>
                <Illustration rule={id} exhibits={exhibits} />
              </div>
            ))}
        </section>
      ) : undefined}
      {words.brief !== undefined && wanted === '' ? (
        <Brief {...words.brief} heading={<Heading>{words.brief.title}</Heading>} />
      ) : undefined}
      {chapters.length === 0 ? <p>{words.none}</p> : undefined}
      {chapters.map((chapter) => (
        <section key={chapter} data-chapter={chapter}>
          <Heading>{words.groups[chapter] ?? chapter}</Heading>
          <dl>
            {found
              .filter(([id]) => chapterOf(id) === chapter)
              .map(([id, rule]) => (
                <div key={id} id={id} class={id === at ? styles.at : undefined}>
                  <dt>
                    {id} <small>{ruleSource(rule, locale)}</small>
                  </dt>
                  <dd>
                    {typeset(rule[locale])}
                    {rule.reading === undefined ? undefined : <em> {typeset(ruleReading(rule, locale))}</em>}
                    <Illustration rule={id} exhibits={exhibits} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function chapterIn(text: HTMLElement | null, chapter: string): Element | null | undefined {
  return text?.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`);
}

type BriefProps = NonNullable<RulesWords['brief']> & { readonly heading: ComponentChildren };

function Brief({ steps, pays, heading }: BriefProps) {
  return (
    <section class={styles.brief}>
      {heading}
      <ol>
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <i aria-hidden="true">{index + 1}</i>
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        ))}
      </ol>
      {pays.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
