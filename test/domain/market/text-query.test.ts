import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseTextQuery } from '../../../domain/market/text-query.ts';

describe('q=: terms, phrases, excluded substrings (decision 0007)', () => {
  it.each([
    ['backend engineer', [['backend'], ['engineer']], []],
    ['"machine learning" engineer', [['machine', 'learning'], ['engineer']], []],
    ['Node.js', [['node', 'js']], []],
    ['R & D', [['r'], ['d']], []],
    ['engineer -Sr.', [['engineer']], ['sr.']],
    ['engineer -"Team Lead"', [['engineer']], ['team lead']],
    ['full-time', [['full', 'time']], []],
    ['"never closed', [['never', 'closed']], []],
    ['Senior', [['senior']], []],
    ['-Ingénieur', [], ['ingenieur']],
    ['- -- ""', [], []],
    ['engineer - remote', [['engineer'], ['remote']], []],
    ['engineer --remote', [['engineer']], ['remote']],
    ['&', [], []],
  ])('%s', (q, terms, excluded) => {
    expect(parseTextQuery(q)).toEqual({ terms, excluded });
  });

  it('never has an empty term or exclusion', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('-', '"', ' ', 'a', '&', 'é') }), (q) => {
        const { terms, excluded } = parseTextQuery(q);
        expect(terms.every((term) => term.length > 0)).toBe(true);
        expect(excluded).not.toContain('');
      }),
    );
  });
});
