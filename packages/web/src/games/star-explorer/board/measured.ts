// Where the sky lies on the page. It is measured on first use and kept until the page may have moved: measuring at
// every move of a pointer would force the browser to lay out the page each time.
import { useEffect, useMemo } from 'preact/hooks';
import { FRAME, type Point } from '../geometry.ts';

export interface Measured {
  /** Converts a point of the page to the picture. */
  onPicture(page: Point): Point;
  /** Converts pixels to units of the picture. */
  units(pixels: number): number;
  /** Makes the next question measure again. */
  forget(): void;
  /** The element, as long as it is on the page. */
  readonly node: HTMLElement | null;
}

export function useMeasured(zone: { readonly current: HTMLElement | null }): Measured {
  const measured = useMemo(() => measuring(zone), [zone]);
  useEffect(() => {
    const { forget } = measured;
    const observer = new ResizeObserver(forget);
    if (zone.current !== null) observer.observe(zone.current);
    addEventListener('resize', forget);
    addEventListener('scroll', forget, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', forget);
      removeEventListener('scroll', forget, { capture: true });
    };
  }, [measured, zone]);
  return measured;
}

interface Frame extends Point {
  readonly scale: number;
}

function measuring(zone: { readonly current: HTMLElement | null }): Measured {
  let kept: Frame | undefined;
  const frame = (): Frame => {
    kept ??= measure(zone.current);
    return kept;
  };
  return {
    onPicture(page) {
      const { x, y, scale } = frame();
      return { x: (page.x - x) / scale, y: (page.y - y) / scale };
    },
    units: (pixels) => pixels / frame().scale,
    forget() {
      kept = undefined;
    },
    get node() {
      return zone.current;
    },
  };
}

/** The sky's middle on the page; the picture lies in the middle of the element and fills it one way. */
function measure(node: HTMLElement | null): Frame {
  const { left, top, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
  const scale = Math.min(width / FRAME.width, height / FRAME.height);
  const below = -(FRAME.y + FRAME.height / 2);
  return { x: left + width / 2, y: top + height / 2 + below * scale, scale };
}
