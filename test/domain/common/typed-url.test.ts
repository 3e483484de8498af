import { describe, expect, it } from '@jest/globals';
import { typedUrl } from '../../../domain/common/typed-url.ts';

/** Promise: an address without a scheme is https, and nothing else is guessed. */
describe('an address as typed', () => {
  it.each([
    ['linkedin.com/in/x', 'https://linkedin.com/in/x'],
    [' www.bees.example ', 'https://www.bees.example/'],
    ['Bücher.example?q=1', 'https://xn--bcher-kva.example/?q=1'],
    ['bees.example:8080/a', 'https://bees.example:8080/a'],
    ['http://bees.example', 'http://bees.example/'],
  ])('%s', (text, url) => {
    expect(typedUrl(text, 2_000)).toBe(url);
  });

  it.each([
    'mara@bees.example',
    'javascript:alert(1)',
    '//bees.example',
    'bees',
    '95.000',
    'a.b c',
  ])('is not %s', (text) => {
    expect(typedUrl(text, 2_000)).toBeNull();
  });
});
