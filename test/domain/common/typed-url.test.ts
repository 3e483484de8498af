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

/** Promise: neighbours of these addresses are read, too; the rules were written without the second table. */
describe('neighbours of addresses', () => {
  it.each<[string, string | null]>([
    ['github.com/ada', 'https://github.com/ada'],
    ['HTTPS://GitHub.com/Ada', 'https://github.com/Ada'],
    ['www.linkedin.com/in/ada-1815/', 'https://www.linkedin.com/in/ada-1815/'],
    ['ada.dev', 'https://ada.dev/'],
    ['de.linkedin.com/in/ada?trk=x#top', 'https://de.linkedin.com/in/ada?trk=x#top'],
    ['ada.github.io/cv.pdf', 'https://ada.github.io/cv.pdf'],
    ['ftp://files.example', null],
    ['@ada', null],
    ['ada at github', null],
    ['localhost', null],
  ])('%s', (text, url) => {
    expect(typedUrl(text, 2_000)).toBe(url);
  });

  it.each<[string, string | null]>([
    ['xing.com/profile/Ada_Lovelace', 'https://xing.com/profile/Ada_Lovelace'],
    ['github.com:443/ada', 'https://github.com/ada'],
    ['münchen.example/über', 'https://xn--mnchen-3ya.example/%C3%BCber'],
    ['behance.net/ada/', 'https://behance.net/ada/'],
    ['linkedin.com/in/ada lovelace', 'https://linkedin.com/in/ada%20lovelace'],
    ['https//github.com/ada', null],
    ['data:text/html,x', null],
    ['ada@github.com/x', null],
    ['192.168.0.1', null],
    ['https://user:pw@github.com', null],
  ])('held out: %s', (text, url) => {
    expect(typedUrl(text, 2_000)).toBe(url);
  });
});
