// The rules in our own words. RULES.md holds the same English sentences; a test compares them.
import type { RuleText } from '@planisphere/core';
import { baseRules } from './rules-base.ts';
import { expansionRules } from './rules-expansions.ts';

export const rules: Readonly<Record<string, RuleText>> = { ...baseRules, ...expansionRules };
