import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileModel } from '../../../storage/files/file.model.ts';
import { findFilesToCheck } from '../../../storage/files/orphan-files.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'resume', label: 'Résumé', type: 'file', required: true },
  { key: 'letter', label: 'Letter', type: 'file' },
];

/** Promise: an applicant chooses a file once, also when the form comes back. */
describe('files of an application form', () => {
  let api: TestApi;
  let employer: Employer;
  let slug: string;
  let otherSlug: string;
  let calls = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    const made = { application_fields: FIELDS };
    slug = (await buildPosting(api, employer, { title: 'Diver', ...made }))['slug'];
    otherSlug = (await buildPosting(api, employer, { title: 'Pilot', ...made }))['slug'];
  });
  afterAll(() => api.close());

  async function send(form: FormData, role = slug) {
    calls += 1;
    const answer = await fetch(`${api.url}/careers/${employer.slug}/${role}/apply`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.2.0.${calls}` },
      body: form,
      redirect: 'manual',
    });
    const html = await answer.text();
    const tokens = [...html.matchAll(/name="kept\.resume" value="([^"]+)"/g)];
    return { status: answer.status, html, token: tokens[0]?.[1] ?? '' };
  }
  function form(values: Record<string, string>, file?: { content: string; name?: string }) {
    const made = new FormData();
    for (const [name, value] of Object.entries(values)) made.set(name, value);
    if (file !== undefined) {
      made.set('f.resume', new Blob([file.content]), file.name ?? 'cv.txt');
    }
    return made;
  }
  const person = (email: string) => ({ 'f.name': 'Signe Holm', 'f.email': email });
  const filesOf = async (email: string) => {
    const found = await candidateModel(api.ctx.stores.mongo).findOne({ email }).lean();
    return found?.applications[0]?.files.map(({ filename, key }) => `${key} ${filename}`);
  };

  it('are kept over a fault and attached without choosing them again', async () => {
    const faulty = await send(form({ 'f.name': 'Signe Holm' }, { content: 'my years at sea' }));
    expect(faulty.status).toBe(400);
    expect(faulty.html).toContain('<strong>cv.txt</strong> (1 KB) is attached');
    const again = await send(form({ 'f.name': 'Signe', 'kept.resume': faulty.token }));
    expect([again.status, again.token !== '']).toEqual([400, true]);
    const sent = await send(form({ ...person('kept@example.com'), 'kept.resume': again.token }));
    expect(sent.status).toBe(303);
    expect(await filesOf('kept@example.com')).toEqual(['resume cv.txt']);
  });

  it('can be removed and replaced', async () => {
    const { token } = await send(form({}, { content: 'an old life' }));
    const kept = { ...person('replaced@example.com'), 'kept.resume': token };
    const removed = await send(form({ ...kept, 'drop.resume': 'true' }));
    expect([removed.status, removed.html.includes('Résumé: please fill this in')]).toEqual([
      400,
      true,
    ]);
    const replaced = await send(form(kept, { content: 'a new life', name: 'new.txt' }));
    expect(replaced.status).toBe(303);
    expect(await filesOf('replaced@example.com')).toEqual(['resume new.txt']);
  });

  it('are not kept if their content is not what their name says', async () => {
    const answer = await send(form({}, { content: 'no PDF', name: 'cv.pdf' }));
    expect([answer.status, answer.token]).toEqual([400, '']);
  });

  it('open only for their field and role, and not with a changed token', async () => {
    const { token } = await send(form({}, { content: 'of one role' }));
    const given = person('moved@example.com');
    const elsewhere = await send(form({ ...given, 'kept.resume': token }), otherSlug);
    const asLetter = await send(form({ ...given, 'kept.letter': token }));
    const changed = await send(form({ ...given, 'kept.resume': `${token}x` }));
    for (const { status, html } of [elsewhere, asLetter, changed]) {
      expect([status, html.includes('Choose the file again')]).toEqual([400, true]);
    }
    expect(await filesOf('moved@example.com')).toBeUndefined();
  });

  it('are asked for again when they were swept', async () => {
    const { token } = await send(form({}, { content: 'gone by then' }));
    const files = fileModel(api.ctx.stores.mongo);
    const newest = await files.findOne().sort({ _id: -1 }).lean();
    const due = new Date(Date.now() - 1);
    await files.updateOne({ _id: newest?._id ?? '' }, { $set: { 'metadata.checkAt': due } });
    const found = await findFilesToCheck(api.ctx.stores, 100);
    expect(found.map(({ id }) => id)).toContain(newest?._id);
    await files.deleteOne({ _id: newest?._id ?? '' });
    const late = await send(form({ ...person('late@example.com'), 'kept.resume': token }));
    expect([late.status, late.html.includes('Choose the file again')]).toEqual([400, true]);
  });
});
