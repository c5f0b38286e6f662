// The screens of the matrix. Touch screens need targets as large as a finger.
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** A page magnified this far may scroll; a focused element is still visible. */
  readonly scrolls?: boolean;
}

const size = (width: number, height: number, touch: boolean): Size => ({ width, height, touch });

export const SIZES: readonly Size[] = [
  size(320, 568, true),
  size(360, 640, true),
  size(390, 844, true),
  size(844, 390, true),
  size(820, 1180, true),
  size(1024, 768, true),
  size(1440, 900, false),
  size(1920, 1080, false),
  size(2560, 1440, false),
];

/** 1440 × 900 at 200 % and 400 %. */
export const ZOOMED: readonly Size[] = [size(720, 450, false), { ...size(360, 225, false), scrolls: true }];

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;
