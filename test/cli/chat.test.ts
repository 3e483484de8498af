import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { withInput } from '../support/cli-input.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { call } from '../support/hiring/employer.ts';
import { runCli } from '../support/run-cli.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

/** Promise: a person talks to their account in a terminal, and nothing is done that they do not approve. */
describe('openrole chat', () => {
  let worked: WorkedApi;
  let key: TestKey;
  let candidateId: string;
  beforeAll(async () => {
    worked = await startWorkedApi();
  }, 120_000);
  afterAll(() => worked.close());
  beforeEach(async () => {
    key = await buildKey(worked.api.ctx.stores);
    const body = { name: 'Nils Holm', email: 'nils@example.com' };
    const made = await call(worked.api, key, { method: 'POST', path: '/candidates', body });
    candidateId = made.body.data['id'] as string;
  });

  const chat = (args: string[], input: { input: string; isTerminal?: boolean }) =>
    withInput(input, () =>
      runCli(['chat', ...args], {
        OPENROLE_URL: worked.api.url,
        OPENROLE_API_KEY: key.apiKey,
      }),
    );
  async function notes(): Promise<unknown[]> {
    const { body } = await call(worked.api, key, { path: `/candidates/${candidateId}` });
    return body.data['notes'] as unknown[];
  }
  const note = 'Add a note to Nils Holm: Call back on Monday';

  it('answers a line each, with the tools it used', async () => {
    const input = 'Who is Nils Holm?\n\nHow many candidates do I have?\n';
    const { code, output } = await chat([], { input });
    expect(code).toBe(0);
    expect(output).toContain('nils@example.com');
    expect(output.match(/^ {2}· /gmu)?.length).toBeGreaterThanOrEqual(2);
  });

  it('does what is approved on a terminal, and nothing else', async () => {
    const refused = await chat([note], { input: 'n\n', isTerminal: true });
    expect(refused.output).toContain('rejected: add_candidate_note');
    expect(await notes()).toEqual([]);
    const approved = await chat([note], { input: 'y\n', isTerminal: true });
    expect(approved.messages).toContain('Do it? [y/N]');
    expect(approved.output).toContain('done: add_candidate_note');
    expect(await notes()).toMatchObject([{ body: 'Call back on Monday' }]);
  });

  it('approves nothing without a terminal, and prints the chat as JSON at the end', async () => {
    const { code, output } = await chat(['--json'], { input: `${note}\ny\n` });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      actions: [{ tool: 'add_candidate_note', status: 'proposed' }],
    });
    expect(await notes()).toEqual([]);
  });

  it('says why it cannot start', async () => {
    const { code, messages } = await chat(['x'.repeat(4_001)], { input: '' });
    expect(code).not.toBe(0);
    expect(messages).toContain('message');
  });
});
