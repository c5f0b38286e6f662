// The review of a finished table by its URL: what moved it from the start to the result, its turning points, every
// decision, and the coach on one of them.
import type { Seat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import bar from '../../table/bar.module.css';
import { Stage } from '../../table/frame/Stage.tsx';
import { type Ending, verdictLine, verdictOf } from '../../table/frame/verdict.ts';
import { GameBar } from '../../table/GameBar.tsx';
import { makeFragment } from '../../table/record/fragment.ts';
import { playerOf } from '../../table/review/player.ts';
import type { Failure } from '../../table/review/reviewed-game.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import { CoachPanel } from './CoachPanel.tsx';
import { MomentPanel } from './MomentPanel.tsx';
import { Model } from './model.ts';
import { isOfDevice, openReview } from './open-review.ts';
import styles from './review.module.css';
import { ShareTools } from './ShareTools.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { Turns } from './Turns.tsx';
import { Waterfall } from './Waterfall.tsx';

export function ReviewPage({ id }: { id: string }) {
  const model = useSignal<Model | undefined>(undefined);
  const failed = useSignal<Failure | 'error' | undefined>(undefined);
  useEffect(() => {
    let [left, made] = [false, undefined as Model | undefined];
    openReview(id)
      .then((opened) => {
        if (left) return;
        if (typeof opened === 'string') failed.value = opened;
        else {
          made = new Model(opened);
          model.value = made;
        }
      })
      .catch(() => {
        failed.value = 'error';
      });
    return () => {
      left = true;
      made?.stop();
    };
  }, [id, model, failed]);
  if (failed.value !== undefined) return <Failed failure={failed.value} />;
  if (model.value === undefined) return <Notice title={appWords().loading} quiet />;
  return <Shown model={model.value} />;
}

function Failed({ failure }: { failure: Failure | 'error' }) {
  if (failure === 'error') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  return <Notice title={reviewWords().title} text={reviewWords().failures[failure]} />;
}

function Shown({ model }: { model: Model }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') model.step(-1);
      else if (event.key === 'ArrowRight') model.step(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
  const { moment } = model;
  return (
    <Stage bar={<Bar model={model} />} long>
      <main class={styles.review} id="content" tabIndex={-1}>
        <h1 class={ui.hidden}>{reviewWords().title}</h1>
        <section class={`${styles.panel} ${styles.chance}`}>
          <Waterfall model={model} />
          <Going model={model} />
        </section>
        <TurningPoints model={model} />
        <Turns model={model} />
        {moment === undefined ? undefined : (
          <>
            <MomentPanel model={model} moment={moment} />
            <CoachPanel model={model} moment={moment} />
          </>
        )}
      </main>
    </Stage>
  );
}

function Bar({ model }: { model: Model }) {
  const { id, table } = model.reviewed;
  return (
    <GameBar
      game={table.game}
      label={appWords().nav.main}
      middle={
        <p class={styles.final}>
          <span class={ui.caps}>{reviewWords().title}</span>
          {model.reviewed.ended === undefined ? <Final model={model} /> : <EndedEarly model={model} />}
        </p>
      }
    >
      <a class={bar.tool} href={replayOf(model)}>
        <Glyph name="ui-eye" />
        <span>{reviewWords().replay}</span>
      </a>
      <ShareTools model={model} />
      {isOfDevice(id) ? (
        <a class={bar.tool} href={`/play/${table.game}/${id}`}>
          <Glyph name="ui-back" />
          <span>{reviewWords().toTable}</span>
        </a>
      ) : undefined}
    </GameBar>
  );
}

function Final({ model }: { model: Model }) {
  const { scores, winners, reader, byTurns, titleOf } = model.reviewed;
  const isAddressed = titleOf(reader) === undefined;
  const others = scores.map((_, seat) => seat as Seat).filter((seat) => seat !== reader);
  return (
    <>
      <span class={ui.hidden}>
        {isAddressed
          ? reviewWords().result(
              scores[reader] ?? 0,
              others.map((seat) => scores[seat] ?? 0),
              winners.includes(reader),
            )
          : verdictLine(endingOf(model))}
      </span>
      {[reader, ...others].map((seat) => (
        <b key={seat} aria-hidden="true" data-player={playerOf(seat, reader)}>
          {scores[seat]}
        </b>
      ))}
      {others.length === 0 && !byTurns ? undefined : (
        <small aria-hidden="true">
          {isAddressed
            ? reviewWords()[winners.includes(reader) ? 'won' : 'notWon']
            : verdictOf(endingOf(model)).title}
        </small>
      )}
    </>
  );
}

/** How the game ended and who won, instead of final points. */
function EndedEarly({ model }: { model: Model }) {
  return <small>{verdictLine(endingOf(model))}</small>;
}

function endingOf({ reviewed: { ended, winners, scores, game, titleOf } }: Model): Ending {
  return { ended, winners, scores, players: scores.length, cooperative: game.cooperative === true, titleOf };
}

/** The address of the replay at the selected moment. */
function replayOf({ reviewed: { id }, moment }: Model): string {
  const at = moment === undefined ? '' : makeFragment({ at: moment.from, eyes: moment.seat });
  return id === '' ? `/replay${location.hash}` : `/replay/${id}${location.search}${at}`;
}

function Going({ model }: { model: Model }) {
  const report = model.report.value;
  const state = model.state.value;
  if (state === 'done') return null;
  const percent = report === undefined ? 0 : Math.floor((100 * report.done) / report.of);
  return (
    <div class={styles.going}>
      {state === 'going' ? (
        <>
          <label>
            <span role="status">{reviewWords().progress(percent)}</span>
            <progress max={100} value={percent} aria-label={reviewWords().title} />
          </label>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => model.stop()}>
            {reviewWords().stop}
          </button>
        </>
      ) : (
        <>
          <p role="status">{state === 'failed' ? reviewWords().failed : reviewWords().stopped}</p>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => model.start()}>
            {reviewWords().goOn}
          </button>
        </>
      )}
    </div>
  );
}
