import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mendedHtml, mendedLine } from '../../../domain/text/mended-html.ts';

describe('mendedHtml: feeds that escape once too often', () => {
  test.each([
    ['HTML escaped as a whole', '&lt;p&gt;Hi &amp;amp; you&lt;/p&gt;', '<p>Hi &amp; you</p>'],
    ['and three times', '&amp;amp;lt;p&amp;amp;gt;Hi&amp;amp;lt;/p&amp;amp;gt;', '<p>Hi</p>'],
    [
      'entities escaped three times',
      '<p>R&amp;amp;amp;D&amp;amp;nbsp;</p>',
      '<p>R&amp;D&nbsp;</p>',
    ],
    ['entities escaped twice', '<p>AT&amp;amp;T&amp;nbsp;Labs</p>', '<p>AT&amp;T&nbsp;Labs</p>'],
    [
      'accents escaped twice',
      '<p>Caf&amp;eacute; &amp;#8211; bar</p>',
      '<p>Caf&eacute; &#8211; bar</p>',
    ],
    ['line breaks written out', 'One.\\nTwo.\\n\\n- item', 'One.\nTwo.\n\n- item'],
    ['a lower-case letter after one', 'One.\\nTwo.\\n\\nand three', 'One.\nTwo.\n\nand three'],
    ['a single one after a sentence', '<p>One.\\nTwo</p>', '<p>One.<br>Two</p>'],
    ['a single one within a sentence stays', '<p>One\\nTwo</p>', '<p>One\\nTwo</p>'],
    ['and in markup', '<p>One.\\nTwo.\\nThree</p>', '<p>One.<br>Two.<br>Three</p>'],
    [
      'markup shown as text stays',
      '<p>Write &amp;lt;b&amp;gt;</p>',
      '<p>Write &amp;lt;b&amp;gt;</p>',
    ],
    ['paths stay', 'C:\\new\\nothing', 'C:\\new\\nothing'],
    ['text stays', 'You lead a team.', 'You lead a team.'],
  ])('%s', (_, given, mended) => expect(mendedHtml(given)).toBe(mended));

  test('text without ampersands and backslashes is not changed', () => {
    const plain = fc.string().filter((text) => !/[&\\]/.test(text));
    fc.assert(fc.property(plain, (text) => expect(mendedHtml(text)).toBe(text)));
  });
});

test.each([
  ['R&amp;D Engineer', 'R&D Engineer'],
  ['R&amp;amp;D Engineer', 'R&D Engineer'],
  ['Caf&eacute; Manager', 'Café Manager'],
  ['Q&A; Lead', 'Q&A; Lead'],
  ['R&D', 'R&D'],
])('mendedLine: %s', (line, mended) => expect(mendedLine(line)).toBe(mended));
