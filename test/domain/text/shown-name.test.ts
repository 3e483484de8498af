import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { displayName, quotedName } from '../../../domain/text/shown-name.ts';

/** Promise: a chosen name in a mail is a name: no address, no link, no sentence of any length (decision 0028). */
describe('a chosen name in a mail', () => {
  it.each([
    ['Harbour Clockworks', 'Harbour Clockworks'],
    ['Müller & Söhne (Köln), GmbH', 'Müller & Söhne (Köln), GmbH'],
    ['نیم‌فاصله', 'نیم‌فاصله'],
    ['Acme™ A/S', 'Acme™ A/S'],
    ['Booking.com', 'Booking.com'],
    ['ceo@bank.example', 'ceo bank.example'],
    ['ceo＠bank.example', 'ceo bank.example'],
    ['Bank <ceo@bank.example>', 'Bank ceo bank.example'],
    ['Bank ＜ceo﹫bank.example﹥', 'Bank ceo bank.example'],
    ['"Bank" \\"x\\"', 'Bank x'],
    ['=?utf-8?B?Y2VvQGJhbmsuZXhhbXBsZQ==?= Bank', 'Bank'],
    ['=\u2060?utf-8?q?ceo=40bank.example?=', ''],
    ['＝？utf-8？q？ceo=40bank.example？＝', ''],
    ['A\r\nBcc: e@x.example', 'A Bcc: e x.example'],
    ['Bank \u202eelpmaxe.knab@oec\u202c', 'Bank elpmaxe.knab oec'],
    ['\u200b\u2800', ''],
    ['You won https://evil.example/now', 'You won'],
    ['See www.evil.example or evil.example/a', 'See or'],
    ['See evil．example／a', 'See'],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['😀'.repeat(61), `${'😀'.repeat(59)}…`],
  ])('%p beside an address is %p', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it.each([
    ['Harbour Clockworks', '“Harbour Clockworks”'],
    ['Booking.com', '“Booking com”'],
    ['St. Gallen e.V.', '“St. Gallen e.V.”'],
    ['evil。example', '“evil example”'],
    ['“Bank”. Your account', '“Bank. Your account”'],
    ['https://evil.example', ''],
    ['x'.repeat(500), `“${'x'.repeat(59)}…”`],
  ])('%p in a sentence is %p', (name, shown) => {
    expect(quotedName(name)).toBe(shown);
  });

  it('holds no sign of an address or link, whatever the name', () => {
    const signs = fc.constantFrom(...'@<>"\\=?:/.＠＜．／\u202e\u200b\r\n aw“');
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(signs, fc.string()), maxLength: 200 }), (name) => {
        expect(displayName(name)).not.toMatch(/[@<>"\\\p{Cc}\u202e]|=\?|:\/\/|www\./u);
        expect([...displayName(name)].length).toBeLessThanOrEqual(60);
        expect(quotedName(name)).toMatch(/^(?:“[^“”]+”)?$/);
      }),
    );
  });
});
