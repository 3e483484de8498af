import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountActivities } from '../../../../activities/accounts/index.ts';
import { operatorCause } from '../../../../domain/accounts/audit/audit-entry.ts';
import { fileTrails } from '../../../../services/accounts/audit/file-trails.ts';
import { failPayment } from '../../../../services/billing/end-top-up.ts';
import { createApiKey } from '../../../../services/accounts/create-api-key.ts';
import { listAuditLog } from '../../../../storage/accounts/audit/audit-log.ts';
import { findTrails, type StoredTrail } from '../../../../storage/accounts/audit/trails.ts';
import { setQuota } from '../../../../storage/accounts/quotas.ts';
import { auditLogOf } from '../../../support/accounts/audit.ts';
import { crashingStores } from '../../../support/crashing-stores.ts';
import { buildKey, type TestKey } from '../../../support/factories.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

const ALL = { before: null, limit: 1_000 };
/** More than the reads and writes of one pass, so that the last process survives. */
const STEPS = 72;

/** Promise: an acknowledged action has exactly one audit row, whichever process dies (decision 0005). */
describe('the audit log under crashes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());

  /** Four actions in two documents: credit, two keys, a quota. */
  async function act(): Promise<TestKey> {
    const owner = await buildKey(api.ctx.stores);
    const quota = { meter: 'emails' as const, quota: 5, cause: operatorCause };
    await setQuota(api.ctx.stores, owner.accountId, quota);
    return owner;
  }
  const actions = [
    'api_key.created',
    'api_key.created',
    'billing.credited',
    'billing.quota_changed',
  ];
  const inLog = async ({ accountId }: TestKey) =>
    (await listAuditLog(api.ctx.stores, accountId, ALL)).map(({ action }) => action).sort();
  const waiting = async ({ accountId }: TestKey) =>
    (await findTrails(api.ctx.stores, { accountId, limit: 100 })).flatMap(entriesOf);

  /** Moves trail entries to the log in a process that dies after this many reads and writes. */
  const fileAndDie = (owner: TestKey, left: number) =>
    fileTrails(crashingStores(api.ctx.stores, { left }), owner.accountId);

  it('keeps entries in the trail until they are moved to the log', async () => {
    const owner = await act();
    expect((await waiting(owner)).map(({ action }) => action).sort()).toEqual(actions);
    expect(await inLog(owner)).toEqual([]);
    await createAccountActivities(api.ctx).fileTrails();
    expect(await inLog(owner)).toEqual(actions);
    expect(await waiting(owner)).toEqual([]);
  });

  it('has each row once, whichever read or write the process dies at', async () => {
    let survived = 0;
    for (let left = 0; left < STEPS; left += 1) {
      const owner = await act();
      const died = await fileAndDie(owner, left).then(
        () => false,
        () => true,
      );
      if (!died) survived += 1;
      // Entries are never lost: those removed from the trails are in the log.
      const known = new Set((await waiting(owner)).map(({ action }) => action));
      for (const action of await inLog(owner)) known.add(action);
      expect([...known].sort()).toEqual([...new Set(actions)]);
      await auditLogOf(api.ctx.stores, owner.accountId);
      expect({ left, log: await inLog(owner) }).toEqual({ left, log: actions });
      expect(await waiting(owner)).toEqual([]);
    }
    expect(survived).toBeGreaterThan(0);
    expect(survived).toBeLessThan(STEPS);
  });

  it('has each row once with concurrent movers that die', async () => {
    const owner = await act();
    await Promise.allSettled(Array.from({ length: STEPS }, (_, left) => fileAndDie(owner, left)));
    await auditLogOf(api.ctx.stores, owner.accountId);
    expect(await inLog(owner)).toEqual(actions);
  });

  it('has one row of a refused charge that a worker records again, before and after the move', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const refused = {
      accountId,
      key: 'auto-1',
      amountUsdMicros: 500_000,
      reason: 'no_card',
      card: null,
    };
    for (const times of [1, 2]) {
      for (let at = 0; at < times; at += 1) await failPayment(api.ctx, refused);
      const rows = await auditLogOf(api.ctx.stores, accountId);
      expect(rows.filter(({ action }) => action === 'billing.top_up_failed')).toHaveLength(1);
    }
    expect((await findTrails(api.ctx.stores, { accountId, limit: 10 })).flatMap(entriesOf)).toEqual(
      [],
    );
  });

  it('moves more documents than fit into one pass', async () => {
    const owner = await buildKey(api.ctx.stores);
    const name = 'one of many';
    for (let made = 0; made < 250; made += 1) {
      await createApiKey(api.ctx.stores, { accountId: owner.accountId, name });
    }
    expect(await fileTrails(api.ctx.stores, owner.accountId)).toBe(253);
    expect(await inLog(owner)).toHaveLength(253);
  });
});

function entriesOf({ entries }: StoredTrail) {
  return entries;
}
