import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine } from '../../../../domain/common/text/clean-text.ts';
import { foldCase } from '../../../../domain/common/text/fold-case.ts';
import { line } from '../../../../domain/common/text/input-text.ts';
import { typedLine } from '../../../../domain/common/text/typed-line.ts';

/** All functions that clean a line of text for storage. */
const lines: [string, (text: string) => string | undefined][] = [
  ['a line that is typed', typedLine],
  ['a member of a request', (text) => line(1_000).safeParse(text).data],
  ['a line of a feed', cleanLine],
];
const unit = fc.oneof(
  fc.constantFrom('a', 'ی', 'ක\u0dca', '👩', '❤', '辻', '1', ' '),
  fc.constantFrom('\u200c', '\u200d', '\ufe0f', '\u{e0100}', '\u00ad', '\u2800', '\u3164'),
  fc.string({ unit: 'binary', maxLength: 1 }),
);

/** Promise: two names that look the same are the same. */
describe('invisible characters in names and keys', () => {
  describe.each(lines)('%s', (_kind, read) => {
    it.each([
      ['a variation selector', 'Acme\ufe0f'],
      ['a grapheme joiner', 'Ac\u034fme'],
      ['a Hangul filler', '\u3164Acme'],
      ['a half-width filler', 'Acme\uffa0'],
      ['blank Braille', 'Acme\u2800'],
      ['a soft hyphen', 'Ac\u00adme'],
      ['a joiner between Latin letters', 'Ac\u200dme'],
      ['two of them', 'Ac\u200c\u200dme'],
      ['marks of direction', '\u202eAcme\u202c\u200f\u061c'],
      ['a tag', 'Acme\u{e0061}'],
      ['an ideographic variation', 'Acme\u{e0100}'],
      ['a word joiner', 'Ac\u2060me'],
    ])('removes %s', (_what, text) => {
      expect(read(text)).toBe('Acme');
    });

    it.each([
      ['Persian with a non-joiner', 'علی\u200cرضا'],
      ['Sinhala with a joiner', 'ක්\u200dෂ'],
      ['Malayalam that ends in a joiner', 'അവന്\u200d'],
      ['Hindi with a non-joiner', 'श्री\u200cमान'],
      ['Mongolian with a variation', 'ᠪ\u180b'],
      ['Chinese with a variation', '辻\u{e0100}'],
      ['a red heart', '❤\ufe0f'],
      ['a mechanic', '👩🏽\u200d🔧'],
      ['a pirate flag', '🏴\u200d☠\ufe0f'],
      ['Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
      ['a keycap', '1\ufe0f\u20e3'],
    ])('keeps %s', (_what, text) => {
      expect(read(text)).toBe(text);
    });

    it('are the same when cleaned twice', () => {
      fc.assert(
        fc.property(fc.array(unit), (units) => {
          const once = read(units.join('').toWellFormed());
          fc.pre(once !== undefined);
          expect(read(once ?? '')).toBe(once);
        }),
      );
    });

    it.each(['\u2800', '\u3164\uffa0', '\u200d', '\ufe0f', '\u{e0100}\u034f', ' \u200b '])(
      'leave nothing visible in %j',
      (text) => {
        expect(read(text) ?? '').toBe('');
      },
    );
  });

  it('are no part of folded words', () => {
    expect(foldCase('É\ufe0fc\u034fol\u3164e')).toBe('ecole');
  });
});
