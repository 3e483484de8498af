import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isForOperators, roleOf } from '../../../api/access.ts';
import { roleOfPage } from '../../../api/console/pages/console-page.ts';
import { consolePages } from '../../../api/console/pages/pages.ts';
import { consoleRoutes } from '../../../api/console/routes.ts';
import { pathsOf } from '../../../api/paths.ts';
import { routes } from '../../../api/routes.ts';
import { isAtLeast, roles } from '../../../domain/accounts/console/roles.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { ensurePeopleIndex } from '../../../storage/people/search/people-index.ts';
import {
  callConsole,
  buildMember,
  makeOperator,
  type TestMember,
} from '../../support/console/member.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const opened = [...routes, ...consoleRoutes].flatMap((route) => {
  const { access } = route.declaration;
  const role = roleOf(access);
  if (role === null) return [];
  const lowest = ('withinLimit' in access && access.withinLimit) || role;
  return pathsOf(route).map((path) => ({
    route,
    role,
    lowest,
    method: route.declaration.method.toUpperCase(),
    path,
    title: `${route.declaration.method.toUpperCase()} ${path}`,
  }));
});
const inPath = (path: string) => path.replaceAll(/\{[^}]+\}/g, 'none');

describe('the door of the console', () => {
  let api: TestApi;
  let key: TestKey;
  const members: Partial<Record<(typeof roles)[number], TestMember>> = {};
  const memberOf = (role: (typeof roles)[number]) => {
    const member = members[role];
    if (member === undefined) throw new Error(`There is no ${role}.`);
    return member;
  };
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    await ensurePeopleIndex(api.ctx.stores, { isUnread: false });
    key = await buildKey(api.ctx.stores);
    for (const role of roles) members[role] = await buildMember(api, key.accountId, role);
  });
  afterAll(() => api.close());

  it.each(opened)(
    '$title: 401 for nobody, 403 below its role',
    async ({ role: needed, method, path }) => {
      const nobody = await callConsole(api, { headers: {} }, [method, inPath(path)]);
      expect([nobody.status, nobody.body.error.code]).toEqual([401, 'signed_out']);
      const below = roles.filter((role) => !isAtLeast(role, needed));
      for (const role of below) {
        const answer = await callConsole(api, memberOf(role), [method, inPath(path)]);
        expect([role, answer.status, answer.body.error.code]).toEqual([
          role,
          403,
          'insufficient_role',
        ]);
      }
    },
  );

  const operated = consoleRoutes.filter(
    ({ declaration: { access } }) => 'operator' in access && access.operator === true,
  );
  it('opens the installation to operators alone', async () => {
    expect(operated.length).toBeGreaterThan(5);
    for (const { declaration } of operated) {
      const call = [declaration.method.toUpperCase(), inPath(declaration.path)] as const;
      const answer = await callConsole(api, memberOf('owner'), [...call]);
      expect([call, answer.status]).toEqual([call, 403]);
    }
    const operator = await buildMember(api, key.accountId, 'viewer');
    await makeOperator(api, operator);
    const source = { kind: 'greenhouse', token: 'quillark', cadence_minutes: 1440 };
    const made = await callConsole(api, operator, ['POST', '/sources', source]);
    expect(made.status).toBe(201);
    const path = `/sources/${made.body.data.id}`;
    const paused = await callConsole(api, operator, ['PATCH', path, { enabled: false }]);
    expect(paused.body.data).toMatchObject({ enabled: false, token: 'quillark' });
    const rejected = await callConsole(api, operator, ['GET', `${path}/rejected-rows`]);
    expect(rejected.body.data).toEqual([]);
    expect((await callConsole(api, operator, ['DELETE', path])).status).toBe(204);
    expect((await callConsole(api, operator, ['GET', path])).status).toBe(404);
    const accounts = await callConsole(api, operator, ['GET', '/accounts']);
    expect(accounts.body.data).toContainEqual(expect.objectContaining({ id: key.accountId }));
  });

  it.each(consolePages.map((page) => [page.path, page] as const))(
    '%s: the sign-in page for nobody, 403 below its role',
    async (path, page) => {
      const open = async (headers: Record<string, string>) =>
        (await fetch(api.url + inPath(path), { headers, redirect: 'manual' })).status;
      expect(await open({})).toBe(303);
      const { access } = page.of.declaration;
      const needed = roleOfPage(page);
      const refusal = page.instead === undefined ? 403 : 303;
      const below = roles.filter((role) => !isAtLeast(role, needed));
      const refused = isForOperators(access) ? roles : below;
      for (const role of refused) {
        expect([role, await open(memberOf(role).headers)]).toEqual([role, refusal]);
      }
      if (!isForOperators(access)) {
        expect([200, 404]).toContain(await open(memberOf(needed).headers));
      }
    },
  );

  it('lets each role do what lower ones may', () => {
    const table = Object.fromEntries(
      roles.map((role) => [
        role,
        opened.filter(({ lowest }) => lowest === role).map(({ title }) => title),
      ]),
    );
    expect(table['interviewer']).toEqual(
      expect.arrayContaining(['GET /candidates', 'GET /session']),
    );
    expect(table['viewer']).toEqual(expect.arrayContaining(['GET /job-listings', 'GET /jobs']));
    expect(table['recruiter']).toEqual(
      expect.arrayContaining(['POST /jobs/post', 'GET /jobs/salary-average']),
    );
    expect(table['admin']).toEqual(
      expect.arrayContaining([
        ...['POST /api-keys', 'PATCH /members/{id}', 'GET /account/audit-log', 'POST /webhooks'],
        ...['POST /candidates/merge', 'PUT /pipeline-stages'],
      ]),
    );
  });

  it('has no key behind it, and the cookie opens nothing else', async () => {
    const byKey = await fetch(`${api.url}/console/api/session`, { headers: key.headers });
    expect(byKey.status).toBe(401);
    const { headers } = memberOf('owner');
    const byCookie = await fetch(`${api.url}/account`, {
      headers: { cookie: headers['cookie'] ?? '' },
    });
    expect(byCookie.status).toBe(401);
  });

  const strangers: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ];
  it.each(strangers)('refuses a change from %s', async (_, headers) => {
    const owner = memberOf('owner');
    const forged = { headers: { ...owner.headers, ...headers } };
    const answer = await callConsole(api, forged, ['POST', '/session/end', {}]);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'cross_site_request']);
  });

  it('takes an Origin of its own where Sec-Fetch-Site is absent, and none other', async () => {
    const { headers } = memberOf('viewer');
    const { 'sec-fetch-site': _, ...old } = headers;
    const change = (origin: Record<string, string>) =>
      callConsole(api, { headers: { ...old, ...origin } }, ['PATCH', '/session/profile', {}]);
    expect((await change({ origin: api.url })).status).toBe(200);
    for (const origin of ['https://evil.example', 'null']) {
      expect((await change({ origin })).status).toBe(403);
    }
    expect((await change({})).status).toBe(403);
  });

  it('allows no other origin to read', async () => {
    const { headers } = memberOf('viewer');
    const answer = await fetch(`${api.url}/console/api/session`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
