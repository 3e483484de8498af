import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/chromium.ts';
import { describeBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const root = resolve(__dirname, '../..');

/** The client's features in its environment: pages of a list, an error of the API, a webhook. */
const program = `
import { isApiError, Openrole } from './sdk/index.ts';
import { signWebhook, unwrapWebhook } from './sdk/webhooks/index.ts';
export async function tryOut(where) {
  const found = { where };
  try {
    const openrole = new Openrole({ apiKey: 'ork_live_1', allowBrowser: true, baseUrl: self.location.origin });
    found.titles = (await openrole.jobs.search({ title: 'baker' }).all()).map((job) => job.title);
    found.error = await openrole.jobs.get('job_none').catch((error) => isApiError(error, 'not_found') && error.requestId);
    const secret = 'whsec_' + btoa('k'.repeat(32));
    const body = '{"id":"evt_1","kind":"webhook.ping"}';
    const headers = await signWebhook({ id: 'evt_1', body, secret });
    const request = new Request(self.location.origin, { method: 'POST', headers, body });
    found.kind = (await unwrapWebhook(request, secret)).kind;
  } catch (error) {
    found.failure = String(error);
  }
  await fetch('/found', { method: 'POST', body: JSON.stringify(found) });
}
`;
const page = `<script type="module">import { tryOut } from '/client.js'; tryOut('page'); new Worker('/worker.js', { type: 'module' });</script>`;
const worker = `import { tryOut } from '/client.js'; tryOut('worker');`;

/** Promise: the bundled client runs in web pages and workers. */
describeBrowser('the client in Chromium', () => {
  let server: Server;
  let browser: Browser;
  const found: unknown[] = [];
  const keys: unknown[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: root, loader: 'js' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const script = outputFiles[0]?.text ?? '';
    server = createServer((request, response) => void respond(request, response, script));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    browser = await launchChromium();
    await (await browser.newPage()).goto(`http://127.0.0.1:${port}/`);
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function respond(request: IncomingMessage, response: ServerResponse, script: string) {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    if (path === '/found') found.push(JSON.parse(await text(request)));
    if (path.startsWith('/jobs')) keys.push(request.headers.authorization);
    const { type, body, status = 200 } = answerTo(path, request.url ?? '', script);
    response.writeHead(status, { 'content-type': type, 'x-request-id': 'req_1' }).end(body);
  }

  it('pages, reports errors and verifies webhooks, in a page and in a worker', async () => {
    await eventually('both have run', () => found.length === 2, 60_000);
    const done = { titles: ['Baker', 'Master Baker'], error: 'req_1', kind: 'webhook.ping' };
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ where: 'page', ...done });
    expect(found).toContainEqual({ where: 'worker', ...done });
    expect(new Set(keys)).toEqual(new Set(['Bearer ork_live_1']));
  }, 90_000);
});

function answerTo(path: string, url: string, script: string) {
  const json = 'application/json';
  if (path === '/client.js') return { type: 'text/javascript', body: script };
  if (path === '/worker.js') return { type: 'text/javascript', body: worker };
  if (path === '/jobs') {
    const isLast = url.includes('cursor=');
    const data = [{ title: isLast ? 'Master Baker' : 'Baker' }];
    return {
      type: json,
      body: JSON.stringify({ data, meta: { next_cursor: isLast ? null : 'c' } }),
    };
  }
  if (path === '/jobs/job_none') {
    const error = { code: 'not_found', message: 'There is none.', request_id: 'req_1' };
    return { type: json, status: 404, body: JSON.stringify({ error }) };
  }
  return { type: 'text/html', body: path === '/' ? page : '' };
}
