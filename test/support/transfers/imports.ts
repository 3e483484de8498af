import { allActivities } from '../all-activities.ts';
import { call, type Employer, type Json } from '../hiring/employer.ts';
import type { TestApi } from '../start-api.ts';

export interface SentImport {
  kind: 'candidates' | 'applications' | 'postings';
  file?: string | Uint8Array;
  filename?: string;
  [field: string]: unknown;
}

/** Sends a table as a form, as a browser does. */
export async function sendImport(
  api: TestApi,
  { key }: Pick<Employer, 'key'>,
  { file, filename = 'table.csv', ...fields }: SentImport,
): Promise<{ status: number; body: { data: Json; error?: { details: Json[]; message: string } } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file !== undefined)
    form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), filename);
  const answer = await fetch(`${api.url}/imports`, {
    method: 'POST',
    headers: key.headers,
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

/** Sends a table and does what the workflow does. Returns the import as it ended. */
export async function runImport(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  sent: SentImport,
): Promise<Json & { counts: Record<string, number>; id: string }> {
  const { status, body } = await sendImport(api, employer, sent);
  if (status !== 202) throw new Error(JSON.stringify(body));
  return finishImport(api, employer, String(body.data['id']));
}

/** Does what the workflow does for an import. */
export async function finishImport(
  api: TestApi,
  { key }: Pick<Employer, 'key'>,
  importId: string,
): Promise<Json & { counts: Record<string, number>; id: string }> {
  await workImport(api, { accountId: key.accountId, importId });
  const read = await call(api, key, { path: `/imports/${importId}` });
  return read.body.data as never;
}

/** The bad rows of an import. */
export async function errorsOf(api: TestApi, { key }: Pick<Employer, 'key'>, id: string) {
  const path = `/imports/${id}/errors`;
  const read = await call<{ data: { line: number; column: string | null; reason: string }[] }>(
    ...[api, key, { path }],
  );
  return read.body.data;
}

/** Does what the workflow does for an import of a member. */
export async function workImport(
  { ctx }: TestApi,
  input: { accountId: string; importId: string },
): Promise<void> {
  const { fetchImport, readImport, endImport } = allActivities(ctx);
  if (!(await fetchImport(input))) return;
  await readImport(input);
  await endImport({ ...input, failed: false });
}
