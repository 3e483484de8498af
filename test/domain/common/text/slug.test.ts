import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slugOf } from '../../../../domain/common/text/slug.ts';

describe('slugOf', () => {
  it.each([
    ['Forward Financing', 'forward-financing'],
    ['nexus.xyz', 'nexus-xyz'],
    ['Café Größe & Söhne', 'cafe-grosse-sohne'],
    ["Trader Joe's", 'trader-joes'],
    ['Ørsted', 'orsted'],
    ['Łódź Æther', 'lodz-aether'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('keeps the readable part of a name in another script, and adds a hash', () => {
    expect(slugOf('Яндекс IT')).toMatch(/^it-[a-z0-9]{13}$/);
    expect(slugOf('株式会社')).toMatch(/^[a-z0-9]{13}$/);
  });

  it.each([
    ['Акционерное общество Тинькофф', 'Акционерное общество Сбербанк'],
    ['楽天 Japan', 'メルカリ Japan'],
    ['Яндекс IT', 'Сбер IT'],
    ['कि', 'की'],
    ['★', '☆'],
    [`${'a long name '.repeat(8)}one`, `${'a long name '.repeat(8)}two`],
  ])('%s and %s differ', (one, other) => {
    expect(slugOf(one)).not.toBe(slugOf(other));
  });

  it.each([
    ['АО «Сбербанк»', 'АО Сбербанк'],
    ['ЯНДЕКС', 'Яндекс'],
    ['ｶﾞ', 'ガ'],
    ['Hawaiʻi Air', "Hawai'i Air"],
  ])('%s and %s are equal', (one, other) => {
    expect(slugOf(one)).toBe(slugOf(other));
  });

  it('is always a slug, and the slug of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('differs for names that differ in their letters or digits', () => {
    const pieces = ['Japan', 'IT', '7', 'общество', 'Сбер', 'Сбере', '楽天', '楽', 'कि', 'की', '٣'];
    const name = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const isSame = one.join('-') === other.join('-');
        expect(slugOf(one.join(' ')) === slugOf(other.join(' '))).toBe(isSame);
      }),
      { numRuns: 1_000 },
    );
  });
});
