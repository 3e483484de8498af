import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slugOf } from '../../../domain/common/slug.ts';

describe('slugOf', () => {
  it.each([
    ['Forward Financing', 'forward-financing'],
    ['nexus.xyz', 'nexus-xyz'],
    ['Café Größe & Söhne', 'cafe-grosse-sohne'],
    ["Trader Joe's", 'trader-joes'],
    ['株式会社', 'u-682a-5f0f-4f1a-793e'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is always a slug, and the slug of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
