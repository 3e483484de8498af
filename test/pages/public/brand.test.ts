import { describe, expect, it } from '@jest/globals';
import { brandStyle } from '../../../pages/public/brand.ts';

const GROUNDS = { light: ['#ffffff', '#f4f5f7'], dark: ['#12161c', '#1b212a'] };

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const linear = channels.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const values = [luminance(one), luminance(other)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

/** Promise: links and buttons are legible in every brand colour. */
describe('the colour of a company', () => {
  const parts = ['00', '33', '80', 'cc', 'ff'];
  const cube = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));

  it.each(['light', 'dark'] as const)('keeps a contrast of 4.5 in %s', (theme) => {
    const low = cube.filter((color) => {
      const styles = brandStyle(color).matchAll(/--accent: (#.{6}); --on-accent: (#.{6});/g);
      const [, accent = '', onAccent = ''] = [...styles][theme === 'light' ? 0 : 1] ?? [];
      const pairs = [...GROUNDS[theme], onAccent].map((other) => contrast(accent, other));
      return pairs.some((value) => value < 4.5);
    });
    expect(low).toEqual([]);
  });

  it('stays as it is where it can be read', () => {
    expect(brandStyle('#17664F')).toMatch(/^:root { --accent: #17664f; --on-accent: #ffffff; }/);
    expect(brandStyle(null)).toBe('');
  });
});
