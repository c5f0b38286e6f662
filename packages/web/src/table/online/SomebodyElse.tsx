// The button at the end of a game between two people that looks for another opponent.
import { useSignal } from '@preact/signals';
import { isGameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import type { OnlineTable } from './online-table.ts';
import { onlineWords } from './words/index.ts';

/** Looks for another opponent, on the first page. */
export function SomebodyElse({ online }: { online: OnlineTable }) {
  const busy = useSignal(false);
  const info = online.info.value;
  if (info === undefined || online.seat.value === undefined) return undefined;
  const { settings, seats } = info;
  const { game, tournament } = settings;
  const isPair = seats.length === 2 && seats.every(({ guest }) => guest !== undefined);
  if (!isPair || !isGameId(game) || tournament !== undefined) return undefined;
  const look = async () => {
    if (busy.value) return;
    busy.value = true;
    await (await import('../people/door.tsx')).lookFor(game);
    navigate('/');
  };
  return (
    <button
      type="button"
      class={`${ui.button} ${ui.quiet}`}
      aria-busy={busy.value}
      onClick={() => void look()}
    >
      <Glyph name="ui-pair" />
      {onlineWords().somebodyElse}
    </button>
  );
}
