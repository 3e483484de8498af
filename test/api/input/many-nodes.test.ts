import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { postRpc, toolCall } from '../../support/agent/mcp.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const members = (count: number, valueOf: () => string = () => '1') =>
  Array.from({ length: count }, (_, index) => `"k${index}":${valueOf()}`).join(',');
const elements = (count: number) => `[${'0,'.repeat(count - 1)}0]`;

/** Promise: the cost of any body is bounded, and its error response is small. */
describe('a body of many members and elements', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer));
  });
  afterAll(() => api.close());

  const post = async (path: string, body: string) => {
    const headers = { ...employer.key.headers, 'content-type': 'application/json' };
    const answer = await fetch(api.url + path, { method: 'POST', headers, body });
    const text = await answer.text();
    const { error } = JSON.parse(text) as {
      error: { code: string; message: string; details?: { path: string }[] };
    };
    return { status: answer.status, size: text.length, ...error };
  };
  const apply = (slug: string, body: string) =>
    post(`/job-boards/${slug}/jobs/${jobId}/apply`, body);
  const tooMany = (most: string) => ({
    status: 400,
    code: 'invalid_request',
    details: [{ path: 'body', message: `must have at most ${most} members and elements in total` }],
  });

  it.each([
    ['four million numbers', () => `{"answers":${elements(4_000_000)}}`],
    ['two million lists in lists', () => '['.repeat(2_000_000) + ']'.repeat(2_000_000)],
    ['20,001 members', () => `[${`{${members(3)}},`.repeat(6_667)}0]`],
  ])('is 400 on a public route: %s', async (_what, body) => {
    expect(await apply(employer.slug, body())).toMatchObject(tooMany('20,000'));
  });

  const tooWide = (path: string) => ({
    status: 400,
    code: 'invalid_request',
    details: [{ path, message: 'must have at most 1,000 members' }],
  });

  it('is 400 before it is parsed if one object has too many members, by its name', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(await apply(employer.slug, `{${members(1_001)}}`)).toMatchObject(tooWide('body'));
    const given = `{${members(39_000)}}`;
    const tool = `{"name":"search_jobs","arguments":${given}}`;
    expect(await post('/v1/agent/tool', tool)).toMatchObject(tooWide('arguments'));
    const parsed = parse.mock.calls.filter(([text]) => String(text).includes('"k999"'));
    parse.mockRestore();
    expect(parsed).toEqual([]);
  });

  it('is validated by the schema up to the limit, with a hundred details', async () => {
    const refused = await apply(employer.slug, `{${members(1_000)}}`);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(refused.details).toHaveLength(100);
    expect(refused.details?.[99]?.path).toBe('k99');
    expect(refused.size).toBeLessThan(16_000);
  });

  it('gets a small error when its names are long', async () => {
    const name = 'x'.repeat(1024 * 1024);
    const refused = await apply(employer.slug, `{"${name}a":1,"${name}b":2,"${name}c":3}`);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(refused.size).toBeLessThan(16_000);
  });

  it('is refused with a hundred details by the form as well', async () => {
    const refused = await apply(employer.slug, `{"answers":{${members(1_000, () => '"x"')}}}`);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_application' });
    expect(refused.message).toMatch(/; \d{3,4} more$/);
    expect(refused.details).toHaveLength(100);
  });

  it('is not parsed for an unknown board', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    const refused = await apply('no-such-board', '{"mark":"not parsed"}');
    const parsed = parse.mock.calls.map(([text]) => String(text));
    parse.mockRestore();
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    expect(parsed.filter((text) => text.includes('not parsed'))).toEqual([]);
  });

  it('is 400 as the arguments of a tool, over REST and MCP', async () => {
    const given = `{"q":${elements(540_000)}}`;
    const call = JSON.stringify(toolCall('search_jobs', {}, 7)).replace('"arguments":{}', '@');
    expect(call).toContain('@');
    const body = `{"name":"search_jobs","arguments":${given}}`;
    expect(await post('/v1/agent/tool', body)).toMatchObject(tooMany('40,000'));
    const message = call.replace('@', `"arguments":${given}`);
    const { status, messages } = await postRpc(api, employer.key.headers, message);
    expect(status).toBe(400);
    expect(messages).toMatchObject([{ id: null, error: { code: -32_700 } }]);
    expect(messages[0]?.error?.message).toContain('at most 40,000 members and elements');
  });

  it("is accepted when the route's schema allows more: a form of many options", async () => {
    const options = Array.from({ length: 500 }, (_, index) => ({ value: `v${index}`, label: 'o' }));
    const fields = Array.from({ length: 20 }, (_, index) => ({
      ...{ key: `q${index}`, label: 'Which?', type: 'single_select', options },
    }));
    const role = { title: 'Clock Mechanic', application_fields: fields };
    const headers = { ...employer.key.headers, 'content-type': 'application/json' };
    const made = await fetch(`${api.url}/jobs/post`, {
      method: 'POST',
      headers,
      body: JSON.stringify(role),
    });
    expect([made.status, (await made.text()).length > 100_000]).toEqual([201, true]);
  });
});
