// What is wrong on a screen, in words: measured in the page, the same for all games.

export interface Asked {
  /** Selectors of what must be in reach; elements that are not drawn are ignored. */
  readonly needs: readonly string[];
  /** Selectors of which one element each is drawn on the screen. */
  readonly shows?: readonly string[];
  /** The least side of a target in pixels, where fingers press. */
  readonly finger: number | undefined;
  /** The page may scroll. */
  readonly scrolls: boolean;
  /** It may be longer than the screen, but the needed elements are on the first one. */
  readonly long?: boolean;
}

/** Runs in the page, so it can use no names from outside. */
export function faultsOf({ needs, shows = [], finger, scrolls, long = false }: Asked): readonly string[] {
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  if (stage === null) return ['there is no stage'];
  // A dialog covers the rest: nothing under it is read.
  const shown = document.querySelector('dialog[open]') ?? stage;
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const targets = [...document.querySelectorAll(needs.join(', '))].filter(isDrawn);

  const isOnScreen = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return isDrawn(element) && left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  };
  const absent = shows.filter((selector) => ![...document.querySelectorAll(selector)].some(isOnScreen));

  function isHit(target: Element, x: number, y: number): boolean {
    const found = document.elementFromPoint(x, y);
    return found !== null && (target.contains(found) || found.contains(target));
  }

  /** How far from the middle of a target a press still counts, in one direction. */
  function reachOf(
    target: Element,
    [x, y]: readonly [number, number],
    [dx, dy]: readonly [number, number],
  ): number {
    let far = 0;
    while (far < 44 && isHit(target, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
    return far;
  }

  function targetFaults(target: Element): readonly string[] {
    const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
    const name = `“${nameOf(target)}”`;
    const middle = [left + width / 2, top + height / 2] as const;
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return [`${name} is out of view: ${[left, top, right, bottom].map(Math.round).join(' ')}`];
    // Round targets have no corners.
    const inside = (side: number): number => Math.max(Math.min(10, side / 4), side * 0.18);
    const [inX, inY] = [inside(width), inside(height)];
    const spots = [
      middle,
      [left + inX, top + inY],
      [right - inX, top + inY],
      [left + inX, bottom - inY],
      [right - inX, bottom - inY],
    ] as const;
    const covered = spots
      .filter(([x, y]) => !isHit(target, x, y))
      .map(([x, y]) => {
        const over = document.elementFromPoint(x, y);
        return `${name} is covered at ${Math.round(x)} ${Math.round(y)} by ${over === null ? '?' : nameOf(over.closest('button') ?? over)}`;
      });
    if (finger === undefined || covered.length > 0) return covered;
    // A target drawn smaller than a finger may still have a large enough area.
    const wide = width >= finger ? width : reachOf(target, middle, [-1, 0]) + reachOf(target, middle, [1, 0]);
    const high =
      height >= finger ? height : reachOf(target, middle, [0, -1]) + reachOf(target, middle, [0, 1]);
    return wide < finger - 1 || high < finger - 1 ? [`${name} is ${wide} × ${high}`] : [];
  }

  interface Text {
    readonly words: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }

  /** The lines of visible text, without text that is only read aloud. */
  function textsOf(root: Element): readonly Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || (node.textContent ?? '').trim() === '' || !isDrawn(owner)) continue;
      if (isHidden(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = scrolled(owner);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.bottom > frame.top && box.top < frame.bottom)
          texts.push({ words: (node.textContent ?? '').trim(), owner, box });
    }
    return texts;
  }

  /** The visible range of an element inside scrolled ancestors. */
  function scrolled(element: Element): { readonly top: number; readonly bottom: number } {
    let [top, bottom] = [0, innerHeight];
    for (let at: Element | null = element; at !== null && at !== shown; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) {
        const frame = at.getBoundingClientRect();
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
    return { top, bottom };
  }

  function isHidden(element: Element): boolean {
    for (let each: Element | null = element; each !== null && each !== stage; each = each.parentElement)
      if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
    return false;
  }

  /** Cut off by its container, or by the screen. */
  function clippedBy({ owner, box }: Text): string | undefined {
    for (let each: Element | null = owner; each !== null && each !== stage; each = each.parentElement) {
      const style = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      if (style.overflowX !== 'visible' && style.overflowX !== 'auto')
        if (box.left < frame.left - 1.5 || box.right > frame.right + 1.5) return nameOf(each);
    }
    return box.left < -1 || box.right > innerWidth + 1 ? 'the screen' : undefined;
  }

  /** Beyond the border of its container; an element that straddles a border is meant to. */
  function spilledFrom({ owner, box }: Text): string | undefined {
    for (let each: Element | null = owner; each !== null && each !== shown; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.position === 'absolute' || each instanceof SVGElement) return undefined;
      if (style.borderLeftStyle === 'none' || style.borderRightStyle === 'none') continue;
      const frame = each.getBoundingClientRect();
      return box.left < frame.left - 1.5 || box.right > frame.right + 1.5 ? nameOf(each) : undefined;
    }
    return undefined;
  }

  /** Words that continue on the next line without a hyphen. */
  function brokenWords(root: Element): readonly string[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || !isDrawn(owner) || isHidden(owner) || owner.closest('svg') !== null) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
        if (lines.size > 1) broken.push(`“${word}” is broken over ${lines.size} lines`);
      }
    }
    return broken;
  }

  /** A line of text is higher than its letters. */
  const lettersOf = ({ left, right, top, bottom }: DOMRect) => {
    const air = (bottom - top) * 0.28;
    return { left: left + 1.5, right: right - 1.5, top: top + air, bottom: bottom - air };
  };

  function isDocked(element: Element): boolean {
    for (let at: Element | null = element; at !== null && at !== shown; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
    return false;
  }

  function textFaults(): readonly string[] {
    const texts = textsOf(shown).filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    const clipped = texts.flatMap((text) => {
      const by = clippedBy(text);
      return by === undefined ? [] : [`“${text.words.slice(0, 40)}” is cut off by ${by}`];
    });
    const spilled = texts.flatMap((text) => {
      const from = spilledFrom(text);
      return from === undefined ? [] : [`“${text.words.slice(0, 40)}” spills out of ${from}`];
    });
    const colliding = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner))
          return [];
        // Labels in a picture are where the picture places them.
        if (one.owner.closest('svg') !== null || other.owner.closest('svg') !== null) return [];
        // On a scrolling page docked elements cover the rest, which can be scrolled from under them.
        if ((scrolls || long) && isDocked(one.owner) !== isDocked(other.owner)) return [];
        const [a, b] = [lettersOf(one.box), lettersOf(other.box)];
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : [`“${one.words.slice(0, 30)}” and “${other.words.slice(0, 30)}” collide`];
      }),
    );
    return [...clipped, ...spilled, ...colliding, ...brokenWords(shown)];
  }

  /** The outermost element, for the person who repairs it. */
  function beyond(): string {
    const frame = stage?.getBoundingClientRect();
    const out = [...(stage?.querySelectorAll('*') ?? [])]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          isDrawn(element) && !isHidden(element) && frame !== undefined && box.right > frame.right + 1,
      );
    const worst = out.toSorted((a, b) => b.box.right - a.box.right)[0];
    return worst === undefined
      ? ''
      : `: ${worst.element.tagName.toLowerCase()} “${nameOf(worst.element)}” reaches ${Math.round(worst.box.right)}`;
  }

  const over = [stage, ...document.querySelectorAll('[data-stage] > div, main')].filter(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      (!scrolls && !long && scrollHeight > clientHeight + 1) || scrollWidth > clientWidth + 1,
  );
  /** Parts of the table that hide something until they are scrolled. */
  const scrolling =
    scrolls || long
      ? []
      : [...document.querySelectorAll('[data-stage] main *')].filter(
          (element) =>
            shown === stage &&
            isDrawn(element) &&
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 1,
        );
  return [
    ...absent.map((selector) => `${selector} is not shown`),
    ...scrolling.map((element) => `${element.tagName.toLowerCase()} “${nameOf(element)}” scrolls`),
    ...(over.length === 0 ? [] : [`the stage scrolls${beyond()}`]),
    ...(scrolls ? [] : targets.flatMap(targetFaults)),
    ...textFaults(),
  ];
}

/** Runs in the page: the stops of the keyboard that stay hidden when focused. */
export function hiddenStops(): readonly string[] {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('[data-stage]');
  const stops = shown?.querySelectorAll<HTMLElement>(
    // The skip link comes into view by itself once it is focused.
    ':is(button, a[href], input, summary):not([tabindex="-1"], [class*="skip"])',
  );
  return [...(stops ?? [])]
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
    .flatMap((stop) => {
      stop.focus();
      const { left, top, width, height } = stop.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
      const seen = found !== null && (stop.contains(found) || found.contains(stop));
      const name = (stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 50);
      const place = [left, top, width, height].map(Math.round).join(' ');
      return seen ? [] : [`${stop.tagName.toLowerCase()} “${name}” at ${place}`];
    });
}
