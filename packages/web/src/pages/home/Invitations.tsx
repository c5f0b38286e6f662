// People who wait for the player at a table: one goes there, or declines without anybody being told.
import { type InvitationInfo, makeCode } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { call, isKnown } from '../../table/online/api.ts';
import { peopleWords } from '../../table/people/words/index.ts';
import styles from './people.module.css';

export function Invitations() {
  const found = useSignal<readonly InvitationInfo[]>([]);
  const words = peopleWords();
  useEffect(() => {
    if (!isKnown()) return;
    call<{ invitations: readonly InvitationInfo[] }>('GET', '/api/me/invitations').then(
      ({ invitations }) => {
        found.value = invitations.filter(({ game }) => isGameId(game));
      },
      () => undefined, // without a server there are none
    );
  }, [found]);
  if (found.value.length === 0) return undefined;
  const decline = (code: string) => {
    found.value = found.value.filter((each) => each.code !== code);
    call('DELETE', `/api/me/invitations/${code}`).catch(() => undefined); // then the next visit shows it again
  };
  return (
    <section class={`${ui.panel} ${styles.invitations}`} aria-labelledby="invitations">
      <h2 id="invitations">{words.invitations}</h2>
      <ul>
        {found.value.map(({ code, game, from }) => (
          <li key={code}>
            <span>{isGameId(game) ? words.invitedBy(from.name, nameOfGame(game)) : undefined}</span>
            <a class={ui.button} href={`/t/${makeCode(code)}?sit`}>
              <Glyph name="ui-play" />
              {words.joinIn}
              <span class={ui.hidden}> {from.name}</span>
            </a>
            <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => decline(code)}>
              {words.declineInvitation}
              <span class={ui.hidden}> {from.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
