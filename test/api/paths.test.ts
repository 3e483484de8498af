import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstSegment, pathsOf } from '../../api/paths.ts';
import { routes } from '../../api/routes.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

describe('the first segment of a path', () => {
  it.each([
    ['/jobs', 'jobs'],
    ['/Jobs/map', 'jobs'],
    ['/job-boards/acme/jobs', 'job-boards'],
    ['/', ''],
    ['', ''],
    ['*', ''],
  ])('of %s is %s', (path, first) => {
    expect(firstSegment(path)).toBe(first);
  });

  it('is literal in every declared path, because routing uses it', () => {
    const firsts = routes.flatMap(pathsOf).map(firstSegment);
    expect(firsts.filter((first) => first === '' || first.startsWith('{'))).toEqual([]);
  });
});

/** A known route asks for a key; anything else is 404. */
describe('a path in another notation', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  /** Sent as written: an HTTP client would normalise it. */
  function statusOf(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: new URL(api.url).port, path }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sent.on('error', reject).end();
    });
  }

  it.each([
    ['other case', '/JOBS', 401],
    ['a trailing slash', '/jobs/', 401],
    ['a query', '/jobs?q=a/b', 401],
    ['a whole URL, as to a proxy', 'http://example.com/jobs', 401],
    ['two slashes', '//jobs', 404],
    ['an encoded letter', '/%6Aobs', 404],
    ['no path', '/', 404],
  ])('%s', async (_form, path, status) => {
    expect(await statusOf(path)).toBe(status);
  });
});
