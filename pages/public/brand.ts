/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number];

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];
/** The grounds of `style.ts` by theme. */
const LIGHT: readonly Color[] = [WHITE, [0xf4, 0xf5, 0xf7]];
const DARK: readonly Color[] = [
  [0x12, 0x16, 0x1c],
  [0x1b, 0x21, 0x2a],
];
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const STEPS = 20;

/**
 * The style of a company's colour, or none. In each theme the colour is darkened or lightened until text in it, and
 * text on it, can be read.
 */
export function brandStyle(brandColor: string | null): string {
  if (brandColor === null) return '';
  const color = parse(brandColor);
  const light = variables(readable(color, LIGHT, BLACK));
  const dark = variables(readable(color, DARK, WHITE));
  return `:root { ${light} } @media screen and (prefers-color-scheme: dark) { :root { ${dark} } }`;
}

function variables(accent: Color): string {
  const onAccent = contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK;
  return `--accent: ${hex(accent)}; --on-accent: ${hex(onAccent)};`;
}

function readable(color: Color, grounds: readonly Color[], end: Color): Color {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, end, step / STEPS));
  const reads = (one: Color) => grounds.every((ground) => contrast(one, ground) >= LEAST_CONTRAST);
  return steps.find(reads) ?? end;
}

function mix(from: Color, to: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [part(0), part(1), part(2)];
}

function contrast(one: Color, other: Color): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function parse(color: string): Color {
  const part = (at: number) => parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
