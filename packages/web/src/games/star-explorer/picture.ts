// The finished sky as a picture to save: a copy of the picture on the screen with its styles written into it, so that
// it looks the same anywhere, with the constellations' names and the title under it.
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import upright from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'paint-order',
  'mix-blend-mode',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'display',
] as const;

const SVG = 'http://www.w3.org/2000/svg';
/** Room around the disc, and under it for the title. */
const FRAME = { x: -760, y: -760, width: 1520, height: 1660 };

export interface Titles {
  readonly title: string;
  readonly under: string;
}

export async function pictureOf(sky: SVGSVGElement, titles: Titles): Promise<string> {
  for (const animation of sky.getAnimations({ subtree: true })) animation.finish();
  const copy = sky.cloneNode(true) as SVGSVGElement;
  writeStyles(sky, copy);
  copy.setAttribute('xmlns', SVG);
  copy.removeAttribute('style');
  copy.setAttribute('viewBox', `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`);
  copy.setAttribute('width', String(FRAME.width));
  copy.setAttribute('height', String(FRAME.height));
  copy.prepend(style(await fonts()), ground());
  copy.append(line(titles.title, { y: 800, size: 64 }), line(titles.under, { y: 860, size: 36 }));
  return new XMLSerializer().serializeToString(copy);
}

/** Style sheets apply only on the page: this writes their effect on each part. */
function writeStyles(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  if (to instanceof SVGElement && !(to instanceof SVGDefsElement)) {
    to.removeAttribute('class');
    to.removeAttribute('style');
    for (const name of STYLES) {
      const value = computed.getPropertyValue(name);
      if (value !== '') to.style.setProperty(name, value);
    }
    const { transform } = computed;
    if (transform !== 'none' && transform !== '') to.setAttribute('transform', transform);
  }
  for (const [index, child] of [...from.children].entries()) {
    const copied = to.children[index];
    if (copied !== undefined && from.tagName !== 'defs') writeStyles(child, copied);
  }
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function ground(): SVGElement {
  return element('rect', { ...FRAME, fill: '#0a1022' });
}

function line(text: string, { y, size }: { readonly y: number; readonly size: number }): SVGElement {
  const made = element('text', {
    y,
    'text-anchor': 'middle',
    fill: '#f4ecd8',
    'font-family': "'EB Garamond Variable', Georgia, serif",
    'font-size': size,
    'font-weight': 600,
  });
  made.textContent = text;
  return made;
}

function style(text: string): SVGElement {
  const made = element('style', {});
  made.textContent = text;
  return made;
}

/** The fonts, embedded in the picture. */
async function fonts(): Promise<string> {
  const faces = [
    { url: upright, slant: 'normal' },
    { url: garamond, slant: 'italic' },
  ];
  const written = await Promise.all(
    faces.map(async ({ url, slant }) => {
      const data = await dataUrl(await (await fetch(url)).blob());
      return `@font-face{font-family:'EB Garamond Variable';font-style:${slant};font-weight:400 800;src:url(${data})}`;
    }),
  );
  return written.join('');
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the font cannot be read'));
    reader.readAsDataURL(blob);
  });
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [FRAME.width, FRAME.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)),
      'image/png',
    );
  });
}

export function keep(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
