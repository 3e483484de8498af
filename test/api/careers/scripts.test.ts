import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { STYLE } from '../../../pages/public/style.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const MAX_SCRIPT_BYTES = 6 * 1024;
const MAX_STYLE_BYTES = 10 * 1024;
const SOURCES = /<script defer src="([^"]+)">/g;

/** Promise: scripts of public pages are small, ours, and only where a page uses them. */
describe('the scripts of careers pages', () => {
  let api: TestApi;
  let employer: Employer;
  let role: string;
  let plain: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    const list = `/careers/${employer.slug}`;
    role = `${list}/${(await buildPosting(api, employer, { title: 'Diver' }))['slug']}`;
    const features = { resume_autofill: false };
    plain = `${list}/${(await buildPosting(api, employer, { title: 'Cook', features }))['slug']}`;
  });
  afterAll(() => api.close());

  async function open(path: string) {
    const answer = await fetch(api.url + path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { html, policy, sources: [...html.matchAll(SOURCES)].map(([, src = '']) => src) };
  }

  it('stay within the budgets in bytes', () => {
    const sizes = [['typed-number', 'careers'], ['resume-filling']].map((names) => {
      const parts = names.map((name) => readFileSync(`pages/assets/${name}.js`));
      return gzipSync(Buffer.concat(parts)).length;
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_SCRIPT_BYTES);
    expect(Buffer.byteLength(STYLE)).toBeLessThan(MAX_STYLE_BYTES);
  });

  it('are on pages that use them, and the policy allows them there only', async () => {
    const counts = new Map<string, number>();
    for (const path of [`/careers/${employer.slug}`, role, `${role}/apply`, `${plain}/apply`]) {
      const { sources, policy } = await open(path);
      counts.set(path, sources.length);
      const directives = policy.split(/; ?/);
      expect(directives.includes("script-src 'self'")).toBe(sources.length > 0);
      expect(directives.includes("connect-src 'self'")).toBe(sources.length > 0);
    }
    expect([...counts.values()]).toEqual([1, 0, 2, 1]);
  });

  it('are kept by browsers, because their addresses name their content', async () => {
    for (const src of (await open(`${role}/apply`)).sources) {
      const answer = await fetch(api.url + src);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('read a résumé only where the employer lets them', async () => {
    const route = `data-resume="/job-boards/${employer.slug}/jobs/`;
    expect((await open(`${role}/apply`)).html).toContain(route);
    expect((await open(`${plain}/apply`)).html).not.toContain('data-resume');
  });
});
