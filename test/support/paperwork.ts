import type { TestKey } from './factories.ts';
import { call, type Json } from './hiring/employer.ts';
import type { TestApi } from './start-api.ts';

/** A template, by default with one field. */
export async function buildTemplate(
  api: TestApi,
  key: TestKey,
  body = '# Letter\n\nDear {{name}},',
): Promise<Json & { id: string }> {
  const path = '/platform/documents/templates';
  const made = await call(api, key, { method: 'POST', path, body: { name: 'Letter', body } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string };
}

/** A document, by default a DOCX of a new template. */
export async function buildDocument(
  api: TestApi,
  key: TestKey,
  content: Json = {},
): Promise<Json & { id: string; files: { url: string }[] }> {
  const template_id = content['template_id'] ?? (await buildTemplate(api, key)).id;
  const made = await call(api, key, {
    method: 'POST',
    path: '/platform/documents',
    body: { format: 'docx', values: { name: 'Mara' }, ...content, template_id },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string; files: { url: string }[] };
}
