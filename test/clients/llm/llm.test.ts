import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLlm, type Llm } from '../../../clients/llm/index.ts';
import { ModelFailure } from '../../../domain/model/model-failure.ts';
import { summarizeJobTask } from '../../../domain/market/summary/summarize-job.ts';
import {
  deniesKey,
  drips,
  fails,
  hangsUp,
  isCutOff,
  isSilent,
  refuses,
  says,
  saysInFences,
  saysText,
  showsPage,
  throttles,
  type Behaviour,
} from '../../support/agent/model-server/replies.ts';
import {
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';

const KEY = 'sk-test-6b1f0e5d4c3b2a19';
/** A timeout long enough for a busy machine. Tests of hanging servers wait this long. */
const TIMEOUT_MS = 10_000;
const SHORT_TIMEOUT_MS = 300;

const job = {
  title: 'Bridge Engineer',
  company: { id: 'org_1', slug: 'spanwell', name: 'Spanwell', logoUrl: null, website: null },
  location: 'Porto',
  descriptionText: [
    'Spanwell keeps the bridges of three cities standing, and looks for somebody who likes steel.',
    '**What you will do**',
    '- Inspect bridges',
    '**Requirements**',
    '- Five years with steel',
  ].join('\n'),
};
const written = {
  summary: 'Spanwell looks for a bridge engineer in Porto.',
  responsibilities: ['Inspect bridges'],
  requirements: ['Five years with steel'],
  benefits: [],
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
  server.behave(says(written));
});

type Provider = 'openai' | 'openai-compatible' | 'anthropic';

function connect(provider: Provider, timeoutMs = TIMEOUT_MS): Llm {
  const baseUrl = server.url;
  return createLlm({ provider, model: 'writer-1', apiKey: KEY, baseUrl, timeoutMs });
}

const offline = () =>
  createLlm({ provider: 'offline', model: 'offline', apiKey: null, baseUrl: null, timeoutMs: 1 });

/** The contract of every model. */
describe.each([
  ['openai', () => connect('openai')],
  ['openai-compatible', () => connect('openai-compatible')],
  ['anthropic', () => connect('anthropic')],
  ['offline', offline],
])('%s', (name, open) => {
  let llm: Llm;
  beforeAll(() => {
    llm = open();
  });
  afterAll(() => llm.close());

  it('returns output in the schema of the task and its token usage', async () => {
    const { value, usage } = await llm.run(summarizeJobTask, job, 'turn-1');
    expect(value.responsibilities).toEqual(['Inspect bridges']);
    expect(value.requirements).toEqual(['Five years with steel']);
    expect(usage.model).toBe(llm.model);
    expect(usage.model).toBe(name === 'offline' ? 'offline' : 'writer-1');
    for (const tokens of [usage.input, usage.output]) {
      expect(Number.isInteger(tokens) && tokens > 0).toBe(true);
    }
  });

  it('returns the same output for the same request', async () => {
    const first = await llm.run(summarizeJobTask, job);
    expect(await llm.run(summarizeJobTask, job)).toEqual(first);
  });
});

