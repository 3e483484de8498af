import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewsEvent } from '../../../domain/mail/notifications/news.ts';
import { notifyMembers } from '../../../services/mail/notifications/notify-members.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Page {
  data: (Json & { id: string })[];
  meta: { next_cursor: string | null };
}

/** Promise: a member reads and marks their own news and changes their own settings; a key those of the first owner. */
describe('notifications', () => {
  let api: TestApi;
  let employer: Employer;
  let owner: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    owner = await buildMember(api, employer.key.accountId, 'owner');
    admin = await buildMember(api, employer.key.accountId, 'admin');
    const { accountId } = employer.key;
    for (const id of [newId('event'), newId('event'), newId('event')]) {
      const event = { id, accountId, kind: 'billing.balance_low', data: {} };
      await notifyMembers(api.ctx, event as unknown as NewsEvent);
    }
  });
  afterAll(() => api.close());

  const inConsole = (member: TestMember, path: string, body?: unknown) =>
    call<Page & { data: Json }>(api, member, {
      path: `/console/api${path}`,
      ...(body !== undefined && { method: path.endsWith('/read') ? 'POST' : 'PATCH', body }),
    });

  it('are listed with pages, counted, and marked as read one by one or all', async () => {
    const first = await inConsole(owner, '/notifications?limit=2');
    expect(first.body.data).toHaveLength(2);
    expect(first.body.meta.next_cursor).not.toBeNull();
    expect(first.body.data[0]).toMatchObject({ kind: 'low_balance', read_at: null });
    const [{ id } = { id: '' }] = first.body.data;
    const marked = await inConsole(owner, '/notifications/read', { ids: [id] });
    expect(marked.body.data).toEqual({ unread: 2 });
    const unread = await inConsole(owner, '/notifications?unread=true');
    expect(unread.body.data).toHaveLength(2);
    await inConsole(owner, '/notifications/read', {});
    expect((await inConsole(owner, '/notifications/count')).body.data).toEqual({ unread: 0 });
    expect((await inConsole(admin, '/notifications/count')).body.data).toEqual({ unread: 3 });
  });

  it('of another member are not marked', async () => {
    const { body } = await inConsole(admin, '/notifications');
    await inConsole(owner, '/notifications/read', { ids: body.data.map(({ id }) => id) });
    expect((await inConsole(admin, '/notifications/count')).body.data).toEqual({ unread: 3 });
  });

  it('have settings per member, which a key reads for the first owner', async () => {
    const changed = await inConsole(admin, '/notification-settings', { low_balance: 'off' });
    expect(changed.body.data).toMatchObject({ low_balance: 'off', new_application: 'daily' });
    const ofKey = () => call(api, employer.key, { path: '/notification-settings' });
    expect((await ofKey()).body.data['low_balance']).toBe('at_once');
    await inConsole(owner, '/notification-settings', { survey_response: 'off' });
    expect((await ofKey()).body.data['survey_response']).toBe('off');
  });

  it.each([[{ new_application: 'hourly' }], [{ everything: 'off' }], [{ my_role: null }]])(
    'refuse the settings %j',
    async (body) => {
      const { status } = await call(api, employer.key, {
        method: 'PATCH',
        path: '/notification-settings',
        body,
      });
      expect(status).toBe(400);
    },
  );
});
