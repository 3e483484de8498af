import { describe, expect, it } from '@jest/globals';
import { sanitizeDescription } from '../../../domain/hiring/sanitize-description.ts';
import { cleanMailHtml } from '../../../domain/mail/clean-html.ts';
import {
  LONGEST_MARKUP,
  MarkupError,
  requireShallow,
} from '../../../domain/text/bounded-markup.ts';

/** Texts that grow when they are sanitised, or that cost a parser the square of their length. */
const parts = [
  ...['<', '&', '<b', '<b>', '<b></b>', '<a>', '<x>', '<p>', '</p>', '<li>', '<td>', '<br>', '</'],
  ...['<!', '<!--', '<?', '<svg>a', '<script>', '<p><table>', '<a href="', '<![CDATA[', '&#60;'],
  ...['a', '\n', '"', '**', '[', '<a href="http:a">a</a>', '<b style="color:red">a</b>'],
];
const hostile = parts.map((part) => part.repeat(Math.floor(LONGEST_MARKUP / part.length)));

/** The result of each sanitiser, or null for a text that it refuses. */
const sanitizers: Record<string, { most: number; sanitize: (html: string) => string | null }> = {
  description: {
    most: 6 * LONGEST_MARKUP,
    sanitize(html) {
      try {
        return sanitizeDescription(html);
      } catch (error) {
        if (error instanceof MarkupError) return null;
        throw error;
      }
    },
  },
  mail: {
    most: LONGEST_MARKUP,
    sanitize(html) {
      const cleaned = cleanMailHtml(html);
      return 'refused' in cleaned ? null : cleaned.html;
    },
  },
};

/** Promise (decision 0026): what is stored is bounded, too. */
describe.each(Object.entries(sanitizers))('the HTML of a %s', (_kind, { most, sanitize }) => {
  it('is bounded before and after it is sanitised', () => {
    for (const html of hostile) {
      const clean = sanitize(html);
      if (clean === null) continue;
      expect(clean.length).toBeLessThanOrEqual(most);
      expect(sanitize(clean)).toBe(clean === '' ? sanitize('') : clean);
    }
  });

  it('is refused when it grows beyond its bound', () => {
    expect(sanitize('&'.repeat(most / 5))).toHaveLength(most);
    expect(sanitize(`${'&'.repeat(most / 5)}&`)).toBeNull();
  });

  it('is refused when its elements are nested beyond any use', () => {
    expect(sanitize(`${'<b>'.repeat(500)}a`)).toMatch(/a/);
    expect(sanitize(`${'<b>'.repeat(501)}a`)).toBeNull();
  });
});

describe('the depth of elements', () => {
  it('does not count elements beside each other', () => {
    expect(() =>
      requireShallow('<p>a<br><img><p>b<ul><li>c<li>d</ul>'.repeat(5_000)),
    ).not.toThrow();
    expect(() => requireShallow('<b>a</b>'.repeat(10_000))).not.toThrow();
  });
});
