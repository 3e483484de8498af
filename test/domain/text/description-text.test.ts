import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { descriptionText, unescapeHtmlOnce } from '../../../domain/text/description-text.ts';

/** Block elements of the HTML standard's rendering section, apart from lists, and its table rows. */
const BLOCKS =
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main nav optgroup option p plaintext pre search section summary xmp caption table tbody tfoot thead tr';

describe('descriptionText: plain text by the rules of the job detail, never HTML', () => {
  test.each([
    [
      'headings and bold become bold',
      '<h2>About <b>us</b></h2><p>A <strong>good</strong> place</p>',
      '**About us**\n\nA **good** place',
    ],
    [
      'neighbouring bold runs join',
      '<b>Nurse</b> <b>Scientist</b> wanted',
      '**Nurse Scientist** wanted',
    ],
    ['empty bold leaves no trace', 'a<b> </b>b<strong></strong>', 'a b'],
    ['bold never spans lines', '<b>one<br>two</b>', '**one**\n**two**'],
    [
      'lists become lines',
      '<p>You</p><ul><li>ship</li><li>test</li></ul><p>We</p>',
      'You\n\n- ship\n- test\n\nWe',
    ],
    ['a directory is a list', '<dir><li>one</li><li>two</li></dir>', '- one\n- two'],
    ['numbered lists too', '<ol><li>first<li>second</ol>', '- first\n- second'],
    [
      'nested lists indent two spaces a level',
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
      '- a\n  - b\n    - c\n- d',
    ],
    ['empty items are left out', '<ul><li></li><li><p>x</p></li></ul>', '- x'],
    [
      'safe links keep their address',
      '<a href="https://x.io/a?b=1&amp;c=2">the <b>site</b></a>',
      '[the **site**](https://x.io/a?b=1&c=2)',
    ],
    ['mailto is safe', '<a href="mailto:jobs@x.io">write</a>', '[write](mailto:jobs@x.io)'],
    [
      'an address cannot end the mark early',
      '<a href="https://x.io/(a)b">x</a>',
      '[x](https://x.io/%28a%29b)',
    ],
    [
      'other schemes give the label',
      '<a href="javascript:alert(1)">go</a> <a href="/jobs">jobs</a>',
      'go jobs',
    ],
    ['control characters do not hide a scheme', '<a href="java\nscript:alert(1)">go</a>', 'go'],
    [
      'text cannot pose as a link',
      '<p>[go](<i>javascript:alert(1)</i>)</p><p>[x](data:y)</p>',
      '[go] (javascript:alert(1))\n\n[x] (data:y)',
    ],
    [
      'scripts, styles and comments go',
      'a<script>alert("<b>")</script><style>p{}</style><!-- <p>x -->b<svg><text>t</text></svg>',
      'ab',
    ],
    ['a tag between two texts makes no tag of them', '<p>a <</a>script> b</p>', 'a < script> b'],
    ['escaped markup is text', '<p>&lt;PLG&gt; &amp;amp;</p>', '<PLG> &amp;'],
    ['white space collapses', '<p>  a \n\t b&nbsp;&nbsp;c </p>', 'a b c'],
    [
      'a text without tags keeps its lines',
      'Line one\nLine  two &amp; more',
      'Line one\nLine two & more',
    ],
    [
      'tables read row by row',
      '<table><tr><td>Pay</td><td>50</td></tr><tr><td>x</td></tr></table>',
      'Pay 50\nx',
    ],
    ['control characters and lone surrogates', '<p>a\u0000b\u0007\ud800c\u200b</p>', 'ab\ufffdc'],
  ])('%s', (_name, html, text) => {
    expect(descriptionText(html)).toBe(text);
  });

  test('an entity bomb keeps its few characters', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><p>&b;&b;</p>';
    expect(descriptionText(bomb).length).toBeLessThan(100);
  });

  test('deep nesting and unclosed elements are read in one pass', () => {
    const deep = '<div><ul><li><b>'.repeat(10_000);
    expect(descriptionText(`${deep}end`)).toContain('**end**');
    expect(descriptionText('</b></ul></a></script>'.repeat(5_000))).toBe('');
  });

  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '<ul>',
    '</ul>',
    '<li>',
    '<p class="x>y">',
    '</p>',
    '<br/>',
    '<a href="https://a.b">',
    '<a href=javascript:x>',
    '</a>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '&nbsp;',
    '&#0;',
    'word',
    ' ',
    '\n',
    '](',
    '(',
    '[',
    '<',
    '>',
    '"',
    "'",
    '\ud800',
    '<h1>',
    '</h1>',
  );
  test('no input gives a tag or an unchecked link', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = descriptionText(pieces.join(''));
        expect(text).not.toMatch(/<\/?[a-z][^<]*>/i);
        expect([...text.matchAll(/\]\(([^)]*)/g)].every(([, url]) => url === 'https://a.b')).toBe(
          true,
        );
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n{3}|\p{Surrogate}/u);
      }),
      { numRuns: 500 },
    );
  });

  test.each(BLOCKS.split(' '))('<%s> never joins words', (tag) => {
    const text = descriptionText(`one<${tag}>two</${tag}>three`);
    expect(text.replaceAll('**', '')).toMatch(/^one\n+two\n+three$/);
  });
});

describe('unescapeHtmlOnce: for feeds that escape their HTML', () => {
  test.each([
    ['&lt;p&gt;Hi &amp;amp; bye&lt;/p&gt;', '<p>Hi &amp; bye</p>'],
    ['&amp;lt;PLG&amp;gt;', '&lt;PLG&gt;'],
    ['plain', 'plain'],
  ])('%s', (escaped, html) => {
    expect(unescapeHtmlOnce(escaped)).toBe(html);
  });
});