describe.each<Provider>(['openai', 'openai-compatible', 'anthropic'])('%s', (provider) => {
  let llm: Llm;
  beforeAll(() => {
    llm = connect(provider);
  });
  afterAll(() => llm.close());
  const ask = (of = llm) => of.run(summarizeJobTask, job, 'turn-7');

  async function failure(behaviour: Behaviour, of = llm): Promise<ModelFailure> {
    server.behave(behaviour);
    const error: unknown = await ask(of).catch((thrown: unknown) => thrown);
    if (error instanceof ModelFailure) return error;
    throw new Error(`No ModelFailure: ${String(error)}`);
  }

  it('makes one request, with the token limit, the schema, and the id of the turn', async () => {
    await ask();
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ turn: 'turn-7', maxTokens: 2_000 });
    expect(server.calls[0]?.system).toContain('"responsibilities"');
    expect(server.calls[0]?.prompt).toContain('- Inspect bridges');
  });

  it('reports the token counts of the provider', async () => {
    server.behave(says(written, { input: 321, output: 65 }));
    expect((await ask()).usage).toEqual({ model: 'writer-1', input: 321, output: 65 });
  });

  it.each([
    ['none', null],
    ['zero', { input: 0, output: 0 }],
    ['negative', { input: -5, output: -1 }],
    ['broken', { input: 10.5, output: 0.1 }],
  ])('estimates tokens when the provider reports %s', async (_what, usage) => {
    server.behave(says(written, usage));
    const { input, output } = (await ask()).usage;
    const [call] = server.calls;
    const read = (call?.system.length ?? 0) + (call?.prompt.length ?? 0);
    expect(input).toBeGreaterThan(read / 8);
    expect(input).toBeLessThan(read);
    expect(output).toBe(Math.ceil(JSON.stringify(written).length / 4));
  });

  it('parses output with fences and words around it', async () => {
    server.behave(saysInFences(written));
    expect((await ask()).value).toEqual(written);
  });

  it.each<[string, Behaviour, { reason: ModelFailure['reason']; retry: boolean }]>([
    ['a refusal', refuses(), { reason: 'refused', retry: false }],
    ['an answer that is cut off', isCutOff(written), { reason: 'unreadable', retry: false }],
    [
      'prose',
      saysText('The company looks for an engineer.'),
      { reason: 'unreadable', retry: false },
    ],
    ['another shape', says({ text: 'Hello' }), { reason: 'unreadable', retry: false }],
    ['half an object', saysText('{"summary": "Sp'), { reason: 'unreadable', retry: false }],
    ['an error of the server', fails(500), { reason: 'unavailable', retry: true }],
    ['a bad gateway', fails(502), { reason: 'unavailable', retry: true }],
    ['too many requests', throttles(), { reason: 'throttled', retry: true }],
    ['an overloaded server', fails(529), { reason: 'throttled', retry: true }],
    ['a wrong key', deniesKey(KEY), { reason: 'misconfigured', retry: false }],
    ['a request it does not take', fails(413), { reason: 'misconfigured', retry: false }],
    ['an unknown model', fails(404), { reason: 'misconfigured', retry: false }],
    ['a web page', showsPage, { reason: 'unavailable', retry: true }],
    ['a body that breaks off', hangsUp, { reason: 'unavailable', retry: true }],
    [
      'a redirect',
      { kind: 'status', status: 302, headers: { location: '/' }, body: '' },
      { reason: 'misconfigured', retry: false },
    ],
    [
      'an endless answer',
      saysText(`{"summary":"${'x'.repeat(5_000_000)}"}`),
      { reason: 'unreadable', retry: false },
    ],
  ])('distinguishes %s', async (_what, behaviour, told) => {
    expect(await failure(behaviour)).toMatchObject({ ...told, retryAfterMs: null });
    expect(server.calls).toHaveLength(1);
  });

  it.each<[string, Behaviour]>([
    ['silence', isSilent],
    ['an answer that never ends', drips],
  ])('does not exceed its timeout: %s', async (_what, behaviour) => {
    const hasty = connect(provider, SHORT_TIMEOUT_MS);
    expect(await failure(behaviour, hasty)).toMatchObject({ reason: 'unavailable', retry: true });
    await hasty.close();
  });

  it('does not mistake a bad request for another failure', async () => {
    expect(await failure(fails(400))).toMatchObject({ reason: 'misconfigured', retry: false });
  });

  it('passes the requested retry delay on', async () => {
    expect(await failure(throttles('7'))).toMatchObject({
      reason: 'throttled',
      retryAfterMs: 7_000,
    });
  });

  it('never puts its key or the prompt into an error', async () => {
    for (const behaviour of [deniesKey(KEY), fails(500), saysText('no'), showsPage, hangsUp]) {
      const error = await failure(behaviour);
      const all = JSON.stringify([error.message, error.stack, error.cause, { ...error }]);
      expect(all).not.toContain(KEY);
      expect(all).not.toContain('Inspect bridges');
    }
  });
});

describe('an unreachable model', () => {
  it('is unavailable', async () => {
    const gone = await startModelServer();
    await gone.close();
    const llm = createLlm({
      provider: 'openai-compatible',
      model: 'writer-1',
      apiKey: null,
      baseUrl: gone.url,
      timeoutMs: TIMEOUT_MS,
    });
    await expect(llm.run(summarizeJobTask, job)).rejects.toMatchObject({ reason: 'unavailable' });
    await llm.close();
  });
});

describe('a compatible server that refuses schemas', () => {
  it('gets requests without one from then on, and its output is still validated', async () => {
    server.behave(({ schema }) => (schema === null ? saysInFences(written) : fails(400)));
    const llm = connect('openai-compatible');
    expect((await llm.run(summarizeJobTask, job)).value).toEqual(written);
    expect((await llm.run(summarizeJobTask, job)).value).toEqual(written);
    expect(server.calls.map(({ schema }) => schema !== null)).toEqual([true, false, false]);
    await llm.close();
  });
});
