// The rules in our own words, by chapter, with a search by any word. The drawer and the page of the rules show the same
// text.
import type { GameText, RuleText } from '@planisphere/core';
import { ruleReading } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { Expansions } from './Expansions.tsx';
import { useExhibits } from './exhibits.ts';
import { Found } from './Found.tsx';
import { Illustration } from './Illustration.tsx';
import { Change, type Reading, Rule, Sentence } from './Rule.tsx';
import styles from './rules.module.css';
import { type RulesExpansion, type RulesWords, sharedWords } from './rules-words.ts';
import { searchFor, type WordSearch } from './search.ts';

const NO_EXPANSIONS: readonly RulesExpansion[] = [];
const chapterOf = (id: string): string => id.split('-')[0] ?? '';

interface Props {
  readonly game: GameId;
  readonly rules: GameText['rules'];
  readonly words: RulesWords;
  readonly expansions?: readonly RulesExpansion[];
  /** The expansions whose rules are shown at first; without it, all. */
  readonly played?: readonly string[];
  /** Rules that matter at this moment. */
  readonly now?: readonly string[];
  /** On their own page pictures lie beside the text, and the search also looks into the other games. */
  readonly onPage?: boolean;
  /** The rule to open at. */
  readonly at?: string;
  /** The search to begin with. */
  readonly sought?: string;
}

export function RulesText(props: Props) {
  const { game, rules, words, expansions = NO_EXPANSIONS, now = [], onPage = false, at, sought = '' } = props;
  const Heading = onPage ? 'h2' : 'h3';
  const top = useRef<HTMLDivElement>(null);
  const exhibits = useExhibits(game);
  const drawn = exhibits !== undefined;
  useEffect(() => {
    if (at === undefined) return;
    // A drawer can be scrolled only once its contents are there and it is open; pictures that load later push the rule
    // away.
    const frame = requestAnimationFrame(() => {
      top.current?.querySelector(`[id="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, drawn]);
  const [wanted, setWanted] = useState(sought);
  const [chosen, setChosen] = useState(() => props.played ?? expansions.map(({ id }) => id));
  const search = searchFor(wanted, settings.value.locale);
  const reading: Reading = { game, exhibits, onPage, search };
  const added = expansions.filter(({ id }) => chosen.includes(id));
  const left = new Set(
    expansions.filter((each) => !added.includes(each)).flatMap(({ chapters }) => chapters),
  );
  const all = Object.entries(rules).filter(([id]) => !left.has(chapterOf(id)) || id === at);
  const found = search === undefined ? all : all.filter((entry) => says(entry, words, search));
  const chapters = [...new Set(found.map(([id]) => chapterOf(id)))];
  return (
    <div class={`${styles.rules} ${onPage ? styles.page : ''}`} ref={top}>
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
      <Expansions expansions={expansions} chosen={chosen} onChoose={setChosen} />
      <nav class={styles.contents} aria-label={sharedWords().chapters}>
        <ol>
          {words.brief !== undefined && search === undefined ? (
            <li>
              <button
                type="button"
                onClick={() => top.current?.querySelector('[data-brief]')?.scrollIntoView({ block: 'start' })}
              >
                {words.brief.title}
              </button>
            </li>
          ) : undefined}
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
        </ol>
        {onPage ? (
          <a class={`${ui.button} ${ui.quiet}`} href="/learn">
            <Glyph name="ui-learn" />
            {sharedWords().learn}
          </a>
        ) : undefined}
      </nav>
      <div class={styles.text}>
        {now.length > 0 && search === undefined ? (
          <section class={styles.now}>
            <Heading>{words.now}</Heading>
            {all
              .filter(([id]) => now.includes(id))
              .map(([id, rule]) => (
                <div key={id}>
                  <p>
                    <Sentence rule={rule} search={undefined} />
                  </p>
                  <Illustration rule={id} exhibits={exhibits} />
                </div>
              ))}
          </section>
        ) : undefined}
        {words.brief !== undefined && search === undefined ? (
          <Brief {...words.brief} heading={<Heading>{words.brief.title}</Heading>} />
        ) : undefined}
        {search === undefined ? undefined : (
          <Found game={game} count={found.length} wanted={wanted} search={search} onPage={onPage} />
        )}
        {chapters.length === 0 ? <p>{words.none}</p> : undefined}
        {chapters.map((chapter) => (
          <section key={chapter} data-chapter={chapter}>
            <Heading>{words.groups[chapter] ?? chapter}</Heading>
            {found
              .filter(([id]) => chapterOf(id) === chapter)
              .map(([id, rule]) => (
                <Rule key={id} id={id} rule={rule} reading={reading} marked={id === at} />
              ))}
            {search === undefined
              ? added.flatMap((expansion) =>
                  (expansion.changes[chapter] ?? []).map((id) => (
                    <Change
                      key={id}
                      id={id}
                      rule={rules[id] as RuleText}
                      reading={reading}
                      expansion={expansion}
                    />
                  )),
                )
              : undefined}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whether the search finds a rule: by its words, its number or the title of its chapter. */
function says([id, rule]: readonly [string, RuleText], words: RulesWords, search: WordSearch): boolean {
  const { locale } = settings.value;
  return search.isIn(
    `${id} ${words.groups[chapterOf(id)] ?? ''} ${rule[locale]} ${ruleReading(rule, locale)}`,
  );
}

function chapterIn(text: HTMLElement | null, chapter: string): Element | null | undefined {
  return text?.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`);
}

type BriefProps = NonNullable<RulesWords['brief']> & { readonly heading: ComponentChildren };

function Brief({ lead, steps, pays, heading }: BriefProps) {
  return (
    <section class={styles.brief} data-brief>
      {heading}
      <p class={styles.lead}>{lead}</p>
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
