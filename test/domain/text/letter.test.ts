import { describe, expect, it } from '@jest/globals';
import { writeLetter } from '../../../domain/text/letter.ts';

/** Promise: the words of people stand in a letter as text, and both forms say the same. */
describe('a letter', () => {
  const brand = { name: '<b>Quay</b>', brandColor: null, logoUrl: 'https://x.example/"logo' };
  const { text, html } = writeLetter({
    subject: 'A letter',
    brand,
    paragraphs: ['One\nline <script>', { text: 'Read "more"', url: 'https://x.example/?a=1&b=2' }],
    action: { lead: 'Answer here:', button: 'Answer', url: 'https://x.example/answer' },
    small: ['For you alone.'],
  });

  it('is plain text with its addresses', () => {
    expect(text).toBe(
      'One\nline <script>\n\nRead "more"\nhttps://x.example/?a=1&b=2\n\nAnswer here:\nhttps://x.example/answer\n\nFor you alone.\n',
    );
  });

  it('is HTML with every word escaped', () => {
    expect(html).toContain('One<br>\nline &lt;script&gt;');
    expect(html).toContain('<a href="https://x.example/?a=1&amp;b=2"');
    expect(html).toContain('<bdi>&lt;b&gt;Quay&lt;/b&gt;</bdi>');
    expect(html).toContain('src="https://x.example/&quot;logo"');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('has neither head nor colour without a company', () => {
    const plain = writeLetter({ subject: 'A letter', paragraphs: ['Text'] });
    expect(plain.text).toBe('Text\n');
    expect(plain.html).not.toContain('border-top');
  });
});
