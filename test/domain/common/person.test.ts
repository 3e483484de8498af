import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanEmail, emailKey } from '../../../domain/common/email.ts';
import { typedLine } from '../../../domain/common/text/typed-line.ts';
import { cleanPhone } from '../../../domain/common/phone.ts';

const allCodePoints = Array.from({ length: 0x110000 }, (_none, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('one e-mail address, one person (decision 0014)', () => {
  it.each([
    ['case and white space', ['ada@example.com', '  Ada@EXAMPLE.com\t', 'ADA@Example.Com']],
    ['composed and decomposed accents', ['jos\u00e9@example.com', 'jose\u0301@example.com']],
    ['full-width letters and marks', ['ada@example.com', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ']],
    [
      'upper case accents',
      ['ÉLODIE@example.com', 'élodie@example.com', 'E\u0301LODIE@example.com'],
    ],
    ['a domain in letters and in punycode', ['a@bücher.example', 'a@xn--bcher-kva.example']],
    ['an ideographic full stop', ['a@bücher。example', 'a@bücher.example']],
    ['the Kelvin sign', ['\u212aim@example.com', 'kim@example.com']],
  ])('%s', (_difference, forms) => {
    const keys = forms.map((form) => emailKey(cleanEmail(form) ?? 'none'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('none');
  });

  it.each([
    ['another mailbox', 'ada@example.com', 'ada.l@example.com'],
    ['a tag', 'ada@example.com', 'ada+jobs@example.com'],
    ['an accent', 'jose@example.com', 'josé@example.com'],
  ])('but %s is another person', (_difference, one, other) => {
    expect(emailKey(cleanEmail(one) ?? '')).not.toBe(emailKey(cleanEmail(other) ?? ''));
  });

  it.each([
    ...['', 'ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'a b@example.com'],
    ...['ada@exam\u200bple.com', 'ada\u0000@example.com', 'ada@ex ample.com', '"a"@example.com'],
    ...[
      'ada@example..com',
      'ada@-example.com',
      `${'a'.repeat(65)}@example.com`,
      'a@b.c\nbcc: x@y.z',
    ],
    ...[...',;:<>()[]\\'].map((mark) => `a${mark}b@example.com`),
    ...['mailto:ada@example.com', 'Ada <ada@example.com>', 'ada@example.com,eve@example.com'],
    ...[
      'ada@bücher.example/x',
      'ada@bücher.example:80',
      'ada@%62ücher.example',
      'ａ，b@example.com',
    ],
    ...[`a@${'b.'.repeat(130)}com`, 'a@b＠c.com', '\ud800@example.com', 'a@[127.0.0.1]'],
  ])('%j is not an address', (text) => {
    expect(cleanEmail(text)).toBeNull();
  });

  /** Promise: one address is one person, with any invisible characters in it. */
  test('no invisible character occurs anywhere in an address', () => {
    const address = 'ada@exam.example';
    const invisible = allCodePoints.filter((one) => /\p{Default_Ignorable_Code_Point}/u.test(one));
    expect(invisible.length).toBeGreaterThan(4_000);
    for (const one of [...invisible, '\u2800', '\u{1d159}', '\u{16fe4}']) {
      for (const at of [0, 1, 3, 4, 6, address.length]) {
        expect([one, cleanEmail(address.slice(0, at) + one + address.slice(at))]).toEqual([
          one,
          null,
        ]);
      }
    }
  });

  test('cleaning twice changes nothing', () => {
    const near = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'grapheme' }).map((text) => `${text}@example.com`),
    );
    fc.assert(
      fc.property(near, (text) => {
        const email = cleanEmail(text);
        fc.pre(email !== null);
        expect(cleanEmail(email ?? '')).toBe(email);
        const key = emailKey(email ?? '');
        expect(emailKey(key)).toBe(key);
      }),
    );
  });
});

describe('cleanPhone', () => {
  it.each([
    ['+49 30 1234567', '+49301234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['＋４４ 20 7946 0958', '+442079460958'],
    ['00491761234567', '+491761234567'],
    ['0049 176 1234567', '+491761234567'],
    ['030 1234567', '030 1234567'],
    ['+1 415 555 2671 ext. 5', '+1 415 555 2671 ext. 5'],
  ])('%s is stored as %s', (written, kept) => {
    expect(cleanPhone(written)).toBe(kept);
  });

  it.each(['', '12', 'call me', '+49 30 <script>', '1'.repeat(41), 'https://example.com/12345'])(
    '%j is not a phone number',
    (text) => {
      expect(cleanPhone(text)).toBeNull();
    },
  );
});

test('a line of text keeps its letters and loses invisible characters', () => {
  expect(typedLine('  Zoe\u0308 \u200b\tO\u2019Neil\r\n ')).toBe('Zoë O\u2019Neil');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = typedLine(text.toWellFormed());
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(typedLine(line)).toBe(line);
    }),
  );
});
