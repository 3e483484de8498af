import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey } from '../../support/factories.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: the columns of a table can be chosen also where their names say too little, and nothing is stored. */
describe('POST /console/api/import-columns', () => {
  let api: TestApi;
  let recruiter: TestMember;
  beforeAll(async () => {
    api = await startApi();
    const { accountId } = await buildKey(api.ctx.stores);
    recruiter = await buildMember(api, accountId, 'recruiter');
  });
  afterAll(() => api.close());

  const columnsOf = (content: string | Buffer) =>
    callConsole(api, recruiter, [
      'POST',
      '/import-columns',
      {
        kind: 'candidates',
        file: {
          filename: 'people.csv',
          content_base64: Buffer.from(content).toString('base64'),
        },
      },
    ]);

  it('names each column, with what it is taken for', async () => {
    const { status, body } = await columnsOf('Wer;E-Mail;Wer\nAda;ada@example.com;x\n');
    expect(status).toBe(200);
    expect(body.data.columns).toEqual([
      { column: 'Wer', member: null },
      { column: 'E-Mail', member: 'email' },
      { column: 'Wer (2)', member: null },
    ]);
    const imports = await callConsole(api, recruiter, ['GET', '/imports']);
    expect(imports.body.data).toEqual([]);
  });

  it.each([
    ['an empty file', ''],
    ['a damaged ZIP', Buffer.from([0x50, 0x4b, 3, 4, 9, 9])],
  ])('refuses %s', async (_, content) => {
    const { status, body } = await columnsOf(content);
    expect([status, body.error.details[0].path]).toEqual([400, 'file']);
  });
});
