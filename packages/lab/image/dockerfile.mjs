// A Dockerfile as data: its stages with their instructions, as far as ours uses the language.

/** @typedef {{ name: string, text: string }} Instruction */
/** @typedef {{ name: string, instructions: Instruction[] }} Stage */

/** @param {string} text @returns {Stage[]} */
export function parseDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.replace(/\\\n\s*/g, '').split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: /\bAS\s+(\S+)$/i.exec(rest)?.[1] ?? '', instructions: [] });
    else if (name !== '') stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** @param {Stage} stage @param {string} name */
export function textsOf(stage, name) {
  return stage.instructions.filter((each) => each.name === name).map(({ text }) => text);
}

/** `A=1 B=2`. @param {Stage} stage @returns {Record<string, string>} */
export function environmentOf(stage) {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
