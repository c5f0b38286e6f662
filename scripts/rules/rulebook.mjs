// The rule ids of a RULES.md: every line that begins `- **TEL-2** (p. 9) …` states one rule.

const rule = /^- \*\*([A-Z]+-\d+)\*\*/;
// A rule that is written a little differently would otherwise vanish without a word.
const almostRule = /^\s*(?:[-*+]|\d+\.|#+)?\s*\*\*[A-Z]+-\d+/;

/**
 * @param {string} text
 * @returns {{ ids: ReadonlySet<string>, problems: string[] }}
 */
export function parseRulebook(text) {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {string[]} */
  const problems = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const id = rule.exec(line)?.[1];
    if (!id && almostRule.test(line)) problems.push(`${index + 1}: not in the form "- **TEL-2** …"`);
    if (id && ids.has(id)) problems.push(`${index + 1}: ${id} is there twice`);
    if (id) ids.add(id);
  }
  return { ids, problems };
}
