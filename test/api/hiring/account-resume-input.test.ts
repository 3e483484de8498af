import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Refusal {
  error: { code: string; message: string; details: { path: string; message: string }[] };
}

/** Promise: an error names the invalid member and the accepted values (decision 0002). */
describe('PUT /account/resume', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const put = async (body: unknown) => {
    const answer = await call<Refusal>(api, key, { method: 'PUT', path: '/account/resume', body });
    return { status: answer.status, ...answer.body.error };
  };

  it('names the invalid member', async () => {
    expect(await put({ resume: { basics: { name: 5 } } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'resume.basics.name' }],
    });
  });

  it('names the accepted file types, whatever was sent', async () => {
    const content_base64 = Buffer.from('MZ').toString('base64');
    for (const filename of ['setup.exe', 'sheet.xlsx', 'resume'])
      expect(await put({ filename, content_base64 })).toMatchObject({
        status: 400,
        code: 'unreadable_resume',
        details: [{ path: 'file', message: 'must be one of .pdf, .docx, .rtf, .txt, .md' }],
      });
  });
});
