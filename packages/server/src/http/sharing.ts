// What programs show of a link before it is opened: a title and a picture, written into the page (Open Graph). For a link
// with a record after the #, they show the position in its query.
import { makeSeat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { parseCode } from '@planisphere/protocol';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { admit } from '../table/admission.ts';
import type { LiveTable } from '../table/live.ts';
import type { PictureJob } from './picture-job.ts';
import { jobShown, localeIn, resultOf } from './shown.ts';

export interface Shared {
  readonly title: string;
  /** The address of the picture on this server. */
  readonly picture: string;
}

/** A table that admits unknown visitors, or the key in the link. */
export async function tableSeen(
  server: ServerContext,
  request: FastifyRequest,
  given: string,
): Promise<LiveTable | undefined> {
  const code = parseCode(given);
  const payer = server.payers.of(request.ip);
  const table = code === undefined ? undefined : await server.tables.get(code, payer.charge);
  const { key } = request.query as { readonly key?: unknown };
  const admitted = admit(table, { guest: undefined, ...(typeof key === 'string' && { key }) }, payer);
  return typeof admitted === 'string' ? undefined : admitted;
}

function titleOf({ fixed, state }: LiveTable): string {
  const names = state.seats.map(
    ({ guest, bot }, seat) => guest?.name ?? bot ?? makeSeat(seat as 0 | 1 | 2 | 3),
  );
  return `${findGame(fixed.settings.game)?.text.title.en ?? ''} · ${names.join(' – ')}`;
}

/** As a spectator sees it; undefined before it begins. */
export function tableJob(table: LiveTable): PictureJob | undefined {
  const { fixed, state } = table;
  if (state.course === undefined) return undefined;
  const { notation } = state.course.game;
  const { view } = state.course.standing(state.status === 'over' ? 'all' : 'table');
  const under = state.status === 'over' ? resultOf(state.course.game, view, 'en') : '';
  return { game: fixed.settings.game, position: notation.make(view), title: titleOf(table), under };
}

/** A link offers a picture only if this server can draw it. */
export function sharingBy(
  server: ServerContext,
  pictures: { readonly canDraw: boolean },
): (request: FastifyRequest) => Promise<Shared | undefined> {
  return async (request) => (pictures.canDraw ? sharedAt(server, request) : undefined);
}

export async function sharedAt(server: ServerContext, request: FastifyRequest): Promise<Shared | undefined> {
  const url = new URL(request.url, 'http://server');
  const shown = jobShown(url.searchParams);
  if (shown !== undefined) {
    const { title, under } = shown;
    const query = new URLSearchParams({ show: url.searchParams.get('show') ?? '' });
    const locale = localeIn(url.searchParams);
    if (locale !== 'en') query.set('lang', locale);
    return { title: under === '' ? title : `${title} · ${under}`, picture: `/pictures/shown.png?${query}` };
  }
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter((part) => part !== '');
  const atTable =
    first === 't' ? second : ['replay', 'review'].includes(first) && second === 't' ? third : '';
  if (atTable !== '') {
    const table = await tableSeen(server, request, atTable);
    if (table?.state.course === undefined) return undefined;
    return { title: titleOf(table), picture: `/pictures/table/${table.fixed.code}.png${url.search}` };
  }
  const [kind, game, rest] =
    first === 'embed' ? [second, third, url.pathname.split('/')[4] ?? ''] : [first, second, third];
  const name = findGame(game)?.text.title.en;
  if (name === undefined) return undefined;
  if (kind === 'puzzle' && /^\d*$/.test(rest))
    return { title: `${name} · ?`, picture: `/pictures/puzzle/${game}/${rest === '' ? 0 : rest}.png` };
  const position = url.searchParams.get('position');
  if (kind !== 'position' || position === null) return undefined;
  return { title: name, picture: `/pictures/position/${game}.png?position=${encodeURIComponent(position)}` };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page with the tags for programs that show links. @param origin of the site: the addresses in tags are absolute */
export function pageFor(page: string, { title, picture }: Shared, origin: string): string {
  const tags = {
    'og:site_name': 'Planisphere',
    'og:type': 'website',
    'og:title': title,
    'og:image': origin + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(tags).map(
    ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
  );
  return page.replace('<title>', () => `${lines.join('')}<title>`);
}
