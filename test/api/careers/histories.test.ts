import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { formOf, sendForm, valueIn } from '../../support/careers/send-form.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'resume', label: 'Résumé', type: 'file', constraints: { accept: ['.txt'] } },
  { key: 'schools', label: 'Schools', type: 'education_history' },
  { key: 'jobs', label: 'Jobs', type: 'employment_history' },
];
const BLOCK = /name="f\.schools\.\d+\.school"/g;

/** Promise: without script a history takes as many entries as the API, and another block costs nothing typed. */
describe('histories of an application form', () => {
  let api: TestApi;
  let employer: Employer;
  let path: string;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    const made = { title: 'Pilot', application_fields: FIELDS };
    const { slug } = await buildPosting(api, employer, made);
    path = `/careers/${employer.slug}/${slug}/apply`;
  });
  afterAll(() => api.close());

  const send = (values: Record<string, string>, file?: { name: string; content: string }) => {
    const form = formOf(values);
    if (file !== undefined) form.set('f.resume', new Blob([file.content]), file.name);
    return sendForm(api, path, form);
  };
  const candidates = (email: string) => candidateModel(api.ctx.stores.mongo).find({ email }).lean();

  it('get one more block, with all that was typed and the files', async () => {
    const email = 'blocks@example.com';
    const typed = { 'f.name': 'Ida <b>', 'f.email': email, 'f.schools.2.school': 'Svendborg' };
    const cv = { name: 'cv.txt', content: 'my years at sea' };
    const four = await send({ ...typed, add: 'schools' }, cv);
    expect(four.status).toBe(200);
    expect(four.html).not.toContain('There is a problem');
    expect(four.html.match(BLOCK)).toHaveLength(4);
    expect(four.html.match(/name="f\.jobs\.\d+\.company"/g)).toHaveLength(3);
    expect(valueIn(four.html, 'f.name')).toBe('Ida &lt;b&gt;');
    expect(valueIn(four.html, 'f.schools.2.school')).toBe('Svendborg');
    expect(four.html).toContain('formaction="#f.schools.4.school"');
    expect(await candidates(email)).toEqual([]);

    const kept = { 'kept.resume': valueIn(four.html, 'kept.resume') };
    const five = { ...typed, ...kept, 'f.schools.3.school': 'Aarhus' };
    const again = await send({ ...five, add: 'schools' });
    expect(again.html.match(BLOCK)).toHaveLength(5);
    expect(again.html).toContain('cv.txt');
    const sent = await send({ ...five, 'f.schools.4.school': 'Kiel' });
    expect(sent.status).toBe(303);
    const [candidate] = await candidates(email);
    const [application] = candidate?.applications ?? [];
    expect(application?.files.map(({ filename }) => filename)).toEqual(['cv.txt']);
    const schools = ['Svendborg', 'Aarhus', 'Kiel'].map((school) => ({ school }));
    expect(application?.answers).toMatchObject({ schools });
  });

  it('say that a file is not taken when the block is added', async () => {
    const { status, html } = await send({ add: 'jobs' }, { name: 'cv.exe', content: 'MZ' });
    expect(status).toBe(400);
    expect(html).toContain('Résumé: choose a file of one of the kinds .txt');
    expect(html).not.toContain('Name: please fill this in');
  });

  it('have at most the entries that an application takes', async () => {
    const full = await send({ 'f.schools.49.school': 'last', 'f.schools.50.school': 'over' });
    expect(full.html.match(BLOCK)).toHaveLength(50);
    expect(full.html).not.toContain('value="schools"');
    expect(full.html).toContain('value="jobs"');
    const more = await send({ 'f.schools.49.school': 'last', add: 'schools' });
    expect(more.html.match(BLOCK)).toHaveLength(50);
    const odd = await send({ 'f.schools.1e9.school': 'x', 'f.schools.-1.school': 'x' });
    expect(odd.html.match(BLOCK)).toHaveLength(3);
  });

  it('are left alone by a button of no history', async () => {
    for (const add of ['nothing', 'name']) {
      const { status, html } = await send({ add });
      expect([status, html.includes('Name: please fill this in')]).toEqual([400, true]);
    }
  });

  it('are added in German to a German', async () => {
    const headers = { 'accept-language': 'de' };
    const html = await (await fetch(api.url + path, { headers })).text();
    expect(html).toContain('Weiteren Eintrag hinzufügen');
    const form = formOf({ 'f.schools.0.degree': 'MSc' });
    const refused = await (
      await fetch(api.url + path, { method: 'POST', headers, body: form })
    ).text();
    expect(refused).toContain('<title>Fehler: ');
    expect(refused).toContain('Name: bitte ausfüllen');
    expect(refused).not.toContain('please fill this in');
  });
});
