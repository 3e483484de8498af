import { describe, expect, it } from '@jest/globals';
import { parseUrl } from '../../../domain/common/parse-url.ts';

/** Enough calls for V8 to optimise. `URL.canParse` of Node 20 is wrong after about 2,000. */
const CALLS = 20_000;

describe('parseUrl', () => {
  it.each([
    ['https://Bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['https://例え.example/', 'https://xn--r8jz45g.example/'],
  ])('returns the same for %s after any number of calls', (text, href) => {
    const read = new Set<string | undefined>();
    for (let call = 0; call < CALLS; call += 1) read.add(parseUrl(text)?.href);
    expect([...read]).toEqual([href]);
  });

  it('resolves relative URLs against a base, and nothing without one', () => {
    expect(parseUrl('b', 'https://example.com/a/')?.href).toBe('https://example.com/a/b');
    expect(parseUrl('b')).toBeNull();
    expect(parseUrl('https://')).toBeNull();
  });
});
