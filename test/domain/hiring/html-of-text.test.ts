import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { htmlOfText } from '../../../domain/hiring/html-of-text.ts';
import { sanitizeDescription } from '../../../domain/hiring/sanitize-description.ts';
import { descriptionText } from '../../../domain/text/description-text.ts';

/** The description text of a role that was created with this text. */
const readAgain = (text: string) => descriptionText(sanitizeDescription(htmlOfText(text)));

const BOLD = '**bold**';

describe('a description given as text', () => {
  it.each([
    ['paragraphs and lines', 'One\ntwo\r\n\r\nthree', '<p>One<br />two</p><p>three</p>'],
    [
      'a nested list and a link',
      '- lead\n  - coach\n- ship\n\nSee [our site](https://x.y/?a=1&b="2")',
      '<ul><li>lead<ul><li>coach</li></ul></li><li>ship</li></ul>' +
        '<p>See <a href="https://x.y/?a=1&amp;b=&quot;2&quot;">our site</a></p>',
    ],
    [
      'an item of two lines, before and after what it holds',
      '- one\n  more\n  - two\n  still one',
      '<ul><li>one<br />more<ul><li>two</li></ul><br />still one</li></ul>',
    ],
    [
      'items that are indented by four, and one by too much',
      '- a\n    - b\n    - c\n  - d\n            - e',
      '<ul><li>a<ul><li>b</li><li>c</li></ul><ul><li>d<ul><li>e</li></ul></li></ul></li></ul>',
    ],
    ['items that are indented by tabs', '- a\n\t- b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a list between lines', 'a\n- b\nc', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['what only looks like a list', '-5 degrees\n-\n*x*', '<p>-5 degrees<br />-<br />*x*</p>'],
    [
      'links that are none',
      '[a](javascript:alert(1)) [b](/jobs) [c](https://x y) [](https://x.y)',
      '<p>[a](javascript:alert(1)) [b](/jobs) [c](https://x y) [](https://x.y)</p>',
    ],
    [
      'bold words, but none in a link',
      '**Your day**\nWe **really** [**like** it](https://x.y/**a**)',
      '<p><strong>Your day</strong><br />We <strong>really</strong> ' +
        '<a href="https://x.y/**a**">**like** it</a></p>',
    ],
    ['stars that are none', '2 ** 3 ** 4, **** and **open', '<p>2 ** 3 ** 4, **** and **open</p>'],
    ['markup', '<b onclick=x>&amp;', '<p>&lt;b onclick=x&gt;&amp;amp;</p>'],
  ])('%s', (_what, text, html) => {
    expect(htmlOfText(text)).toBe(html);
  });

  const word = fc.constantFrom(
    ...['You', 'ship', 'clocks.', '5', '-5', BOLD, '"x"', 'R&D', '&amp;', '<b>', '</p>'],
    ...['<script>alert(1)</script>', '(at', 'sea)', '1.', '*', 'æ', '働く', '👷'],
  );
  const plainWord = word.filter((text) => text !== BOLD);
  const label = fc.array(plainWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const address = fc.constantFrom(
    ...['https://x.y', 'http://x.y/a?b=1&c=%28d%29#e', 'mailto:jobs@x.y', 'https://x.y/"q\'&lt;'],
  );
  const link = fc.tuple(label, address).map(([name, url]) => `[${name}](${url})`);
  const line = fc
    .array(fc.oneof(word, link), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' '));
  const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
  const item = fc.record({
    text: line,
    deeper: fc.integer({ min: -3, max: 1 }),
    more: fc.boolean(),
  });
  const list = fc.array(item, { minLength: 1, maxLength: 8 }).map((items) => {
    let level = -1;
    return items
      .map(({ text, deeper, more }) => {
        level = Math.min(9, Math.max(0, level + deeper, level < 0 ? 0 : -1));
        const indent = '  '.repeat(level);
        return `${indent}- ${text}${more ? `\n${indent}  ${text}` : ''}`;
      })
      .join('\n');
  });
  const description = fc
    .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 5 })
    .map((blocks) => blocks.join('\n\n'));

  it('keeps paragraphs, lines, nested lists, links and bold words when read back', () => {
    fc.assert(
      fc.property(description, (text) => {
        expect(readAgain(text)).toBe(text.replaceAll('** **', ' '));
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not change when it is read and written again', () => {
    const piece = fc.oneof(
      word,
      fc.constantFrom(...['- ', '  ', '\n', '[', '](', ')', 'https://x']),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = readAgain(pieces.join(''));
        expect(readAgain(text)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  it('creates only its own elements, for any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<',
        '>',
        '"',
        '[x](',
        'https://',
        '" onclick="',
        ')',
        '- ',
        '\n',
        '<img src=x>',
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 30 }), (pieces) => {
        const own = /<\/?(?:p|ul|li|a)>|<br \/>|<a href="(?:https?:\/\/|mailto:)[^"<>]+">/gi;
        expect(htmlOfText(pieces.join('')).replace(own, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it.each([
    ['open brackets', '['],
    ['labels without an end', '[a'],
    ['addresses without an end', '[a](https://x'],
    ['ever deeper items', '\n - a\n  - b'],
    ['spaces', ' '],
  ])('is converted at once, even if it is only %s', (_what, piece) => {
    const text = `- ${piece.repeat(200_000 / piece.length)}`;
    const started = performance.now();
    htmlOfText(text);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('nests no deeper than text lists can', () => {
    const deep = Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n');
    expect(htmlOfText(deep).split('<ul>')).toHaveLength(11);
    expect(readAgain(deep)).toContain(`\n${'  '.repeat(9)}- x`);
  });
});
