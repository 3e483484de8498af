import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOrganization } from '../../../services/hiring/create-organization.ts';
import { createPosting } from '../../../services/hiring/create-posting.ts';
import { createCandidate } from '../../../services/hiring/pipeline/create-candidate.ts';
import { idOf, newRun } from '../../../storage/new-id.ts';
import { insertWebhook } from '../../../storage/webhooks/webhooks.ts';
import { buildEmployer, type Employer } from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/**
 * Promise: calls with one Idempotency-Key create once and get a response (decision 0004), also when the write of an
 * abandoned first call arrives during the second, so that neither sees the other at its start.
 */
describe('two concurrent tries of one run', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function twice<Made>(make: (run: string) => Promise<Made>): Promise<[Made, Made]> {
    const run = newRun();
    return Promise.all([make(run), make(run)]);
  }
  const accountId = () => employer.key.accountId;

  it('create one organization, with or without a given slug', async () => {
    for (const slug of [{ slug: 'late-bells' }, {}]) {
      const [one, other] = await twice((run) =>
        createOrganization(
          api.ctx,
          { accountId: accountId(), run },
          { name: 'Late Bells', ...slug },
        ),
      );
      expect(one).toEqual(other);
    }
  });

  it('create one role', async () => {
    const input = { title: 'Bell Ringer', publish: false };
    const [one, other] = await twice((run) =>
      createPosting(api.ctx, { accountId: accountId(), run }, input),
    );
    expect(one).toEqual(other);
  });

  it.each([{ email: 'late@example.com' }, {}])(
    'create one candidate, identified by %j',
    async (known) => {
      const actor = { kind: 'api_key', id: 'key_1', name: 'Desk' } as const;
      const input = { name: 'Rosalind Quill', ...known };
      const [one, other] = await twice((run) =>
        createCandidate(api.ctx, { accountId: accountId(), run, actor, input }),
      );
      expect(one).toEqual(other);
    },
  );

  it('create one endpoint with one secret', async () => {
    const target = { url: 'https://hooks.example.com', description: null, eventKinds: ['*'] };
    const webhook = { accountId: accountId(), ...target } as Parameters<typeof insertWebhook>[1];
    const [one, other] = await twice((run) =>
      insertWebhook(api.ctx.stores, webhook, idOf('webhook', run)),
    );
    expect(one.secret).toBe(other.secret);
  });
});
