import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { sanitizeDescription } from '../../../domain/hiring/sanitize-description.ts';

/** The elements and attributes that a browser reads from an HTML text. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
  });
  parser.end(html);
  return elements;
}

function expectHarmless(html: string): void {
  for (const { name, attributes } of elementsOf(html)) {
    expect(name).not.toMatch(
      /^(script|style|iframe|object|embed|svg|math|form|input|img|link|base)$/,
    );
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).toMatch(/^(href|rel|start|colspan)$/);
      if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:)/i);
    }
  }
}

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\nScript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<style>*{display:none}</style>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=q></form>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><script>alert(1)</script></template>',
  '<base href="https://evil.example/">',
  '<a href="https://ok.example" onmouseover="x">{{constructor.constructor("x")()}}</a>',
];

describe('sanitizeDescription', () => {
  it.each(attacks)('disarms %s', (html) => {
    expectHarmless(sanitizeDescription(html));
  });

  it('keeps the elements of postings', () => {
    const html =
      '<h2>Your work</h2><p>Care for <strong>12</strong> bees &amp; hives.</p><ul><li>Feed<ul><li>daily</li></ul></li></ul>';
    expect(sanitizeDescription(html)).toBe(html);
  });

  it('allows only links to the web and to mail', () => {
    expect(sanitizeDescription('<a href="https://bees.example/a?b=1&amp;c=2">Us</a>')).toBe(
      '<a href="https://bees.example/a?b=1&amp;c=2" rel="noopener nofollow">Us</a>',
    );
    expect(sanitizeDescription('<a href="ftp://bees.example">Us</a>')).toBe(
      '<a rel="noopener nofollow">Us</a>',
    );
  });

  test('leaves nothing executable in any mixture, and is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, '<', '>', '"', "'", '&', '&amp;lt;', '\0', '<p>', '</p>', '<!--'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitizeDescription(pieces.join(''));
        expectHarmless(once);
        expect(sanitizeDescription(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });
});
