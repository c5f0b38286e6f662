// The rules of a game as a page, with links to share and a summary to print.
import { GAME_IDS } from '../../base/games.ts';
import type { Page } from '../../base/navigation/pages.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { localized } from '../../base/words/localized.ts';
import { RulesText } from '../../table/rules/RulesText.tsx';
import type { GameRules } from '../../table/screens.ts';
import { SummarySheet } from './SummarySheet.tsx';

const pageWords = localized<{ readonly summary: string }>({
  en: { summary: 'Print a summary' },
  fr: { summary: 'Imprimer un résumé' },
});

export function rulesPage({ rules, words, expansions, summary }: GameRules): Page {
  return ({ game }) => (
    <Shell>
      <main class={pages.page} id="content">
        <div class={pages.head}>
          <h1>
            {words().title} · {nameOfGame(game)}
          </h1>
          <nav class={pages.games} aria-label={appWords().home.games}>
            {GAME_IDS.map((id) => (
              <a key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                {nameOfGame(id)}
              </a>
            ))}
          </nav>
          {summary === undefined ? undefined : (
            <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => print()}>
              <Glyph name="ui-download" />
              {pageWords().summary}
            </button>
          )}
        </div>
        <RulesText
          game={game}
          rules={rules}
          words={words()}
          {...(expansions !== undefined && { expansions: expansions() })}
          onPage
          at={decodeURIComponent(location.hash.slice(1))}
          sought={new URLSearchParams(location.search).get('q') ?? ''}
        />
        {summary === undefined ? undefined : <SummarySheet game={game} words={summary()} />}
      </main>
    </Shell>
  );
}
