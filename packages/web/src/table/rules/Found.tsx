// How many rules the search finds, here and in the other games.
import { ruleReading } from '@planisphere/core';
import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { nameOfGame } from '../../base/words/game-name.ts';
import { type GameRules, screenOf } from '../screens.ts';
import styles from './rules.module.css';
import { sharedWords } from './rules-words.ts';
import type { WordSearch } from './search.ts';

interface Props {
  readonly game: GameId;
  readonly count: number;
  readonly wanted: string;
  readonly search: WordSearch;
  readonly onPage: boolean;
}

export function Found({ game, count, wanted, search, onPage }: Props) {
  const words = sharedWords();
  return (
    <p class={styles.found} role="status">
      <b>{words.found(count, nameOfGame(game))}</b>
      {onPage ? <Elsewhere game={game} wanted={wanted} search={search} /> : undefined}
    </p>
  );
}

function Elsewhere({ game, wanted, search }: Pick<Props, 'game' | 'wanted' | 'search'>) {
  const others = useOtherRules(game);
  if (others === undefined) return undefined;
  const { locale } = settings.value;
  const hits = others
    .map(({ id, rules: { rules } }) => ({
      id,
      count: Object.values(rules).filter((rule) =>
        search.isIn(`${rule[locale]} ${ruleReading(rule, locale)}`),
      ).length,
    }))
    .filter(({ count }) => count > 0);
  if (hits.length === 0) return <> · {sharedWords().nowhereElse}</>;
  return (
    <>
      {hits.map(({ id, count }) => (
        <span key={id}>
          {' · '}
          <a href={`/rules/${id}?q=${encodeURIComponent(wanted)}`}>
            {sharedWords().found(count, nameOfGame(id))}
          </a>
        </span>
      ))}
    </>
  );
}

interface OtherRules {
  readonly id: GameId;
  readonly rules: GameRules;
}

/** Loaded with the first search. */
function useOtherRules(game: GameId): readonly OtherRules[] | undefined {
  const [others, setOthers] = useState<readonly OtherRules[] | undefined>(undefined);
  useEffect(() => {
    const ids = GAME_IDS.filter((id) => id !== game);
    let left = false;
    void Promise.all(ids.map(async (id) => ({ id, rules: await screenOf(id).rules() }))).then((loaded) => {
      if (!left) setOthers(loaded);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return others;
}
