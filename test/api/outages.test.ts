import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { ApiContext } from '../../api/context.ts';
import { defineRoute } from '../../api/route.ts';
import { findJob } from '../../storage/market/jobs.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { buildKey } from '../support/factories.ts';
import { breakableProxy, DEAD_PORT, silentServer } from '../support/dead-server.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, type TestApi } from '../support/start-api.ts';
import { patiently } from '../support/patience.ts';

/** Prompt: well before a client or a load balancer times out. */
const PROMPT_MS = 6_000;
const wellFormedKey = 'ork_live_QkTLSC9XCM7qiwkoroMRpAMhQftWs624Qlex';

async function expectUnavailable(url: string, headers: Record<string, string>): Promise<void> {
  const startedAt = Date.now();
  const answer = await fetch(url, { headers });
  expect(Date.now() - startedAt).toBeLessThan(patiently(PROMPT_MS));
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await answer.text();
  expect(text).toContain('"unavailable"');
  expect(text).not.toMatch(/mongo|elastic|ECONNREFUSED|127\.0\.0\.1/i);
}

async function readiness(url: string): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
}

describe('an unreachable server', () => {
  const name = uniqueName('outage');
  const job = makeJob();
  let healthy: TestApi;
  let headers: Record<string, string>;
  beforeAll(async () => {
    healthy = await startApi({ name });
    await seedMarket(healthy.ctx.stores, [job]);
    ({ headers } = await buildKey(healthy.ctx.stores, { requestsPerMinute: 1_000 }));
  });
  afterAll(async () => {
    await dropMarket(healthy.ctx.stores);
    await healthy.close();
  });

  it('is ready while all three respond', async () => {
    const checks = { mongodb: 'ok', elasticsearch: 'ok', temporal: 'ok' };
    expect(await readiness(healthy.url)).toEqual([200, { status: 'ok', checks }]);
  });

  describe('MongoDB', () => {
    it('503 promptly for routes with a key; health stays up, readiness names it', async () => {
      const api = await startApi({
        settings: { MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x` },
      });
      try {
        await expectUnavailable(`${api.url}/jobs`, { authorization: `Bearer ${wellFormedKey}` });
        expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
        const [status, body] = await readiness(api.url);
        expect(status).toBe(503);
        expect(body).toMatchObject({ checks: { mongodb: 'unreachable', elasticsearch: 'ok' } });
        // A text with a wrong checksum needs no look-up.
        const answer = await fetch(`${api.url}/jobs`, { headers: { authorization: 'Bearer x' } });
        expect(answer.status).toBe(401);
      } finally {
        await api.close();
      }
    });
  });

  describe('MongoDB that hangs', () => {
    it('503 promptly while the connection is open', async () => {
      const proxy = await mongoProxy();
      const api = await startApi({ name, settings: { MONGODB_URL: proxy.url } });
      // Under 20 calls a minute every call waits for its count in MongoDB.
      const counted = await buildKey(healthy.ctx.stores, { requestsPerMinute: 19 });
      try {
        expect((await fetch(`${api.url}/jobs`, counted)).status).toBe(200);
        proxy.freeze();
        await expectUnavailable(`${api.url}/jobs`, counted.headers);
      } finally {
        proxy.close();
        await api.stop();
      }
    });

    it('503 promptly when it hangs after the key was checked, during the look-up or in the handler', async () => {
      await Promise.all(['/looked-up', '/read'].map(stopsDuring));
    });

    async function stopsDuring(path: string): Promise<void> {
      const proxy = await mongoProxy();
      const look = async ({ ctx }: { ctx: ApiContext }) => {
        proxy.freeze();
        return findJob(ctx.stores, job.id);
      };
      const shared = {
        method: 'get',
        access: { anyKey: true, role: 'viewer' },
        summary: 'Reads a job.',
      } as const;
      const response = z.object({ data: z.string() });
      const lookedUp = defineRoute(
        { ...shared, name: 'lookedUp', path: '/looked-up', find: look, response },
        ({ found }) => Promise.resolve({ body: { data: found.id } }),
      );
      const read = defineRoute(
        { ...shared, name: 'read', path: '/read', response },
        async (call) => ({
          body: { data: (await look(call))?.id ?? '' },
        }),
      );
      const api = await startApi({
        name,
        routes: [lookedUp, read],
        settings: { MONGODB_URL: proxy.url },
      });
      try {
        await expectUnavailable(`${api.url}${path}`, headers);
      } finally {
        proxy.close();
        await api.stop();
      }
    }

    /** A connection to MongoDB that can be frozen. */
    async function mongoProxy() {
      const server = new URL(healthy.ctx.config.mongodb.url);
      const proxy = await breakableProxy({ host: server.hostname, port: Number(server.port) });
      server.host = `127.0.0.1:${proxy.port}`;
      // Without it a replica set member would tell the driver its own address, bypassing the proxy.
      server.searchParams.set('directConnection', 'true');
      return { ...proxy, url: server.toString() };
    }
  });

  describe('Elasticsearch', () => {
    const priced = '/jobs/salary-average?title=engineer';
    const searches = ['/jobs', '/jobs?q=a', '/jobs/map', '/companies?q=acme', '/stats', priced];

    /** The account's balance, holds and charges. */
    async function bill(): Promise<unknown> {
      const answer = await fetch(`${healthy.url}/usage`, { headers });
      const { data } = (await answer.json()) as { data: Record<string, unknown> };
      const { balance_usd_micros, held_usd_micros, spent_usd_micros } = data;
      const ledger = await fetch(`${healthy.url}/usage/ledger`, { headers });
      return { balance_usd_micros, held_usd_micros, spent_usd_micros, ledger: await ledger.json() };
    }

    it.each(['dead', 'hanging'])(
      '503 promptly and free of charge for searches when it is %s; a job by id is still read',
      async (kind) => {
        const hanging = await silentServer();
        const port = kind === 'dead' ? DEAD_PORT : hanging.port;
        const settings = { ELASTICSEARCH_URL: `http://127.0.0.1:${port}` };
        const api = await startApi({ name, settings });
        try {
          const before = await bill();
          await Promise.all(
            searches.map((path) => expectUnavailable(`${api.url}${path}`, headers)),
          );
          expect((await fetch(`${api.url}/jobs/${job.id}`, { headers })).status).toBe(200);
          expect(await bill()).toEqual(before);
          expect((await fetch(`${healthy.url}${priced}`, { headers })).status).toBe(200);
          expect(await bill()).not.toEqual(before);
          expect(await readiness(api.url)).toMatchObject([
            503,
            { checks: { mongodb: 'ok', elasticsearch: 'unreachable', temporal: 'ok' } },
          ]);
        } finally {
          await api.stop();
          hanging.close();
        }
      },
    );

    it('503 while its index is not built yet', async () => {
      const settings = { ELASTICSEARCH_INDEX_PREFIX: uniqueName('noindex') };
      const api = await startApi({ name, settings });
      try {
        await expectUnavailable(`${api.url}/stats`, headers);
      } finally {
        await api.stop();
      }
    });
  });

  describe('Temporal', () => {
    it('503 promptly for routes that need it; search works', async () => {
      const settings = { TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}` };
      const api = await startApi({ name, settings });
      try {
        await expectUnavailable(`${api.url}/jobs/${job.id}?summary=true`, headers);
        expect((await fetch(`${api.url}/jobs`, { headers })).status).toBe(200);
        expect(await readiness(api.url)).toMatchObject([
          503,
          { checks: { elasticsearch: 'ok', temporal: 'unreachable' } },
        ]);
      } finally {
        await api.stop();
      }
    });
  });
});
