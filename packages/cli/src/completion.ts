// `planisphere completion`: what a shell needs to complete the commands.
import type { Command } from './base/command.ts';
import { UsageError } from './base/usage.ts';
import { loadCommands } from './commands.ts';
import { completionFor, SHELLS } from './help/completion.ts';

export const completion: Command = {
  usage: 'completion bash|zsh|fish',
  flags: {},
  async run(_values, [name, ...more]) {
    const shell = SHELLS.find((each) => each === name);
    if (shell === undefined || more.length > 0)
      throw new UsageError({
        en: `Name one shell: ${SHELLS.join(', ')}.`,
        fr: `Nommez un interpréteur : ${SHELLS.join(', ')}.`,
      });
    console.log(completionFor(shell, await loadCommands()));
    return 0;
  },
};
