// One rule: a paragraph with its code as a small anchor, and the example that shows it.
import { type RuleText, ruleReading, ruleSource } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { typeset } from '../../base/words/typeset.ts';
import type { Exhibits } from './exhibits.ts';
import { Illustration } from './Illustration.tsx';
import styles from './rules.module.css';
import { type RulesExpansion, sharedWords } from './rules-words.ts';
import type { WordSearch } from './search.ts';

/** The place where rules are read: their page, with pictures beside them, or the drawer of a table. */
export interface Reading {
  readonly game: GameId;
  readonly exhibits: Exhibits | undefined;
  readonly onPage: boolean;
  /** The current search. */
  readonly search: WordSearch | undefined;
}

interface Props {
  readonly id: string;
  readonly rule: RuleText;
  readonly reading: Reading;
  /** The rule that the reader came for. */
  readonly marked?: boolean;
}

export function Rule({ id, rule, reading, marked = false }: Props) {
  return (
    <div id={id} class={`${styles.rule} ${marked ? styles.at : ''}`}>
      <p>
        <Sentence rule={rule} search={reading.search} /> <Code id={id} rule={rule} reading={reading} />
      </p>
      <Illustration
        rule={id}
        exhibits={reading.exhibits}
        beside={reading.onPage && reading.search === undefined ? true : undefined}
      />
    </div>
  );
}

interface ChangeProps extends Props {
  readonly expansion: RulesExpansion;
}

/** A rule of an expansion, beside the rules that it changes. */
export function Change({ id, rule, reading, expansion }: ChangeProps) {
  return (
    <div class={styles.change} data-expansion={expansion.id}>
      {expansion.mark}
      <p>
        <b>{sharedWords().withExpansion(expansion.name)}</b> <Sentence rule={rule} search={undefined} />{' '}
        <Code id={id} rule={rule} reading={reading} />
      </p>
    </div>
  );
}

export function Sentence({ rule, search }: { rule: RuleText; search: WordSearch | undefined }) {
  const { locale } = settings.value;
  const said = ruleReading(rule, locale);
  return (
    <>
      {marksIn(typeset(rule[locale]), search)}
      {said === '' ? undefined : <em> {marksIn(typeset(said), search)}</em>}
    </>
  );
}

function marksIn(text: string, search: WordSearch | undefined): ComponentChildren {
  if (search === undefined) return text;
  return search.parts(text).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** On the page the address of the page becomes the rule's; at a table it stays. */
function Code({ id, rule, reading: { game, onPage } }: Omit<Props, 'marked'>) {
  const source = ruleSource(rule, settings.value.locale);
  return (
    <a
      class={styles.code}
      href={`/rules/${game}#${id}`}
      {...(!onPage && { target: '_blank' })}
      title={source}
      aria-label={sharedWords().rule(id, source)}
      onClick={(event) => {
        if (!onPage) return;
        event.preventDefault();
        history.replaceState(history.state, '', `#${id}`);
      }}
    >
      {id}
    </a>
  );
}
