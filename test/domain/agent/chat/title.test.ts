import { describe, expect, it } from '@jest/globals';
import { chatTitle } from '../../../../domain/agent/chat/title.ts';

/** Promise: every chat has a title of one line that fits a list. */
describe('chatTitle', () => {
  it('is the message in one line', () => {
    expect(chatTitle('  Who applied\n to the\tferry role?\u0000 ')).toBe(
      'Who applied to the ferry role?',
    );
  });

  it('ends at a word, within 80 characters', () => {
    const title = chatTitle('Find remote TypeScript jobs in Germany, '.repeat(5));
    expect(title).toBe(
      'Find remote TypeScript jobs in Germany, Find remote TypeScript jobs in Germany…',
    );
    expect(title.length).toBeLessThanOrEqual(80);
  });

  it('cuts a message without spaces, and splits no character', () => {
    const title = chatTitle('🚢'.repeat(200));
    expect([...title]).toHaveLength(80);
    expect(title.endsWith('🚢…')).toBe(true);
  });
});
