import { describe, expect, it } from '@jest/globals';
import { parseCommand } from '../../cli/parse.ts';

const SHORT = '-0NaQ8xT2v7Bd1kZp4mXw_';
const LONG = `-${'aB3_-x'.repeat(7)}`;

/** Promise: a token that happens to begin with a hyphen is a word, and a mistyped option is still reported. */
describe('a word that begins with a hyphen', () => {
  it.each([SHORT, LONG])('%s is an id', (token) => {
    const { command, use } = parseCommand(['offers', 'decide', token, '--json']);
    expect(command?.name).toBe('offers decide');
    expect(use).toMatchObject({ words: [token], values: { json: true } });
  });

  it('is the value of an option', () => {
    const { use } = parseCommand(['postings', 'create', '--title', SHORT]);
    expect(use?.values).toMatchObject({ title: SHORT });
  });

  it.each(['-x', '-json', '-titel', '-much-too-long-for-a-token-of-any-kind'])(
    '%s is no option',
    (typed) => {
      expect(() => parseCommand(['offers', 'decide', 'tok', typed])).toThrow('no option');
    },
  );
});
