// Makes each small sound with WebAudio: no files, nothing longer than a second.
import type { Sound } from './sounds.ts';

type Maker = (context: AudioContext, out: AudioNode) => void;

export const make: Readonly<Record<Sound, Maker>> = {
  lift: (at, out) => rustle(at, out, { ms: 90, from: 2600, to: 5200, gain: 0.16 }),
  land: (at, out) => {
    tone(at, out, { frequency: 150, ms: 110, gain: 0.5, type: 'sine' });
    rustle(at, out, { ms: 60, from: 900, to: 400, gain: 0.22 });
  },
  deal: (at, out) => rustle(at, out, { ms: 110, from: 1800, to: 3600, gain: 0.12 }),
  glass: (at, out) => tone(at, out, { frequency: 1760, ms: 160, gain: 0.06, type: 'sine' }),
  bell: (at, out) => {
    for (const [index, frequency] of [659.3, 987.8, 1318.5].entries())
      tone(at, out, { frequency, ms: 900, gain: 0.16, type: 'triangle', delay: index * 0.12 });
  },
};

interface Tone {
  readonly frequency: number;
  readonly ms: number;
  readonly gain: number;
  readonly type: OscillatorType;
  readonly delay?: number;
}

function tone(at: AudioContext, out: AudioNode, { frequency, ms, gain, type, delay = 0 }: Tone): void {
  const start = at.currentTime + delay;
  const oscillator = at.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  const envelope = at.createGain();
  envelope.gain.setValueAtTime(gain, start);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000);
  oscillator.connect(envelope).connect(out);
  oscillator.start(start);
  oscillator.stop(start + ms / 1000);
}

interface Rustle {
  readonly ms: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** Filtered noise: paper and felt. */
function rustle(at: AudioContext, out: AudioNode, { ms, from, to, gain }: Rustle): void {
  const length = Math.ceil((at.sampleRate * ms) / 1000);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at.currentTime);
  filter.frequency.linearRampToValueAtTime(to, at.currentTime + ms / 1000);
  const level = at.createGain();
  level.gain.value = gain;
  source.connect(filter).connect(level).connect(out);
  source.start();
}
