// <planisphere-board>: a board of this server in any page. It is a frame that loads when it is about to be seen; until
// then, and without scripts, the element shows its own content.
//   <script type="module" src="https://SERVER/planisphere-board.js"></script>
//   <planisphere-board game="stellar" position="…" as="B" names="Ada,Noctua"></planisphere-board>
//   <planisphere-board replay="t/CODE" at="40"></planisphere-board>      or replay="master/GAME"
//   <planisphere-board><script type="application/json">a record</script></planisphere-board>
//   <planisphere-board game="stellar" puzzle="12"></planisphere-board>   an empty puzzle is the day's
//   <planisphere-board game="stellar" daily></planisphere-board>
// `lang` and `theme` (night, paper, device) choose its language and look, `label` names it for screen readers.
import { pack } from '../../table/record/fragment.ts';

const ATTRIBUTES = [
  'game',
  'position',
  'replay',
  'puzzle',
  'daily',
  'at',
  'as',
  'names',
  'lang',
  'theme',
  'label',
];
/** The origin of this module: the server whose boards it shows. */
const SERVER = new URL(import.meta.url).origin;
/** The frame loads when it is this close to the visible part of the page. */
const NEAR = '300px';
const STYLE = `:host{display:block;width:100%;box-sizing:border-box;aspect-ratio:4/3;min-height:380px;position:relative}
:host([hidden]){display:none}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0;border-radius:12px;background:#0a1022}`;

class PlanisphereBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  readonly #root = this.attachShadow({ mode: 'open' });
  #near: IntersectionObserver | undefined;
  #frame: HTMLIFrameElement | undefined;

  connectedCallback(): void {
    if (this.#frame !== undefined) return;
    // Not a style element: a page whose policy forbids inline styles would ignore it.
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [style];
    this.#root.replaceChildren(document.createElement('slot'));
    this.#near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#load();
      },
      { rootMargin: NEAR },
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#frame !== undefined) void this.#load();
  }

  async #load(): Promise<void> {
    this.#near?.disconnect();
    const address = await addressOf(this);
    // The attributes name no board, or the element has gone: its content stays.
    if (address === undefined || !this.isConnected) return;
    const frame = this.#frame ?? document.createElement('iframe');
    frame.title = this.getAttribute('label') ?? 'Planisphere';
    frame.allow = 'clipboard-write';
    frame.src = address;
    if (this.#frame === undefined) this.#root.append(frame);
    this.#root.querySelector('slot')?.remove();
    this.#frame = frame;
  }
}

/** Undefined if the attributes name no board. */
async function addressOf(element: HTMLElement): Promise<string | undefined> {
  const value = (name: string): string | undefined => element.getAttribute(name) ?? undefined;
  const path = pathOf(value);
  const record = element.querySelector('script[type="application/json"]')?.textContent?.trim();
  if (path === undefined && !record) return undefined;
  const url = new URL(`/embed/${path ?? 'replay'}`, SERVER);
  const asked = {
    lang: element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2),
    theme: value('theme'),
    ...(path?.startsWith('position/') && {
      position: value('position'),
      as: value('as'),
      names: value('names'),
    }),
  };
  for (const [name, text] of Object.entries(asked)) if (text) url.searchParams.set(name, text);
  if (path === undefined || path.startsWith('replay'))
    url.hash = new URLSearchParams({
      ...(path === undefined && record && { r: await pack(record) }),
      e: value('at') ?? '0',
      as: value('as') ?? 'all',
    }).toString();
  return url.href;
}

function pathOf(value: (name: string) => string | undefined): string | undefined {
  const [game, replay, puzzle, daily] = [value('game'), value('replay'), value('puzzle'), value('daily')];
  if (replay !== undefined) return `replay/${replay}`;
  if (game === undefined) return undefined;
  if (puzzle !== undefined) return puzzle === '' ? `puzzle/${game}` : `puzzle/${game}/${puzzle}`;
  if (daily !== undefined) return daily === '' ? `daily/${game}` : `daily/${game}/${daily}`;
  return value('position') === undefined ? undefined : `position/${game}`;
}

customElements.define('planisphere-board', PlanisphereBoard);
