import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { setMonthlyLimit } from '../../../services/billing/billing-settings.ts';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildOffer } from '../../support/hiring/offers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** The rights of a role that depend on the record, or on the content of the call (decision 0034). */
describe('rights in the console', () => {
  let api: TestApi;
  let employer: Employer;
  const people = {} as Record<Role | 'colleague', TestMember>;
  const as = (who: keyof typeof people, call: [method: string, path: string, body?: unknown]) =>
    callConsole(api, people[who], call);
  const idOf = async (who: keyof typeof people, path: string, body: unknown) => {
    const made = await as(who, ['POST', path, body]);
    expect(made).toMatchObject({ status: 201 });
    return made.body.data.id as string;
  };
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
    const { accountId } = employer.key;
    for (const role of ['viewer', 'recruiter', 'admin', 'owner'] as const) {
      people[role] = await buildMember(api, accountId, role);
    }
    people.colleague = await buildMember(api, accountId, 'recruiter');
  });
  afterAll(() => api.close());

  const mail = { name: 'Invitation', subject: 'Hello', body_text: 'Come to the harbour.' };
  const paper = { name: 'Contract', body: 'Signed at the harbour.' };
  const posting = { title: 'Clock Mechanic', description_text: 'You keep the harbour clock.' };
  it.each([
    ['/email-messages', mail],
    ['/platform/documents/templates', paper],
    ['/jobs/post', posting],
  ])('lets a recruiter delete only their own under %s', async (path, body) => {
    const mine = `${path}/${await idOf('recruiter', path, body)}`;
    expect((await as('colleague', ['DELETE', mine])).body.error.code).toBe('insufficient_role');
    expect((await as('recruiter', ['DELETE', mine])).status).toBe(204);
    const byKey = await call(api, employer.key, { method: 'POST', path, body });
    const other = `${path}/${byKey.body.data['id'] as string}`;
    expect((await as('recruiter', ['DELETE', other])).status).toBe(403);
    expect((await as('admin', ['DELETE', other])).status).toBe(204);
  });

  it('lets only an admin archive a posting that was published', async () => {
    const path = `/jobs/post/${await idOf('recruiter', '/jobs/post', { ...posting, publish: true })}`;
    expect((await as('recruiter', ['POST', `${path}/close`])).status).toBe(200);
    expect((await as('recruiter', ['DELETE', path])).status).toBe(403);
    expect((await as('admin', ['DELETE', path])).status).toBe(204);
  });

  it('lets a recruiter write to 25 people at once, and an admin to more', async () => {
    const to = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`);
    const send = (who: Role, count: number) =>
      as(who, ['POST', '/email/send', { subject: 'Hello', body_text: 'Hello.', to: to(count) }]);
    expect((await send('recruiter', 25)).status).toBe(201);
    const refused = await send('recruiter', 26);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_role']);
    expect(refused.body.error.message).toContain('25');
    expect((await send('admin', 26)).status).toBe(201);
  });

  it('lets a recruiter change an employee, and only an admin end the employment', async () => {
    const path = `/employees/${await idOf('recruiter', '/employees', { name: 'Signe Holm' })}`;
    const change = (who: Role, body: object) => as(who, ['PATCH', path, body]);
    expect((await change('recruiter', { title: 'Keeper' })).status).toBe(200);
    expect((await change('recruiter', { end_date: null })).status).toBe(200);
    expect((await change('recruiter', { end_date: '2027-01-31' })).status).toBe(403);
    expect((await change('admin', { end_date: '2027-01-31' })).status).toBe(200);
    expect((await change('recruiter', { end_date: null })).status).toBe(403);
  });

  it('lets a recruiter spend only while the account has a monthly limit', async () => {
    const { accountId } = employer.key;
    const average = (who: Role) => as(who, ['GET', '/jobs/salary-average?q=mechanic']);
    expect((await average('viewer')).status).toBe(403);
    const refused = await average('recruiter');
    expect(refused.body.error).toMatchObject({ code: 'insufficient_role' });
    expect(refused.body.error.message).toContain('monthly limit');
    expect((await average('admin')).status).not.toBe(403);
    await setMonthlyLimit(api.ctx, { accountId, cause: operatorCause }, 5_000_000);
    expect((await average('recruiter')).status).not.toBe(403);
    expect((await average('viewer')).status).toBe(403);
  });

  it('answers me and mine for the address of the member, for owners too', async () => {
    for (const who of ['viewer', 'owner'] as const) {
      for (const path of ['/attendance/me', '/platform/documents/mine']) {
        expect([who, path, (await as(who, ['GET', path])).status]).toEqual([who, path, 404]);
      }
    }
    const { email } = people.viewer.user;
    await idOf('recruiter', '/employees', { name: 'Vera', email });
    const entry = await as('viewer', ['POST', '/attendance/me', { kind: 'in' }]);
    expect(entry.status).toBe(201);
    expect((await as('viewer', ['GET', '/attendance/me'])).body.data).toHaveLength(1);
    expect((await as('viewer', ['GET', '/platform/documents/mine'])).body.data).toEqual([]);
    expect((await as('owner', ['GET', '/attendance/me'])).status).toBe(404);
  });

  it("shows an offer's link once, to the member who sends it", async () => {
    const { id } = await buildOffer(api, employer);
    const sent = await as('recruiter', ['POST', `/offers/${id}/send`]);
    expect(sent.body.data.public_url).toMatch(/\/public\/offers\/\w/);
    const again = await as('owner', ['POST', `/offers/${id}/send`]);
    expect(again.body.data).toMatchObject({ status: 'sent', public_url: null });
    for (const who of ['recruiter', 'owner'] as const) {
      const read = await as(who, ['GET', `/offers/${id}`]);
      expect(read.body.data).toMatchObject({ status: 'sent', public_url: null });
      expect(read.body.data.sent_at).not.toBeNull();
      const listed = await as(who, ['GET', '/offers']);
      expect(JSON.stringify(listed.body)).not.toContain('/public/offers/');
    }
    expect((await as('viewer', ['GET', `/offers/${id}`])).status).toBe(403);
  });
});
