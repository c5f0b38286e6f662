// Invites a person to a table of two: the player chooses the game and waits there.
import { useSignal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { call, pathOf } from '../../table/online/api.ts';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

export function Invite({ person }: { person: { readonly id: string; readonly name: string } }) {
  const open = useSignal(false);
  const trouble = useSignal('');
  const words = personWords();
  const invite = async (game: GameId) => {
    try {
      navigate(pathOf(await call('POST', `/api/people/${person.id}/invite`, { game })));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  return (
    <>
      <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => (open.value = true)}>
        <Glyph name="ui-pair" />
        {words.invite}
      </button>
      {open.value ? (
        <Sheet title={words.inviteOf(person.name)} onClose={() => (open.value = false)}>
          <div class={styles.invite}>
            <p>{words.inviteText}</p>
            {GAME_IDS.map((game) => (
              <button
                key={game}
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                onClick={() => void invite(game)}
              >
                {nameOfGame(game)}
              </button>
            ))}
            <p role="alert">{trouble.value}</p>
          </div>
        </Sheet>
      ) : undefined}
    </>
  );
}
