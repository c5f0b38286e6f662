export function Gallery() {
  return undefined;
}
