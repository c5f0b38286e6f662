// What a frame in another site's page shows: a position, a replay, a puzzle or the daily sky.
import { choose } from '../../base/settings/settings.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { PuzzlePage } from '../puzzles/PuzzlePage.tsx';
import { dressAsked, embeddedAt } from './address.ts';
import { Daily, Position } from './Position.tsx';
import { Replay } from './Replay.tsx';

choose(dressAsked(new URLSearchParams(location.search)));

export function EmbedPage({ id }: { id: string }) {
  const shown = embeddedAt(id);
  switch (shown?.show) {
    case 'position':
      return <Position game={shown.game} />;
    case 'daily':
      return <Daily game={shown.game} day={shown.day} />;
    case 'replay':
      return <Replay id={shown.id} />;
    case 'puzzle':
      return <PuzzlePage game={shown.game} id={shown.id} />;
    default:
      return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
  }
}
