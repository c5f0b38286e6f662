// Small sounds, off until the player turns them on. The code that makes them loads with the first sound.
import { once } from '../once.ts';
import { settings } from '../settings/settings.ts';

export const SOUNDS = ['lift', 'land', 'deal', 'glass', 'bell'] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  const { sound: on, volume } = settings.value;
  if (!on || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const level = context.createGain();
  level.gain.value = (volume / 100) * 0.5;
  level.connect(context.destination);
  const at = context;
  // A player who is offline and has never loaded it hears nothing.
  void makers().then(
    ({ make }) => make[sound](at, level),
    () => undefined,
  );
}

const makers = once(() => import('./makers.ts'));
