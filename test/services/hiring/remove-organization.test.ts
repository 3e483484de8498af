import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '../../../domain/common/errors.ts';
import type { Organization } from '../../../domain/hiring/organization.ts';
import { removeOrganization } from '../../../services/hiring/remove-organization.ts';
import { organizationModel } from '../../../storage/hiring/organization.model.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { buildEmployer, call } from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a delete with `If-Match` removes that version only (decision 0001). */
describe('removing an organization that changes between the read and the write', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function changedOrganization(): Promise<Organization> {
    const { key, organizationId: id } = await buildEmployer(api);
    const ref = { accountId: key.accountId, id };
    const read = (await findOrganization(api.ctx.stores, ref)) as Organization;
    const body = { tagline: 'Another by now' };
    await call(api, key, { method: 'PATCH', path: `/company-organizations/${id}`, body });
    return read;
  }
  const isThere = async (ref: Organization) =>
    (await findOrganization(api.ctx.stores, ref)) !== null;

  it('is refused at the version that was read', async () => {
    const read = await changedOrganization();
    const removal = removeOrganization(api.ctx, read, ({ version }) => {
      if (version !== read.version) throw new AppError('version_conflict');
    });
    await expect(removal).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await isThere(read)).toBe(true);
  });

  it('succeeds without a version', async () => {
    const read = await changedOrganization();
    await removeOrganization(api.ctx, read, () => undefined);
    expect(await isThere(read)).toBe(false);
  });

  it('ends with 503 when it always loses the race', async () => {
    const read = await changedOrganization();
    const deletion = jest.spyOn(organizationModel(api.ctx.stores.mongo), 'deleteOne');
    deletion.mockResolvedValue({ acknowledged: true, deletedCount: 0 });
    const removal = removeOrganization(api.ctx, read, () => undefined);
    await expect(removal).rejects.toMatchObject({ code: 'unavailable' });
    deletion.mockRestore();
    expect(await isThere(read)).toBe(true);
  });
});
