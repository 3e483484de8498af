import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { letterOfText } from '../../../domain/mail/letter-of-text.ts';
import { parseMailHtml } from '../../../domain/mail/mail-html.ts';
import { fieldsOf, fillParts, parseMergeText } from '../../../domain/mail/merge-text.ts';

const brand = { name: 'Harbour & Sons', brandColor: '#123456', logoUrl: null };

/** Promise: a text in the frame of a company has the same merge fields, and no markup of its own. */
describe('the letter of a text', () => {
  it('holds the paragraphs, the name and the colour', () => {
    const html = letterOfText(
      'Dear {{candidate.name}},\n\nsee <b>you</b>\nsoon\n \n\nYours',
      brand,
    );
    expect(html.match(/<p /g)).toHaveLength(4);
    expect(html).toContain('Harbour &amp; Sons');
    expect(html).toContain('#123456');
    expect(html).toContain('see &lt;b&gt;you&lt;/b&gt;<br>\nsoon');
  });

  it('takes braces in the name of a company as text', () => {
    const html = letterOfText('Hello', { ...brand, name: 'A {{job.title}} B {{{' });
    const parts = parseMailHtml(html);
    expect(fieldsOf(parts)).toEqual([]);
    expect(fillParts(parts, new Map())).toContain('A {{job.title}} B {{{');
  });

  it('has the merge fields of the text, each in a place of its own', () => {
    const piece = fc.constantFrom(
      ...[
        '{{job.title}}',
        '{{ candidate.name }}',
        '{{{sender.name}}}',
        '\\{{',
        '<',
        '"',
        '\n\n',
        ' ',
      ],
      ...['{', '}', 'a', '&', "'", '\n'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        fc.pre(parses(text));
        const parts = parseMailHtml(letterOfText(text, brand));
        expect(fieldsOf(parts)).toEqual(fieldsOf(parseMergeText(text)));
        for (const part of parts) if (typeof part !== 'string') expect(part.place).toBe('html');
      }),
    );
  });
});

function parses(text: string): boolean {
  try {
    parseMergeText(text);
    return true;
  } catch {
    return false;
  }
}
