import { describe, expect, it } from '@jest/globals';
import { cdata, element, field } from '../../../pages/careers/feeds/xml.ts';

/** Promise: no text of an employer breaks a feed. */
describe('XML of a feed', () => {
  it('escapes texts and attributes, and drops what XML 1.0 cannot hold', () => {
    const made = element('a', { href: `"&'` }, 'x < y & z\u0000\u0007\ufffe\ud800 🚢');
    expect(made.text).toBe('<a href="&quot;&amp;&#39;">x &lt; y &amp; z 🚢</a>');
  });

  it('keeps the end of a CDATA section out of its text', () => {
    expect(cdata('a ]]> b').text).toBe('<![CDATA[a ]]]]><![CDATA[> b]]>');
  });

  it('leaves an empty field out', () => {
    expect([field('a', null), field('a', '')]).toEqual([null, null]);
  });
});
