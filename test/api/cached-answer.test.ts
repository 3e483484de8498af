import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchesAnyTag, matchesTag } from '../../api/cached-answer.ts';

const matches = (header: string, etag = '"a"') => matchesTag({ 'if-none-match': header }, etag);

/** Promise: 304 exactly for `*` and for a list that names the answer's tag (RFC 9110, section 13.1.2). */
describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b","a","c"', '"b" ,\t"a"', ', "a",', '"b,c", W/"a"'])(
    '%s matches the tag "a"',
    (header) => {
      expect(matches(header)).toBe(true);
    },
  );

  it.each(['', '"b"', 'a', '"a', 'w', '"A"', '"b, "c"', '", a, "', '*', '"*"'])(
    '%s does not match the tag "a"',
    (header) => {
      expect(matches(header)).toBe(false);
    },
  );

  it('compares weakly on both sides', () => {
    expect(matches('"a"', 'W/"a"')).toBe(true);
    expect(matches('W/"a"', 'W/"a"')).toBe(true);
  });

  it('treats only a bare star as any tag', () => {
    const any = (header: string) => matchesAnyTag({ 'if-none-match': header });
    expect(['*', ' * '].map(any)).toEqual([true, true]);
    expect(['"*"', '"a, *, b"', '"a", *', '', '**'].map(any)).not.toContain(true);
    expect(matchesAnyTag({})).toBe(false);
  });

  it('finds a tag at any place in a list, and no other', () => {
    const character = fc.integer({ min: 0x21, max: 0x7e }).filter((code) => code !== 0x22);
    const tag = fc.array(character).map((codes) => `"${String.fromCharCode(...codes)}"`);
    const listed = fc.tuple(fc.constantFrom('', 'W/'), tag).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(listed), tag, (list, etag) => {
        const named = list.some((one) => one.replace(/^W\//, '') === etag);
        expect(matches(list.join(', '), etag)).toBe(named);
      }),
    );
  });
});
