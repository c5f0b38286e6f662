import { rulesSuite } from '@planisphere/testkit';
import { rules } from '../src/text/rules.ts';

rulesSuite(rules, new URL('../RULES.md', import.meta.url));
