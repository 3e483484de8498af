import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createParseResumeFile } from '../../../activities/hiring/parse-resume-file.ts';
import { readResume } from '../../../services/hiring/resume/read-resume.ts';
import { findResume } from '../../../storage/accounts/account-resumes.ts';
import {
  modelSettings,
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { says } from '../../support/agent/model-server/replies.ts';
import { buildOperator } from '../../support/console/member.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { resumeLines } from '../../support/hiring/resume-files.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const bytes = Buffer.from(resumeLines.join('\n'));
const job = { name: 'Quillmark Ltd', position: 'Senior Data Engineer', startDate: '2021-03' };

/** Promise: a reading by the model is paid once, and no history holds its text. */
describe("the account's own résumé, read by the model", () => {
  let model: ModelServer;
  let api: TestApi;
  let own: TestKey;
  beforeAll(async () => {
    model = await startModelServer(says({ work: [job, { name: 'Google', position: 'CTO' }] }));
    api = await startApi({ settings: modelSettings(model) });
    own = await buildKey(api.ctx.stores, {}, 5_000_000);
    const body = { resume_reading: 'model' };
    await call(api, own, { method: 'PATCH', path: '/account', body });
  });
  afterAll(async () => {
    await api.close();
    await model.close();
  });

  const account = async () => (await call(api, own, { path: '/account' })).body.data;

  it('is stored with its sources, and the activity returns no text', async () => {
    const body = { filename: 'cv.txt', content_base64: bytes.toString('base64') };
    await call(api, own, { method: 'PUT', path: '/account/resume', body });
    const stored = await findResume(api.ctx.stores, own.accountId);
    const input = { accountId: own.accountId, resumeId: stored?.id ?? '' };
    expect(await createParseResumeFile(api.ctx)(input)).toBe('ready');
    const { data } = (await call(api, own, { path: '/account/resume' })).body;
    expect(data['reading']).toMatchObject({ by: 'model', reason: null, removed: 2 });
    expect(JSON.stringify(data['resume'])).not.toContain('Google');
  });

  it('is charged once, also when another process reads the text again', async () => {
    const { accountId } = own;
    const filename = 'cv.txt';
    const turn = { caller: accountId };
    const order = { accountId, reference: 'res_1', bytes, filename, turn, waitMs: 30_000 };
    await readResume(api.ctx, order);
    const asked = model.calls.length;
    const paid = await account();
    expect((await readResume(api.ctx, order)).reading.by).toBe('model');
    expect(model.calls).toHaveLength(asked);
    expect(await account()).toMatchObject({
      balance_usd_micros: paid['balance_usd_micros'],
      held_usd_micros: 0,
    });
  });

  it('is not waited for longer than agreed, and the next reading asks again', async () => {
    const text = Buffer.from([...resumeLines, 'Another line'].join('\n'));
    const order = {
      ...{ accountId: own.accountId, reference: 'res_2', filename: 'cv.txt' },
      ...{ bytes: text, turn: { caller: own.accountId } },
    };
    model.behave({ kind: 'silence' });
    const late = await readResume(api.ctx, { ...order, waitMs: 100 });
    expect(late.reading).toMatchObject({ by: 'rules', reason: 'model_slow' });
    model.behave(says({ work: [job] }));
    const next = await readResume(api.ctx, { ...order, waitMs: 30_000 });
    expect(next.reading.by).toBe('model');
  });

  it('is chosen on the billing page of the console', async () => {
    const owner = await buildOperator(api);
    const page = async () =>
      (await fetch(`${api.url}/console/billing`, { headers: owner.headers })).text();
    expect(await page()).toContain('by rules, free');
    expect(await page()).toContain('PATCH /console/api/account');
    const members: Json = { resume_reading: 'model' };
    const changed = await fetch(`${api.url}/console/api/account`, {
      method: 'PATCH',
      headers: { ...owner.headers, 'content-type': 'application/json', origin: api.url },
      body: JSON.stringify(members),
    });
    expect(changed.status).toBe(200);
    expect(await page()).toMatch(/<dd[^>]*>by the language model, billed/);
  });
});
