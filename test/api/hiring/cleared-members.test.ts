import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultForm } from '../../../domain/hiring/application-form/form.ts';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Answer {
  data: Json & { id: string };
  error?: { code: string; details?: { path: string }[] };
}

/** Promise: null in a PATCH clears a member (decision 0001). */
describe('null in a PATCH', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const patch = (path: string, body: Json) =>
    call<Answer>(api, employer.key, { method: 'PATCH', path, body });
  const cleared = async (path: string, member: string, stated: unknown) => {
    expect((await patch(path, { [member]: stated })).status).toBe(200);
    const { status, body } = await patch(path, { [member]: null });
    expect(status).toBe(200);
    return body.data[member];
  };

  it.each(['description_html', 'description_text'])('clears %s of a draft', async (member) => {
    const { id } = await buildPosting(api, employer, { publish: false });
    expect(await cleared(`/jobs/post/${id}`, member, 'Winds the clock.')).toBe('');
    const path = `/jobs/post/${id}/publish`;
    expect((await call(api, employer.key, { method: 'POST', path })).status).toBe(409);
  });

  it('refuses an open role without a description', async () => {
    const { id } = await buildPosting(api, employer);
    const { status, body } = await patch(`/jobs/post/${id}`, { description_html: null });
    expect([status, body.error?.code]).toEqual([409, 'conflict']);
    expect(body.error?.details?.map(({ path }) => path)).toEqual(['description_html']);
    const both = { description_html: null, description_text: 'Winds the clock.' };
    expect((await patch(`/jobs/post/${id}`, both)).body.data['description_text']).toBe(
      'Winds the clock.',
    );
  });

  it('restores the default form, without knock-out rules', async () => {
    const { id } = await buildPosting(api, employer);
    const rule = { op: 'equals', value: 'x' };
    const name = { key: 'name', label: 'Name', type: 'text', knockout: rule };
    const form = await cleared(`/jobs/post/${id}`, 'application_fields', [name]);
    expect(form).toEqual(defaultForm);
    const stored = await postingModel(api.ctx.stores.mongo).findById(id).lean();
    expect(stored?.applicationFields.filter(({ knockout }) => knockout)).toEqual([]);
  });

  it.each([
    ['all', null],
    ['one', { show_salary: null }],
  ])('makes %s of the features inherit from the organization', async (_which, features) => {
    const { id } = await buildPosting(api, employer, { features: { show_salary: false } });
    const { status, body } = await patch(`/jobs/post/${id}`, { features });
    expect([status, body.data['features']]).toMatchObject([200, { show_salary: null }]);
  });

  it.each([
    ['all', null],
    ['one', { ai_apply: null }],
  ])("restores the default %s of an organization's features", async (_which, features) => {
    const path = `/company-organizations/${employer.organizationId}`;
    await patch(path, { features: { ai_apply: false } });
    const { status, body } = await patch(path, { features });
    expect([status, body.data['features']]).toMatchObject([200, { ai_apply: true }]);
  });

  it('clears all facts of an account', async () => {
    const facts = await cleared('/account', 'facts', { notice_period: '30 days' });
    expect(new Set(Object.values(facts as Json))).toEqual(new Set([null]));
  });

  it('withdraws a consent', async () => {
    const body = { name: 'Mara Lindqvist', consent_discovery: true };
    const made = await call<Answer>(api, employer.key, {
      method: 'POST',
      path: '/candidates',
      body,
    });
    const path = `/candidates/${made.body.data.id}`;
    const { status, body: answer } = await patch(path, { consent_discovery: null });
    expect([status, answer.data['consent']]).toEqual([200, { discovery: false, granted_at: null }]);
  });
});
