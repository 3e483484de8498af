import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: each filter of a careers page narrows its list, alone and with the others. */
describe('the filters of a careers page', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    const diver = { title: 'Diver', department: 'Harbour, North', employment_type: 'full_time' };
    await buildPosting(api, employer, { ...diver, workplace_type: 'on_site' });
    const pilot = { title: 'Pilot', department: 'Sea', employment_type: 'contract' };
    await buildPosting(api, employer, { ...pilot, workplace_type: 'remote' });
  });
  afterAll(() => api.close());

  it.each([
    ['q=Diver', ['Diver']],
    ['q=&department=Harbour%2C+North&location=', ['Diver']],
    ['employment_type=contract', ['Pilot']],
    ['workplace_type=on_site&employment_type=full_time', ['Diver']],
    ['department=Sea&employment_type=full_time', []],
    ['department=', ['Diver', 'Pilot']],
  ])('answer ?%s', async (query, titles) => {
    const answer = await fetch(`${api.url}/careers/${employer.slug}?${query}`);
    expect(answer.status).toBe(200);
    const roles = (await answer.text()).matchAll(/<h2 dir="auto"><a href="[^"]*">([^<]*)<\/a>/g);
    expect([...roles].map(([, title]) => title).sort()).toEqual(titles);
  });

  it.each([
    ['de', 'Vollzeit', 'vor Ort'],
    ['fr', 'temps plein', 'sur place'],
    ['es', 'jornada completa', 'presencial'],
  ])('and the facts of roles name the values of the API in %s', async (language, full, onSite) => {
    const headers = { 'accept-language': language };
    const list = await (await fetch(`${api.url}/careers/${employer.slug}`, { headers })).text();
    expect(list).toContain(`<html lang="${language}"`);
    expect(list).toContain(`>${full} (1)</option>`);
    expect(list).toContain(`Harbour, North · ${onSite} · ${full}</p>`);
    const [path] = /\/careers\/[^"]*diver[^"]*/.exec(list) ?? [];
    const role = await (await fetch(`${api.url}${path}`, { headers })).text();
    expect(role).toContain(`<dd dir="auto">${full}</dd>`);
  });
});
