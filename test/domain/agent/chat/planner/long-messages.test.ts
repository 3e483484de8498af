import { describe, expect, it } from '@jest/globals';
import { groundAnswer } from '../../../../../domain/agent/chat/grounding/ground-answer.ts';
import { startChat } from './recorded-account.ts';

const pieces = [
  'a',
  'A',
  ' ',
  'Ab ',
  'the ',
  'Ada von ',
  'the role ',
  'die Stelle ',
  'candidates with ',
  '“',
  '"',
  ': ',
  '- ',
  '1',
  '1 ',
  '1,000 ',
  'who know ',
  'in the last ',
  'please ',
  'und ',
  'subject ',
  'note that ',
  'Bewerber für ',
  "Ada's ",
  'a@',
  '+4 ',
  '2026-',
  'Show ',
  'find ',
  '.',
  'applied to ',
];
const messages = pieces.map((piece) => [piece, piece.repeat(4_000).slice(0, 4_000)] as const);

/** Promise: no message of the allowed length holds a worker. One that did would exceed the time of a test. */
describe('a message of 4,000 characters', () => {
  it.each(messages)('of %j is planned and checked', (_piece, message) => {
    const chat = startChat();
    const { text } = chat.send(message);
    const sources = { toolCalls: chat.toolCalls, userMessages: [message] };
    const checked = groundAnswer(message, sources);
    expect(text).not.toBe('');
    expect(checked.text.length + checked.removed.join('').length).toBeLessThanOrEqual(8_000);
  });
});
