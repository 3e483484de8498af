import { describe, expect, it } from '@jest/globals';
import { groundAnswer } from '../../../../../domain/agent/chat/grounding/ground-answer.ts';
import { questions } from '../../../../../domain/agent/chat/planner/questions.ts';
import { startChat } from '../planner/recorded-account.ts';
import { furtherLies, furtherTruths, lies, truths } from './sentences.ts';

/** A chat that has read most of the recorded account. */
function sourcesOf(...messages: string[]) {
  const chat = startChat();
  for (const message of messages) chat.send(message);
  return { toolCalls: chat.toolCalls, userMessages: messages };
}

const sources = sourcesOf(
  'Show my candidates',
  'Who is Ada Okafor?',
  'Find remote jobs',
  'Tell me more about the first',
  'How many React jobs are there in Berlin?',
  'Show our roles',
  'Show my usage',
  'Show my applications',
  'Priya needs someone by 2027-01-15',
);

/** The value that a JSON Pointer names. */
function valueAt(result: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], result);
}

/** Promise: nothing that no source states reaches the user, and true sentences stay. */
describe.each(['tried', 'held'] as const)('groundAnswer (%s)', (half) => {
  it.each(lies[half])('takes out: %s', (sentence) => {
    expect(groundAnswer(sentence, sources)).toEqual({
      text: '',
      citations: [],
      removed: [sentence],
    });
  });

  it.each(truths[half])('keeps: %s', (sentence) => {
    expect(groundAnswer(sentence, sources)).toMatchObject({ text: sentence, removed: [] });
  });
});

describe('groundAnswer', () => {
  it.each(furtherLies)('takes out: %s', (sentence) => {
    expect(groundAnswer(sentence, sources).removed).toEqual([sentence]);
  });

  it.each(furtherTruths)('keeps: %s', (sentence) => {
    expect(groundAnswer(sentence, sources).removed).toEqual([]);
  });

  it('cites a place where each quote stands, the list of a count, or the words of the user', () => {
    const text = [...truths.tried, ...truths.held].join('\n');
    const { citations } = groundAnswer(text, sources);
    expect(citations.length).toBeGreaterThan(60);
    const wrong = citations.filter(({ toolCallId, path, quote }) => {
      if (toolCallId === null)
        return path !== '' || !sources.userMessages.some((message) => message.includes(quote));
      const call = sources.toolCalls.find(({ id }) => id === toolCallId);
      const value = valueAt(call?.result, path);
      if (Array.isArray(value)) return !/^\d+$/.test(quote) || Number(quote) > value.length;
      return !String(value).includes(quote);
    });
    expect(wrong).toEqual([]);
  });

  it('takes out one sentence and keeps the others in their lines', () => {
    const text =
      'I looked.\n1. Ada Okafor is at interview. She lives in Kiel.\n2. Zoe Quill is new.\nPlease ask.';
    expect(groundAnswer(text, sources)).toMatchObject({
      text: 'I looked.\n1. Ada Okafor is at interview.\nPlease ask.',
      removed: ['She lives in Kiel.', 'Zoe Quill is new.'],
    });
  });

  it('takes no failed call and no text of the agent as a source', () => {
    const failed = sources.toolCalls.map((call) => ({ ...call, status: 'failed' as const }));
    const { removed } = groundAnswer('Ada Okafor is at interview.', {
      toolCalls: failed,
      userMessages: [],
    });
    expect(removed).toEqual(['Ada Okafor is at interview.']);
  });

  it('takes the length of a page for no total', () => {
    const page = sourcesOf('Show my candidates');
    const toolCalls = page.toolCalls.map((call) => ({
      ...call,
      result: { ...call.result, meta: { next_cursor: 'more' } },
    }));
    const of = (text: string) => groundAnswer(text, { ...page, toolCalls }).removed.length;
    expect(of('There are 3 candidates.')).toBe(1);
    expect(of('There are at least 3 candidates.')).toBe(0);
  });

  /** One that took the square of the rows would exceed the time of a test. */
  it('reads a hundred rows and a long answer', () => {
    const [row] = (sourcesOf('Show my candidates').toolCalls[0]?.result?.['data'] ??
      []) as object[];
    const call = sources.toolCalls[0];
    if (call === undefined) throw new Error('The chat has a call.');
    const data = Array.from({ length: 100 }, (_, at) => ({
      ...row,
      id: `cand_${at}`,
      name: `Ada Okafor ${at}`,
    }));
    const toolCalls = [{ ...call, result: { data, meta: { next_cursor: null } } }];
    const text = Array.from(
      { length: 60 },
      () => 'Ada Okafor applied to Ferry Captain on 2026-11-24.',
    ).join(' ');
    const checked = groundAnswer(text, { toolCalls, userMessages: [] });
    expect(checked.text.length + checked.removed.join(' ').length).toBe(text.length);
  });
});

const more = [
  'Close the harbour role',
  'Move Mira to the hired stage',
  'Move Zoe Quill to interview',
  'Add a note to Ada',
  'Move Ada forward',
  'Close the pilot role',
  'Purple monkey dishwasher',
  'hello',
  'Which of them are older?',
  'Wie alt ist Ada?',
  'Who applied to the ferry role? Move the first to screening',
  'Bewirb mich auf die zweite',
  'Lehne Zoe Quill ab',
  'Setze Mira auf eingestellt',
  'Schick Jonas eine Mail',
  'Who is rejected at the ferry role?',
  'Move Jonas to screening',
];

/** Promise: an answer of the planner loses no sentence. */
describe('answers of the planner', () => {
  const asked = [...questions.flatMap(({ english, german }) => [english, german]), ...more];

  it.each(asked)('stay whole: %s', (message) => {
    const chat = startChat();
    const isOfList =
      /\b(?:first|second|erste|zweite)\b/.test(message) && !/^(?:Find|Who)/.test(message);
    if (isOfList) chat.send('Find remote jobs');
    const { text } = chat.send(message);
    const { toolCalls } = chat;
    expect(groundAnswer(text, { toolCalls, userMessages: [message] })).toMatchObject({
      text,
      removed: [],
    });
  });
});
