import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLlm, type Llm } from '../../../clients/llm/index.ts';
import type { TurnInput } from '../../../domain/agent/chat/turn.ts';
import { chatTurn } from '../../../domain/agent/tasks/chat-turn.ts';
import { callsFunctions, says, saysText } from '../../support/agent/model-server/replies.ts';
import {
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';

const schema = { type: 'object', properties: { q: { type: 'string' } } };
const input: TurnInput = {
  messages: [{ role: 'user', text: 'Who is Ada?' }],
  toolCalls: [],
  turn: 1,
  context: { jobId: null, candidateId: null },
  tools: [
    { name: 'list_candidates', description: 'Lists candidates.', input: schema, reads: true },
    { name: 'move_candidate', description: 'Moves a candidate.', input: schema, reads: false },
  ],
  now: '2026-11-25T15:00:00.000Z',
  mustAnswer: false,
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** Promise: a model answers a turn by function calls or plain text, with every kind of provider. */
describe.each(['openai', 'openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  let llm: Llm;
  beforeAll(() => {
    const baseUrl = server.url;
    llm = createLlm({ provider, model: 'writer-1', apiKey: 'sk-x', baseUrl, timeoutMs: 10_000 });
  });
  afterAll(() => llm.close());
  beforeEach(() => {
    server.calls.length = 0;
  });
  const run = async (changes: Partial<TurnInput> = {}) =>
    (await llm.run(chatTurn, { ...input, ...changes }, 'turn-1')).value;

  it('calls a tool that reads', async () => {
    server.behave(callsFunctions([{ name: 'list_candidates', args: { q: 'Ada' } }]));
    expect(await run()).toEqual({ kind: 'call', tool: 'list_candidates', arguments: { q: 'Ada' } });
    expect(server.calls).toMatchObject([{ functions: ['list_candidates', 'move_candidate'] }]);
    expect(server.calls[0]?.system).not.toContain('JSON schema');
  });

  it('answers in plain text', async () => {
    server.behave(saysText('I found nobody. {sic}'));
    expect(await run()).toEqual({ kind: 'answer', text: 'I found nobody. {sic}', actions: [] });
  });

  it('proposes a tool that writes, beside its text', async () => {
    server.behave(callsFunctions([{ name: 'move_candidate', args: { q: 'x' } }], 'I propose it.'));
    expect(await run()).toEqual({
      kind: 'answer',
      text: 'I propose it.',
      actions: [{ tool: 'move_candidate', arguments: { q: 'x' } }],
    });
  });

  it('reads before it proposes, and only proposes when it must answer', async () => {
    const both = [
      { name: 'move_candidate', args: {} },
      { name: 'list_candidates', args: {} },
    ];
    server.behave(callsFunctions(both));
    expect(await run()).toMatchObject({ kind: 'call', tool: 'list_candidates' });
    expect(await run({ mustAnswer: true })).toMatchObject({ kind: 'answer', actions: [{}] });
    expect(server.calls.at(-1)?.functions).toEqual(['move_candidate']);
  });

  it('ignores a function that it was not given', async () => {
    server.behave(callsFunctions([{ name: 'delete_account', args: {} }], 'Done.'));
    expect(await run()).toEqual({ kind: 'answer', text: 'Done.', actions: [] });
  });
});

/** Promise: a provider without functions is asked in words. */
it('asks a compatible provider that takes no functions for JSON', async () => {
  const baseUrl = server.url;
  const llm = createLlm({
    provider: 'openai-compatible',
    model: 'writer-1',
    apiKey: null,
    baseUrl,
    timeoutMs: 10_000,
  });
  server.calls.length = 0;
  server.behave(({ functions }) =>
    functions.length > 0
      ? { kind: 'status', status: 400, body: '{"error":{"message":"no tools"}}' }
      : says({ kind: 'answer', text: 'Hello.', actions: [] }),
  );
  const { value } = await llm.run(chatTurn, input);
  expect(value).toEqual({ kind: 'answer', text: 'Hello.', actions: [] });
  expect(server.calls.at(-1)?.system).toContain('list_candidates');
  await llm.run(chatTurn, input);
  expect(server.calls).toHaveLength(3);
  await llm.close();
});
