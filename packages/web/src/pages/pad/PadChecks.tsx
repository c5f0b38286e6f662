// Under a sheet filled in piece by piece: impossible entries, and the odds of what can still come.
import { inspectPosition } from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { useText } from '../../table/game-text.ts';
import type { GamePad } from '../../table/pad/pad.ts';
import { OddsTables } from '../analysis/Odds.tsx';
import { Findings } from '../analysis/PositionForm.tsx';
import { useRules } from '../analysis/use-rules.ts';

interface Props {
  readonly game: GameId;
  readonly pad: GamePad;
  readonly line: string;
}

export function PadChecks({ game, pad, line }: Props) {
  const rules = useRules(game);
  const text = useText(game);
  if (rules === undefined || text === undefined || pad.editor === undefined) return undefined;
  const { position, findings } = inspectPosition(rules.game, line);
  const frame = {
    locale: settings.value.locale,
    viewer: 0 as const,
    names: [],
    paint: (words: string) => words,
    width: 76,
  };
  return (
    <>
      <Findings game={game} findings={findings.filter(({ weight }) => weight === 'impossible')} />
      {position === undefined || !pad.odds ? undefined : (
        <OddsTables parts={text.odds?.(position, frame) ?? []} />
      )}
    </>
  );
}
