import { Busboy } from '@fastify/busboy';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { buildSurvey } from '../../support/surveys.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'letter', label: 'Letter', type: 'textarea' },
  { key: 'motto', label: 'Motto', type: 'textarea', constraints: { max_length: 20 } },
];
const RESUME = { key: 'resume', label: 'Résumé', type: 'file' };
const MULTIPART = 'multipart/form-data; boundary=x';
const URL_ENCODED = 'application/x-www-form-urlencoded';
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const MANY_PARTS = Buffer.from('--x\r\n\r\n\r\n'.repeat(800_000));

const multipart = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(
      ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('') + '--x--\r\n';

/** Promise: the form of a page costs no more than what its questions take (decision 0026). */
describe('the form of a page', () => {
  let api: TestApi;
  let employer: Employer;
  let withFile: string;
  let without: string;
  let survey: string;
  let calls = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    const pathOf = async (title: string, fields: object[]) => {
      const { slug } = await buildPosting(api, employer, { title, application_fields: fields });
      return `/careers/${employer.slug}/${slug}/apply`;
    };
    withFile = await pathOf('Diver', [...FIELDS, RESUME]);
    without = await pathOf('Pilot', FIELDS);
    const { id } = await buildSurvey(api, employer.key);
    survey = `/platform/surveys/${id}/public`;
  });
  afterAll(() => api.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function send(path: string, body: string | Buffer, type = MULTIPART) {
    calls += 1;
    const headers = {
      accept: BROWSER,
      'content-type': type,
      origin: api.url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.4.${Math.floor(calls / 250)}.${calls % 250}`,
    };
    const init = { method: 'POST', headers, body, redirect: 'manual' as const };
    const answer = await fetch(api.url + path, init);
    return { status: answer.status, html: await answer.text() };
  }

  it('is not read where the path has no record', async () => {
    const parsed = jest.spyOn(Busboy.prototype, 'write');
    const slug = employer.slug;
    const paths = [
      '/careers/nope/nope/apply',
      `/careers/${slug}/nope/apply`,
      '/platform/surveys/srv_00000000000000000000/public',
      '/public/offers/nope',
      '/public/unsubscribe/nope',
    ];
    for (const path of paths)
      expect([path, (await send(path, MANY_PARTS)).status]).toEqual([path, 404]);
    expect(parsed).not.toHaveBeenCalled();
  });

  it('has at most as many parts as its questions take', async () => {
    const parsed = jest.spyOn(Busboy.prototype, 'write');
    const words = 'body: must have at most';
    const many = 'f.name=a&'.repeat(20_000);
    for (const path of [withFile, without, survey]) {
      const multiparts = await send(path, MANY_PARTS);
      expect([multiparts.status, multiparts.html.includes(words)]).toEqual([400, true]);
      const pairs = await send(path, many, URL_ENCODED);
      expect([pairs.status, pairs.html.includes(words)]).toEqual([400, true]);
    }
    expect(parsed.mock.calls.length).toBeLessThanOrEqual(3);
    const unknown = await send(without, multipart({ who: 'a' }));
    expect([unknown.status, unknown.html.includes('who: is not known here')]).toEqual([400, true]);
  });

  it('shows no more of an answer again than its question takes', async () => {
    const long = '<'.repeat(8_000_000);
    for (const path of [withFile, without, survey]) {
      const key = path === survey ? 'why' : 'letter';
      const huge = await send(path, multipart({ [`f.${key}`]: long }));
      expect(huge.status).toBe(413);
      expect(huge.html.length).toBeLessThan(10_000);
      const cut = await send(path, multipart({ [`f.${key}`]: long.slice(0, 10_001) }));
      expect(cut.status).toBe(400);
      expect(cut.html.split('&lt;')).toHaveLength(10_001);
      expect(cut.html).toContain('use at most 10000 characters: the rest was cut off');
    }
    const named = await send(withFile, multipart({ 'f.letter': long }));
    expect(named.html).toContain('f.letter: with it the fields are larger than 256 KiB');
    const motto = await send(without, multipart({ 'f.motto': '<'.repeat(21), 'f.name': 'Ida' }));
    expect([motto.status, motto.html.split('&lt;').length]).toEqual([400, 21]);
    expect(motto.html).toContain('value="Ida"');
    expect(motto.html).toContain('use at most 20 characters: the rest was cut off');
  });

  it('may hold the answer to a question that was removed while it was open', async () => {
    const answers = { 'f.name': 'Ida', 'f.email': 'removed@example.com', 'f.gone': 'sea' };
    expect((await send(without, multipart(answers))).status).toBe(303);
  });

  it('is small on pages with a few texts', async () => {
    const field = `email=${'a'.repeat(10_001)}`;
    const signIn = await send('/console/sign-in', field, URL_ENCODED);
    expect(signIn.status).toBe(400);
    expect((await send('/console/sign-in', 'a=1&'.repeat(11), URL_ENCODED)).status).toBe(400);
    expect((await send('/console/sign-in', 'a'.repeat(300_000), URL_ENCODED)).status).toBe(413);
  });
});
