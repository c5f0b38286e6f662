// The best lines with their values and errors, updated while the engine works; a press plays the first step of one.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { Switch } from '../../base/ui/Switch.tsx';
import { type SketchProps, screenOf } from '../../table/screens.ts';
import styles from './analysis.module.css';
import { useSpokenLines } from './lines.ts';
import type { AnalysisScreen } from './open-analysis.ts';
import { analysisWords } from './words/index.ts';

export function Lines({ screen }: { screen: AnalysisScreen }) {
  const { engine, session, variations } = screen;
  const lines = useSpokenLines(screen);
  const Sketch = useSketch(screen);
  const words = analysisWords();
  const state = engine.state.value;
  return (
    <section class={styles.lines} aria-label={words.lines}>
      <header class={styles.engine}>
        <img src={owl} alt="" width="40" height="40" />
        <p>
          <b>{words.engine}</b>
          <Effort screen={screen} />
        </p>
        <Switch
          label={words.engine}
          on={engine.on.value}
          onChange={(on) => void engine.turn(on, variations.course.state)}
        />
      </header>
      {engine.hides.value ? (
        <div class={styles.known}>
          <p>
            <b>{words.known}</b>
            <small>{engine.known.value ? words.knownAbout : words.notUsed}</small>
          </p>
          <Switch
            label={words.known}
            on={engine.known.value}
            onChange={(known) => {
              engine.known.value = known;
            }}
          />
        </div>
      ) : undefined}
      {lines.length === 0 ? <p class={styles.quiet}>{words.states[state]}</p> : undefined}
      <ol>
        {lines.map((line, index) => (
          <li key={line.key}>
            <button
              type="button"
              class={styles.line}
              data-sketched={line.sketch && ''}
              disabled={!session.mayAnswer}
              aria-label={words.play(`${line.first} ${line.value} ${line.error}`)}
              onClick={() => void session.decide(line.action)}
            >
              <i>{index + 1}</i>
              {line.sketch === undefined || Sketch === undefined ? undefined : (
                <span class={styles.sketch}>
                  <Sketch {...line.sketch} />
                </span>
              )}
              <span class={styles.steps}>
                <b>{line.first}</b> {line.rest.join(' ')}
                {line.margin === '' ? undefined : <small>{line.margin}</small>}
              </span>
              <em>
                {line.value}
                <small>{line.error}</small>
              </em>
              {line.share === undefined ? undefined : (
                <meter min={0} max={1} value={line.share} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ol>
      {screen.supposed ? <p class={styles.quiet}>{words.supposed}</p> : undefined}
    </section>
  );
}

function Effort({ screen: { engine } }: { screen: AnalysisScreen }) {
  const answer = engine.answer.value;
  const words = analysisWords();
  if (answer === undefined) return <small>{words.states[engine.state.value]}</small>;
  return <small data-state={engine.state.value}>{words.effort(answer.depth, answer.nodes)}</small>;
}

/** Undefined if the game has no sketches. */
function useSketch({ game }: AnalysisScreen): FunctionComponent<SketchProps> | undefined {
  const [sketch, setSketch] = useState<{ readonly Sketch: FunctionComponent<SketchProps> } | undefined>(
    undefined,
  );
  useEffect(() => {
    let left = false;
    void screenOf(game)
      .sketch?.()
      .then((Sketch) => {
        if (!left) setSketch({ Sketch });
      });
    return () => {
      left = true;
    };
  }, [game]);
  return sketch?.Sketch;
}
