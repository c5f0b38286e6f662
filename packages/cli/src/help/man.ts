// The manual page, in the language of `man`: made from the same words as the help.
import { botNamesOf } from '@planisphere/bots/minds';
import { GAMES } from '@planisphere/games';
import { manualIn } from './manual.ts';
import { type Commands, optionRow } from './page.ts';

export function manPage(commands: Commands, version: string): string {
  const manual = manualIn('en');
  const sections = Object.entries(commands).flatMap(([name, { usage }]) => {
    const page = manual.pages[name] ?? { about: '' };
    const options = Object.entries(page.options ?? {}).map(([flag, text]) => optionRow(flag, text));
    return [
      `.SS ${name}`,
      ...usage.split(/ \| (?=\w)/).flatMap((form) => [`.B planisphere ${escaped(form)}`, '.br']),
      ...[page.about, ...(page.more ?? [])].flatMap((text) => ['.PP', escaped(text)]),
      ...options.flatMap(({ head, text }) => ['.TP', `.B ${escaped(head)}`, escaped(text)]),
    ];
  });
  const bots = [...new Set(GAMES.flatMap(({ game }) => botNamesOf(game)))].join(', ');
  const environment = manual.environmentText.flatMap((line) => {
    const [name = '', ...words] = line.split(/\s+/);
    return ['.TP', `.B ${name}`, escaped(words.join(' '))];
  });
  return [
    `.TH PLANISPHERE 1 "" "planisphere ${version}"`,
    '.ad l', // no justified lines, no hyphenated words
    '.nh',
    '.SH NAME',
    `planisphere \\- ${escaped(manual.title.replace(/^Planisphere: /, '').replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B planisphere',
    '.I command',
    '[\\fIoptions\\fR]',
    '.SH COMMANDS',
    ...sections,
    '.SH BOTS',
    escaped(`${bots}. The help of play says which of them a game has.`),
    '.SH FILES',
    escaped(manual.filesText),
    '.SH ENVIRONMENT',
    ...environment,
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}
