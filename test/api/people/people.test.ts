import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../activities/hiring/erase-traces.ts';
import { projectPerson } from '../../../services/people/project-person.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildPerson, dropPeople, sweepPeople } from '../../support/people.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Listed {
  data: (Json & { id: string })[];
  meta: { next_cursor: string | null };
}
interface Failure {
  error: { code: string };
}

const QUOTA = 3;
const resumeText = `Ana Torres
ana@example.com

Staff Engineer

Experience
Staff Engineer, Northwind
2020-01 - 2023-12

Skills
Kubernetes, Go
`;

describe('People Search', () => {
  let api: TestApi;
  let employer: Employer;
  let searcher: TestKey;
  beforeAll(async () => {
    api = await startApi({
      settings: { TRUST_PROXY: '1', QUOTA_CONTACT_REVEALS: String(QUOTA) },
    });
    employer = await buildEmployer(api);
  });
  afterAll(async () => {
    await dropPeople(api);
    await api.close();
  });
  beforeEach(async () => {
    searcher = await buildKey(api.ctx.stores);
  });

  const get = <Body = { data: Json }>(path: string, key = searcher) =>
    call<Body>(api, key, { path });
  const send = (method: string, path: string, body: Json = {}) =>
    call(api, employer.key, { method, path, body });
  const search = async (query: Record<string, string>) => {
    const found = await get<Listed>(`/people?${new URLSearchParams(query).toString()}`);
    expect(found.status).toBe(200);
    return found.body.data.map(({ id }) => id);
  };
  const project = () => sweepPeople(api);
  const collection = (name: string) => api.ctx.stores.mongo.collection(name);
  /** Whether neither the row nor the index holds anything of a candidate. */
  async function isForgotten(id: string): Promise<boolean> {
    const { client, peopleIndex } = api.ctx.stores.search;
    const row = await collection('people').findOne({ _id: id as never });
    const isIndexed = await client.exists({ index: peopleIndex, id });
    return !isIndexed && row?.['words'].length === 0 && row['personKey'] === '';
  }
  async function reveals(): Promise<number> {
    await api.ctx.usage.flush();
    const { body } = await get<{ data: { meters: { meter: string; used: number }[] } }>('/usage');
    return body.data.meters.find(({ meter }) => meter === 'contact_reveals')?.used ?? 0;
  }

  it('finds who consented, by words, title, skill and place, without name and contact', async () => {
    const name = 'Zofia Quill';
    const id = await buildPerson(api, employer.key, {
      name,
      location: 'Austin, TX',
      skills: ['Kubernetes'],
    });
    const found = await get<Listed>('/people?q=zofia');
    expect(found.body.data).toEqual([
      {
        id,
        headline: null,
        location: 'Austin, TX',
        skills: ['Kubernetes'],
        titles: [],
        years_of_experience: null,
      },
    ]);
    for (const location of ['Austin', 'TX', 'United States', 'Round Rock, TX']) {
      expect(await search({ q: 'quill', location })).toEqual([id]);
    }
    expect(await search({ q: 'quill', location: 'Dallas' })).toEqual([]);
    expect(await search({ q: 'quill', skills: 'k8s' })).toEqual([id]);
    expect(await search({ q: 'quill', skills: 'k8s,Haskell' })).toEqual([]);
    expect(await search({ q: 'qui' })).toEqual([]);
  });

  it('is not searched by address, phone or tag', async () => {
    await buildPerson(api, employer.key, {
      email: 'hidden.person@example.com',
      phone: '+15125550123',
      tags: ['vip-tag'],
      source: 'secretsource',
    });
    for (const q of ['hidden.person@example.com', '+15125550123', 'vip-tag', 'secretsource']) {
      expect(await search({ q })).toEqual([]);
    }
  });

  it.each([
    ['q=%2B%2B', 400],
    ['skills=,,', 400],
    ['location=%2C', 400],
    ['limit=0', 400],
    ['cursor=made-up', 400],
    ['name=ana', 400],
    ['limit=1000', 200],
  ])('%s is %i', async (query, status) => {
    expect((await get(`/people?${query}`)).status).toBe(status);
  });

  it('pages by newest consent', async () => {
    const skill = 'Glassblowing';
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(await buildPerson(api, employer.key, { skills: [skill] }));
    }
    const first = await get<Listed>(`/people?skills=${skill}&limit=2`);
    const cursor = String(first.body.meta.next_cursor);
    const second = await get<Listed>(`/people?skills=${skill}&limit=2&cursor=${cursor}`);
    const rows = [...first.body.data, ...second.body.data];
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(second.body.meta.next_cursor).toBeNull();
  });

  it('never shows a withdrawn consent, even before the projection follows', async () => {
    const id = await buildPerson(api, employer.key, { name: 'Withdrawn Wanda' });
    expect(await search({ q: 'wanda' })).toEqual([id]);
    await send('PATCH', `/candidates/${id}`, { consent_discovery: false });
    expect(await search({ q: 'wanda' })).toEqual([]);
    expect((await get(`/people/${id}/contact`)).status).toBe(404);
    await project();
    expect(await isForgotten(id)).toBe(true);
    await send('PATCH', `/candidates/${id}`, { consent_discovery: true });
    await project();
    expect(await search({ q: 'wanda' })).toEqual([id]);
  });

  it('shows a person of several accounts once, and the other account’s after a withdrawal', async () => {
    const details = { name: 'Twice Known', email: 'twice.known@example.com' };
    const other = await buildEmployer(api);
    const first = await buildPerson(api, employer.key, details);
    const second = await buildPerson(api, other.key, details);
    expect(await search({ q: 'twice' })).toEqual([second]);
    await call(api, other.key, {
      method: 'PATCH',
      path: `/candidates/${second}`,
      body: { consent_discovery: false },
    });
    await project();
    expect(await search({ q: 'twice' })).toEqual([first]);
  });

  it('shows one row however many projections run at once', async () => {
    const details = { name: 'Raced Person', email: 'raced.person@example.com' };
    const other = await buildEmployer(api);
    const ids = [
      await buildPerson(api, employer.key, details),
      await buildPerson(api, other.key, details),
    ];
    await collection('people').deleteMany({ _id: { $in: ids as never[] } });
    const due = ids.map((id) => ({ id, dueAt: new Date() }));
    const twenty = Array.from({ length: 10 }, () => due).flat();
    await Promise.all(twenty.map((one) => projectPerson(api.ctx, one, undefined)));
    await project();
    expect(await search({ q: 'raced' })).toEqual([ids[1]]);
  });

  it('reads headline, titles and years from the newest résumé', async () => {
    const email = 'resume.person@example.com';
    const id = await buildPerson(api, employer.key, { name: 'Resume Person', email, skills: [] });
    const { id: jobId } = await buildPosting(api, employer);
    const resume = {
      filename: 'ana.txt',
      content_base64: Buffer.from(resumeText).toString('base64'),
    };
    const body = { name: 'Resume Person', email, answers: { resume } };
    expect((await applyOnBoard(api, employer, { jobId, body })).status).toBe(201);
    await project();
    const { body: found } = await get<Listed>('/people?title=staff%20engineer&q=resume');
    expect(found.data).toMatchObject([
      { id, titles: ['Staff Engineer'], years_of_experience: 4, headline: 'Staff Engineer' },
    ]);
    const shown = await get<{ data: { resume: Json; files: { url: string }[] } }>(
      `/people/${id}/resume`,
    );
    expect(shown.body.data).toMatchObject({
      id,
      name: 'Resume Person',
      resume: { work: [{ position: 'Staff Engineer' }] },
      files: [{ filename: 'ana.txt', content_type: 'text/plain' }],
    });
    const url = new URL(shown.body.data.files[0]?.url ?? '');
    const file = await fetch(api.url + url.pathname);
    expect([file.status, await file.text()]).toEqual([200, resumeText]);
    expect(await reveals()).toBe(1);
  });

  it('answers 404 for a person without a résumé, and counts nothing', async () => {
    const id = await buildPerson(api, employer.key);
    expect((await get(`/people/${id}/resume`)).status).toBe(404);
    expect((await get('/people/cand_0NaQ8xT2v7Bd1kZp4mXw/contact')).status).toBe(404);
    expect(await reveals()).toBe(0);
  });

  it('counts twenty reveals at once as one, and notes one audit row', async () => {
    const id = await buildPerson(api, employer.key, { phone: '+15125550124' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get(`/people/${id}/contact`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array<number>(20).fill(200));
    expect(answers[0]?.body.data).toEqual({
      id,
      name: 'Ana Torres',
      email: expect.stringContaining('@example.com'),
      phone: '+15125550124',
      links: [],
    });
    expect(await reveals()).toBe(1);
    const log = await get<{ data: Json[] }>('/account/audit-log');
    expect(log.body.data.filter(({ action }) => action === 'person.revealed')).toMatchObject([
      { target: { kind: 'person', id }, after: { kind: 'contact' } },
    ]);
    expect(JSON.stringify(log.body)).not.toContain('Ana');
  });

  it('refuses reveals beyond the quota, and repeats those that were made', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= QUOTA; count += 1) ids.push(await buildPerson(api, employer.key));
    const answers = await Promise.all(ids.map((id) => get<Failure>(`/people/${id}/contact`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...new Array<number>(QUOTA).fill(200), 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error.code).toBe('quota_exceeded');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const again = ids.filter((_, index) => answers[index]?.status === 200);
    for (const id of again) expect((await get(`/people/${id}/contact`)).status).toBe(200);
    expect(await reveals()).toBe(QUOTA);
  });

  it('counts nothing for HEAD', async () => {
    const id = await buildPerson(api, employer.key);
    const { headers } = searcher;
    const head = await fetch(`${api.url}/people/${id}/contact`, { method: 'HEAD', headers });
    expect([head.status, await reveals()]).toEqual([200, 0]);
  });

  it('forgets an anonymised person, and a projection that comes late brings nothing back', async () => {
    const id = await buildPerson(api, employer.key, { name: 'Erased Erika' });
    expect((await get(`/people/${id}/contact`)).status).toBe(200);
    expect((await send('POST', `/candidates/${id}/anonymize`)).status).toBeLessThan(300);
    expect(await search({ q: 'erika' })).toEqual([]);
    expect((await get(`/people/${id}/contact`)).status).toBe(404);
    await createEraseTraces(api.ctx)({ accountId: employer.key.accountId, candidateId: id });
    await projectPerson(api.ctx, { id, dueAt: new Date() }, undefined);
    await project();
    expect(await isForgotten(id)).toBe(true);
    const [reveal] = await collection('reveals').find({ accountId: searcher.accountId }).toArray();
    expect(reveal).toMatchObject({ kind: 'contact', personKey: null, candidateId: null });
  });

  it('closes the links of an anonymised person, also one that was opened before', async () => {
    const email = 'linked.lena@example.com';
    const id = await buildPerson(api, employer.key, { name: 'Linked Lena', email });
    const { id: jobId } = await buildPosting(api, employer);
    // A text of its own: a file that another candidate also has would stay.
    const content_base64 = Buffer.from(`${resumeText}\nLena`).toString('base64');
    const answers = { resume: { filename: 'lena.txt', content_base64 } };
    const body = { name: 'Linked Lena', email, answers };
    expect((await applyOnBoard(api, employer, { jobId, body })).status).toBe(201);
    const shown = await get<{ data: { files: { url: string }[] } }>(`/people/${id}/resume`);
    const { pathname } = new URL(shown.body.data.files[0]?.url ?? '');
    const open = async () => (await fetch(api.url + pathname)).status;
    expect(await open()).toBe(200);
    expect((await send('POST', `/candidates/${id}/anonymize`)).status).toBeLessThan(300);
    await createEraseTraces(api.ctx)({ accountId: employer.key.accountId, candidateId: id });
    expect(await search({ q: 'lena' })).toEqual([]);
    expect((await get(`/people/${id}/contact`)).status).toBe(404);
    expect((await get(`/people/${id}/resume`)).status).toBe(404);
    expect(await open()).toBe(404);
  });

  it('follows a merge: the survivor consents if either did', async () => {
    const duplicate = await buildPerson(api, employer.key, { name: 'Merged Mila' });
    const survivor = await buildPerson(api, employer.key, {
      name: 'Merged Mila',
      consent_discovery: false,
    });
    expect(await search({ q: 'mila' })).toEqual([duplicate]);
    const body = { primary_id: survivor, duplicate_id: duplicate };
    expect((await send('POST', '/candidates/merge', body)).status).toBe(200);
    await eventually('the survivor is found', async () => {
      await project();
      return (await search({ q: 'mila' })).join() === survivor;
    });
    expect(await isForgotten(duplicate)).toBe(true);
  });
});
