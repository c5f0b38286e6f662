// A record in a frame: the board at one moment, and the rail below.
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../base/ui/Notice.tsx';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { hurry } from '../../table/pace.ts';
import { BoardNow } from '../replay/BoardNow.tsx';
import { Rail } from '../replay/Rail.tsx';
import { type SoughtReplay, seek } from '../replay/seeking.ts';
import { replayWords } from '../replay/words/index.ts';
import styles from './embed.module.css';
import { Board, Frame } from './Frame.tsx';

export function Replay({ id }: { id: string }) {
  const [sought, setSought] = useState<SoughtReplay | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let found: SoughtReplay | undefined;
    const find = () =>
      seek(id)
        .catch((): SoughtReplay => ({ trouble: { text: appWords().error.text } }))
        .then((next) => {
          found?.watched?.player.close();
          found = next;
          if (left) next.watched?.player.close();
          else setSought(next);
        });
    const onHash = () => void find();
    onHash();
    // The surrounding page may change the fragment to show another moment.
    addEventListener('hashchange', onHash);
    return () => {
      left = true;
      removeEventListener('hashchange', onHash);
      found?.watched?.player.close();
    };
  }, [id]);
  if (sought === undefined) return <Notice title={appWords().loading} quiet />;
  const { watched, trouble } = sought;
  if (watched === undefined)
    return <Notice title={appWords().error.title} text={trouble?.text ?? replayWords().cutLink} />;
  const { player } = watched;
  return (
    <Frame
      title={replayWords().game(nameOfGame(player.reel.id))}
      href={`/replay${id === '' ? '' : `/${id}`}${location.search}${location.hash}`}
    >
      <Board>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press only hurries the animation, which no key has to do */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div class={styles.press} onClick={() => player.session.showing.value && hurry()}>
          <BoardNow session={player.session} game={player.reel.id} Still={watched.Still} />
        </div>
      </Board>
      <Rail player={player} />
    </Frame>
  );
}
