// Finds drawings on a page that speak to the eye alone; the same for all boards and pages.

/**
 * Runs in the page: the glyphs that nothing names. From a glyph outwards, each container is searched for words, spoken
 * or visible; a number is not one. If other glyphs come before any words, nobody hears which is which.
 */
export function silentGlyphs(): readonly string[] {
  const WORD = /\p{L}{2,}/u;
  // Elements that are read as one thing: their name covers everything drawn in them.
  const ONE =
    'button, a[href], label, summary, [role="img"], [aria-label], [aria-labelledby], h1, h2, h3, th';
  const root = document.querySelector('dialog[open]') ?? document.body;

  /** What is heard of an element: its name, or its words without those hidden from screen readers. */
  const known = new Map<Element, string>();
  function heard(element: Element): string {
    const said = known.get(element) ?? read(element);
    known.set(element, said);
    return said;
  }

  function read(element: Element): string {
    const named = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (named !== null) return named;
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    return [...element.childNodes]
      .map((node) => {
        if (node instanceof Text) return node.textContent ?? '';
        if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
        return heard(node);
      })
      .join(' ');
  }

  const isDrawn = (glyph: Element): boolean =>
    glyph.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    glyph.getBoundingClientRect().width > 4;
  const glyphs = [...root.querySelectorAll('svg:has(use)')].filter(isDrawn);

  function isNamed(glyph: Element): boolean {
    if (WORD.test(heard(glyph))) return true;
    // Drawings hidden as a whole must have words beside them.
    const hidden = [...ancestorsOf(glyph)].findLast((each) => each.getAttribute('aria-hidden') === 'true');
    const inside = hidden ?? glyph;
    const one = inside.parentElement?.closest(ONE);
    if (
      one &&
      root.contains(one) &&
      WORD.test(heard(one)) &&
      !one.matches('section, main, nav, dialog, ul, ol')
    )
      return true;
    for (const each of ancestorsOf(inside)) {
      if (WORD.test(heard(each))) return true;
      if (glyphs.some((other) => !inside.contains(other) && each.contains(other))) return false;
    }
    return false;
  }

  function* ancestorsOf(element: Element): Generator<Element> {
    for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) yield at;
  }

  const placeOf = (glyph: Element): string =>
    `${glyph.querySelector('use')?.getAttribute('href')?.split('#')[1]} in “${(glyph.parentElement?.closest('li, td, section, div')?.textContent ?? '').trim().slice(0, 40)}”`;
  return [...new Set(glyphs.filter((glyph) => !isNamed(glyph)).map(placeOf))];
}
