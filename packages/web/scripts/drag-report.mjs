// Reads a trace of a drag: the frames that reached the screen according to the compositor, the time of the page's main
// thread by part, and the time of everything that paints pixels. Times of threads exclude waiting for a processor.

/** Parts of a frame on the main thread, with Chromium's names for them. */
const PARTS = {
  script: ['EventDispatch', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint'],
  layers: ['Layerize', 'Commit'],
};
/** In milliseconds: a shorter script did not move the ghost. */
const CHANGED = 0.3;

const spent = ({ tdur, dur }) => (tdur ?? dur) / 1000;
const sum = (values) => values.reduce((total, value) => total + value, 0);

export function report(events) {
  const moves = events.filter(
    ({ ph, name, args }) => ph === 'X' && name === 'EventDispatch' && args?.data?.type === 'pointermove',
  );
  const [from, to] = [moves[0].ts, moves.at(-1).ts];
  const during = events.filter(({ ts }) => ts >= from && ts <= to);
  const { pid, tid } = moves[0];
  const main = during.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
  const seconds = (to - from) / 1e6;
  const frames = framesOf(during);
  return [
    `${moves.length} moves reached the page in ${seconds.toFixed(1)} s`,
    `frames: ${(frames.presented / seconds).toFixed(1)} a second on the screen, ${frames.dropped} dropped; ${frames.idle} had nothing new to show`,
    feedback(moves),
    mainThread(main, { frames: frames.presented, moves: moves.length }),
    pixels(during, frames.presented),
  ];
}

/** The trace may report a frame twice, when the main thread was late for it: it counts as shown if either part was. */
function framesOf(events) {
  const states = new Map();
  for (const { name, ph, args } of events) {
    if (name !== 'PipelineReporter' || ph !== 'b') continue;
    const { frame_sequence: frame, state } = args.frame_reporter ?? args.chrome_frame_reporter;
    states.set(frame, [...(states.get(frame) ?? []), state]);
  }
  const all = [...states.values()];
  const presented = all.filter((each) => each.some((state) => state.startsWith('STATE_PRESENTED'))).length;
  const idle = all.filter((each) => each.every((state) => state === 'STATE_NO_UPDATE_DESIRED')).length;
  return { presented, idle, dropped: all.length - presented - idle };
}

function feedback(moves) {
  const changed = moves.filter((move) => spent(move) > CHANGED);
  const line = (values) =>
    `median ${percentile(values, 0.5)}, 95 % ${percentile(values, 0.95)}, worst ${percentile(values, 1)} ms`;
  return `placement feedback, ${changed.length} changes of place: ${line(changed.map(spent))} (by the clock: ${line(changed.map(({ dur }) => dur / 1000))})`;
}

function mainThread(main, { frames, moves }) {
  const parts = Object.entries(PARTS).map(([part, names]) => ({
    part,
    total: sum(main.filter(({ name }) => names.includes(name)).map(spent)),
  }));
  const all = sum(parts.map(({ total }) => total));
  const perMove = parts.map(({ part, total }) => `${part} ${(total / moves).toFixed(1)}`).join(', ');
  return `main thread: ${(all / moves).toFixed(1)} ms per move (${perMove}), ${(all / frames).toFixed(1)} of the 16.7 of a frame`;
}

/** The time to paint pixels, on other threads of the processor or on a graphics card. */
function pixels(events, frames) {
  const per = (wanted) =>
    (sum(events.filter(({ ph, name }) => ph === 'X' && name === wanted).map(spent)) / frames).toFixed(1);
  return `beside it per frame: tiles ${per('RasterTask')} ms, putting layers together ${per('Display::DrawAndSwap')} ms`;
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
}
