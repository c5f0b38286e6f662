// Claims of Stellarion's coach with one of their fields changed, for the checkers to refuse.
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';

const NEXT: Readonly<Record<string, string>> = {
  ...{ alpha: 'beta', beta: 'gamma', gamma: 'delta', delta: 'alpha' },
  ...{ ship: 'nebula', nebula: 'stars', stars: 'planet', planet: 'ship' },
  ...{ stuck: 'sun', sun: 'stuck', counting: 'courses', courses: 'counting' },
  ...{ best: 'played', played: 'best' },
};

/** Each field changed by itself. */
export function changed(claim: StellarionClaim): readonly StellarionClaim[] {
  const fields = Object.entries(claim).filter(([field]) => field !== 'kind');
  return fields.flatMap(([field, value]) =>
    changedValues(value).map((other) => ({ ...claim, [field]: other }) as StellarionClaim),
  );
}

function changedValues(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + (Number.isInteger(value) ? 1 : 0.03), value - 0.5];
  if (Array.isArray(value)) return [value.slice(1), value.map((each) => NEXT[each])];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, inner]) =>
      changedValues(inner).map((other) => ({ ...value, [field]: other })),
    );
  const text = String(value);
  if (/^[SNTP][abgd]$/.test(text)) return [`${text[0]}${'bgda'['abgd'.indexOf(text[1]!)]}`];
  return NEXT[text] === undefined ? [] : [NEXT[text]];
}
