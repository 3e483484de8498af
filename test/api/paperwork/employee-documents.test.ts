import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSweepWorkforce } from '../../../activities/workforce/sweep-workforce.ts';
import { readDocx } from '../../../services/documents/readers/read-docx.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildEmployee } from '../../support/employees.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, call, type Json } from '../../support/hiring/employer.ts';
import { buildDocument, buildTemplate } from '../../support/paperwork.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Failure {
  error: { details?: { path: string }[] };
}
type Document = Json & { id: string; files: { url: string }[] };

const DOCUMENTS = '/platform/documents';

describe('documents for an employee', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    ({ key } = await buildEmployer(api));
  });
  afterAll(() => api.close());

  const send = <Body = Failure & { data: Document }>(
    method: string,
    path: string,
    body?: unknown,
  ) => call<Body>(api, key, { method, path, body });
  const make = (content: Json) => send('POST', DOCUMENTS, { format: 'docx', ...content });
  const pathsOf = ({ body }: { body: Failure }) => body.error.details?.map(({ path }) => path);
  async function textOf({ files: [file] }: Document): Promise<string | undefined> {
    const answer = await fetch(api.url + new URL(file?.url ?? '').pathname);
    return readDocx(Buffer.from(await answer.arrayBuffer())).lines[0]?.text;
  }

  const body = '{{employee.name}}, {{employee.title}}, {{employee.start_date}}';
  const signe = { name: 'Signe Holm', title: 'Bell Founder', start_date: '2027-02-01' };

  it('know the employee, are listed, and stay as the employee was', async () => {
    const { id: employee_id } = await buildEmployee(api, key, signe);
    const { id: template_id } = await buildTemplate(api, key, body);
    const { data } = (await make({ template_id, employee_id })).body;
    expect(data).toMatchObject({ employee_id, candidate_id: null });
    expect(await textOf(data)).toBe('Signe Holm, Bell Founder, 2027-02-01');
    const listed = await send<{ data: Document[] }>(
      'GET',
      `${DOCUMENTS}?employee_id=${employee_id}`,
    );
    expect(listed.body.data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('name what the employee lacks, and take it from the values', async () => {
    const { id: employee_id } = await buildEmployee(api, key, { name: 'Signe Holm' });
    const { id: template_id } = await buildTemplate(api, key, body);
    const missing = await make({ template_id, employee_id });
    const lacking = ['values.employee.title', 'values.employee.start_date'];
    expect([missing.status, pathsOf(missing)]).toEqual([400, lacking]);
    const made = await make({ template_id, employee_id, values: { employee: signe } });
    expect(made.status).toBe(201);
  });

  it('are shown to the person, and to no other account', async () => {
    const own = await buildKey(api.ctx.stores, {});
    const email = `signe-${newId('event')}@example.com`;
    const accounts = api.ctx.stores.mongo.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: own.accountId }, { $set: { email } });
    const { id: employee_id } = await buildEmployee(api, key, { ...signe, email });
    const { id } = await buildDocument(api, key, { employee_id });
    const mine = await call<{ data: Document[] }>(api, own, { path: `${DOCUMENTS}/mine` });
    expect(mine.body.data.map((one) => one.id)).toEqual([id]);
    const { id: foreign } = await buildTemplate(api, own);
    const request = { template_id: foreign, format: 'docx', employee_id, values: { name: 'x' } };
    const refused = await call<Failure>(api, own, {
      ...{ method: 'POST', path: DOCUMENTS, body: request },
    });
    expect([refused.status, pathsOf(refused)]).toEqual([400, ['employee_id']]);
  });

  it('go with the employee who is deleted, also one that was made late', async () => {
    const { id: employee_id } = await buildEmployee(api, key, signe);
    const document = await buildDocument(api, key, { employee_id });
    const gone = async (id: string) => (await send('GET', `${DOCUMENTS}/${id}`)).status === 404;
    expect((await send('DELETE', `/employees/${employee_id}`)).status).toBe(204);
    await eventually('the document is deleted', () => gone(document.id));
    const late = await buildDocument(api, key);
    const { mongo } = api.ctx.stores;
    await mongo
      .collection<{ _id: string }>('platform_documents')
      .updateOne({ _id: late.id }, { $set: { employeeId: employee_id } });
    await mongo
      .collection<{ _id: string }>('employees')
      .updateOne({ _id: employee_id }, { $set: { deletedAt: new Date(0) } });
    await createSweepWorkforce(api.ctx)();
    expect(await gone(late.id)).toBe(true);
  });
});
