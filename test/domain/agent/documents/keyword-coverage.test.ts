import { describe, expect, it } from '@jest/globals';
import { coverHeldKeywords } from '../../../../domain/agent/documents/keyword-coverage.ts';

/** Promise: a letter covers only what the résumé holds. */
describe('keywords of a letter', () => {
  it.each([
    ['a word of the job’s title', 'I apply for HVAC Sales Lead. I know Python.', ['python']],
    ['nothing of the résumé', 'I apply for HVAC Sales Lead.', []],
  ])('%s', (_, text, covered) => {
    const said = { texts: [text], held: ['Python', 'PostgreSQL'] };
    const keywords = ['hvac', 'python', 'postgresql'];
    expect(coverHeldKeywords(keywords, said)).toEqual({
      covered,
      missing: keywords.filter((keyword) => !covered.includes(keyword)),
    });
  });
});
