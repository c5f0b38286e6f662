// Real values for the sentences of the terminal.
import type { Samples } from '@planisphere/testkit/book';
import type { AnalysisWords } from '../../src/analysis-text.ts';
import type { TableWords } from '../../src/join/words.ts';
import type { Words } from '../../src/play/words.ts';
import type { ScreenMessages } from '../../src/screen/messages.ts';

const FILE = [['stellar-2026.game']] as const;
const NAME = [['Ada']] as const;
const CODE = 'BCD-FGH';
const SERVER = 'http://localhost:8080';
const SHA = '5f16d2c0';

export const playSamples: Samples<Words> = {
  player: [[2]],
  welcome: [['Stellar', 'a seed']],
  fairness: [[SHA]],
  help: [['TURN-2']],
  notUnderstood: [['fly']],
  noSuchRule: [['TURN-99']],
  noSuchThing: [['P7']],
  saved: FILE,
  finished: FILE,
  handOver: NAME,
  resumed: [[1], [41]],
  botLate: NAME,
  botFailed: NAME,
  botThinks: NAME,
  reviewing: [[40]],
};

export const tableSamples: Samples<TableWords> = {
  code: [[CODE, SERVER]],
  shortCode: [[CODE]],
  waiting: [['B'], ['B, C']],
  invite: [[CODE, SERVER]],
  waitingFor: [[['Ada']], [['Ada', 'Noé']]],
  fairness: [[SHA]],
  seed: [['a seed']],
  asked: { undo: NAME, abandon: NAME, rematch: NAME, hints: NAME, chat: NAME },
  win: [[['Ada']], [['Ada', 'Noé']]],
  next: [[CODE]],
  saved: FILE,
  notSaved: [[CODE]],
  noServer: [[SERVER]],
};

export const screenSamples: Samples<ScreenMessages> = { more: [[1], [12]], pagerKeys: [[1, 20, 48]] };

const LINE = {
  events: [],
  value: 0.61,
  error: 0.012,
  tried: true,
  steady: false,
  margin: undefined,
} as const;
const ANALYSIS = { unit: 'chance', lines: [], nodes: 12_000, passes: 4, depth: 4, done: true } as const;

export const analysisSamples: Samples<AnalysisWords> = {
  noPosition: [['stellar']],
  unknown: [['B']],
  worth: [
    ['chance', LINE],
    ['points', { ...LINE, tried: false }],
    ['points', { ...LINE, steady: true }],
  ],
  lead: [
    ['+3', 3],
    ['+0.6', 0.6],
  ],
  effort: [
    [ANALYSIS, 900],
    [{ ...ANALYSIS, depth: 1 }, 12_000],
  ],
};
