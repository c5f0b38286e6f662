// What the site is made of: the documents of the tree, found by their folders, and the rules and the help in both
// languages.
import { LOCALES, type Locale } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { manualIn } from 'planisphere/manual';
import { apiPages } from './api-pages.ts';
import { type Page, type Section, titleOf } from './page.ts';
import { documentsIn, foldersWith, read } from './tree.ts';
import { siteWords } from './words.ts';

/** Documents of docs/ for players; the others are for those who write programs or run a server. */
const FOR_PLAYERS = ['review', 'puzzles', 'strength'];
const FOR_HOSTS = ['operations', 'raspberry-pi', 'small-server', 'scale'];

const base = (from: string): string => from.replace(/^.*\//, '').replace(/\.md$/, '');

function page(from: string, path: string, section: Section): Page {
  const markdown = read(from);
  return { from, path, section, lang: 'en', title: titleOf(markdown, from), markdown };
}

function guide(from: string): Page {
  const name = base(from);
  const section = FOR_PLAYERS.includes(name) ? 'play' : FOR_HOSTS.includes(name) ? 'hosting' : 'programs';
  return page(from, name, section);
}

/** docs/strategy/GAME.LANG.md */
function chapter(from: string): Page {
  const [, game = '', lang = ''] = /([\w-]+)\.(\w+)\.md$/.exec(from) ?? [];
  const locale = LOCALES.find((each) => each === lang);
  if (locale === undefined) throw new Error(`${from} is in no language`);
  return { ...page(from, `strategy/${game}`, 'strategy'), lang: locale };
}

/** The numbered rules in the words of the program; the other text of RULES.md is left out. */
async function rulesPages(lang: Locale): Promise<readonly Page[]> {
  const words = siteWords(lang);
  return Promise.all(
    Object.entries(ROOMS).map(async ([game, room]): Promise<Page> => {
      const { title, rules } = await room.text();
      const lines = Object.entries(rules).map(
        ([id, rule]) => `- **${id}** (${words.page(rule.page)}) ${rule[lang]}`,
      );
      const name = words.rulesOf(title[lang]);
      const markdown = [
        `# ${name}`,
        words.rulesLead,
        lines.join('\n'),
        words.rulesLinks(`/rules/${game}`, `/learn/${game}`),
      ].join('\n\n');
      return { path: `rules/${game}`, lang, section: 'play', title: name, markdown, from: '' };
    }),
  );
}

/** The help of the terminal. */
function terminalPage(lang: Locale): Page {
  const manual = manualIn(lang);
  const words = siteWords(lang);
  const commands = Object.entries(manual.pages).flatMap(([name, { about, more = [], options = {} }]) => [
    `## planisphere ${name}`,
    [about, ...more].join(' '),
    Object.entries(options)
      .map(([flag, text]) => `- \`--${flag}\` ${text.replace(/^(\S+) {2}/, '`$1` ')}`)
      .join('\n'),
  ]);
  const markdown = [
    `# ${words.terminal}`,
    manual.title,
    ...commands,
    `## ${manual.files}`,
    manual.filesText,
    `## ${manual.environment}`,
    manual.environmentText.map((line) => `- ${line.replace(/^(\S+) +/, '`$1` ')}`).join('\n'),
  ].join('\n\n');
  return { path: 'terminal', lang, section: 'play', title: words.terminal, markdown, from: '' };
}

/** docs/index.LANG.md */
function firstPage(lang: Locale): Page {
  return { ...page(`docs/index.${lang}.md`, '', 'play'), lang };
}

export async function allPages(): Promise<readonly Page[]> {
  const inBoth = await Promise.all(
    LOCALES.map(async (lang) => [firstPage(lang), ...(await rulesPages(lang)), terminalPage(lang)]),
  );
  const games = foldersWith('packages', 'NOTATION.md');
  return [
    ...inBoth.flat(),
    ...documentsIn('docs/strategy').map(chapter),
    ...documentsIn('docs')
      .filter((from) => !base(from).startsWith('index.'))
      .map(guide),
    page('README.md', 'readme', 'programs'),
    page('ARCHITECTURE.md', 'architecture', 'programs'),
    page('CONTRIBUTING.md', 'contributing', 'programs'),
    ...foldersWith('examples', 'README.md').map((folder) => page(`${folder}/README.md`, folder, 'programs')),
    ...games.map((folder) => page(`${folder}/NOTATION.md`, `notation/${base(folder)}`, 'programs')),
    ...games.map((folder): Page => {
      const readings = page(`${folder}/RULES.md`, `readings/${base(folder)}`, 'programs');
      return { ...readings, title: `${readings.title}, with our readings` };
    }),
    ...foldersWith('packages', 'README.md').map((folder) => page(`${folder}/README.md`, folder, 'packages')),
    page('changes/README.md', 'changes', 'packages'),
    ...documentsIn('docs/decisions').map((from) =>
      page(from, base(from) === 'README' ? 'decisions' : `decisions/${base(from)}`, 'decisions'),
    ),
    ...apiPages(),
  ];
}
