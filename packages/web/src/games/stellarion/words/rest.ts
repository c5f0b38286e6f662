// The words of the parts that nobody sees at first: the end, the rules, the set-up and the statistics (board/parts.ts).
// They load after the board.
import { localized } from '../../../base/words/localized.ts';
import { end as enEnd } from './en-end.ts';
import { rules as enRules } from './en-rules.ts';
import { setup as enSetup } from './en-setup.ts';
import { stats as enStats } from './en-statistics.ts';
import { end as frEnd } from './fr-end.ts';
import { rules as frRules } from './fr-rules.ts';
import { setup as frSetup } from './fr-setup.ts';
import { stats as frStats } from './fr-statistics.ts';

export const en = { end: enEnd, rules: enRules, setup: enSetup, stats: enStats };

export type RestWords = typeof en;

export const fr: RestWords = { end: frEnd, rules: frRules, setup: frSetup, stats: frStats };

export const restWords = localized<RestWords>({ en, fr });
