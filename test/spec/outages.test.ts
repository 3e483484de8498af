import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../api/routes.ts';
import { slices } from '../../domain/common/slices.ts';
import { parseResume } from '../../services/documents/parse-resume.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import {
  breakages,
  startBreakableApi,
  type Breakage,
  type BreakableApi,
  type ServerName,
} from '../support/breakable-api.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { samples } from '../support/samples/index.ts';
import { sendSample, type SampleCall, type World } from '../support/samples/sample-call.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { eventually } from '../support/processes/running-service.ts';
import { uniqueName } from '../support/servers.ts';
import type { TestApi } from '../support/start-api.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';
import { patiently } from '../support/patience.ts';

/** Prompt: well before a client or a load balancer times out. */
const PROMPT_MS = patiently(6_000);
/** Limit for routes that do not need the server. Calls that wait for it time out after more than three seconds. */
const UNDISTURBED_MS = 2_500;
const MOST_TRIES = 6;
const AT_ONCE = 4;
/** For all routes; each has its own limit above. */
const SWEEP_TIMEOUT_MS = patiently(120_000);

type SweptRoute = (typeof routes)[number];

interface Expected {
  status: number;
  withinMs: number;
}

const unavailable: Expected = { status: 503, withinMs: PROMPT_MS };
/** A command to a session waits ten seconds for a worker. A hanging Temporal looks like busy workers. */
const unavailableInTheEnd: Expected = { status: 503, withinMs: patiently(12_000) };
/** The session is stored, and the sweep starts its workflow when Temporal is unreachable. */
const startedLater: Expected = { status: 201, withinMs: PROMPT_MS };

/** Routes that fail without a server; every other route works. Without MongoDB, which holds the keys, none does. */
const otherwise: Record<'elasticsearch' | 'temporal', Record<string, Expected>> = {
  elasticsearch: {
    searchJobs: unavailable,
    mapJobs: unavailable,
    averageSalary: unavailable,
    getStats: unavailable,
    searchCompanies: unavailable,
    searchPeople: unavailable,
    // Its sample is a search.
    callTool: unavailable,
  },
  temporal: {
    applyWithAi: startedLater,
    continueApplySession: unavailableInTheEnd,
    approveApplySession: unavailableInTheEnd,
    stopApplySession: unavailableInTheEnd,
    startChat: startedLater,
    sendChatMessage: unavailableInTheEnd,
    approveChatAction: unavailableInTheEnd,
    rejectChatAction: unavailableInTheEnd,
    stopChat: unavailableInTheEnd,
    // An open chat is stopped first.
    deleteChat: unavailableInTheEnd,
    createResume: unavailable,
    createCoverLetter: unavailable,
    generateInterviewQuestions: unavailable,
  },
};

const job = makeJob();

/** Promise: routes that need an unreachable server return a prompt 503, and all others work. One row per route. */
describe('an unreachable server', () => {
  const name = uniqueName('away');
  let worked: WorkedApi;
  let healthy: TestApi;
  let world: World;
  let calls = 0;
  beforeAll(async () => {
    worked = await startWorkedApi({ name });
    healthy = worked.api;
    await seedMarket(healthy.ctx.stores, [job]);
    world = { api: healthy, employer: await buildEmployer(healthy), job };
    // All APIs of a process share the parser thread, which takes time to start.
    await parseResume(Buffer.from('Mara Lindqvist'), 'resume.txt', { caller: 'test' });
  });
  afterAll(async () => {
    await dropMarket(healthy.ctx.stores);
    await worked.close();
  });

  const sampleOf = async ({ declaration }: SweptRoute): Promise<SampleCall> =>
    (await samples[declaration.name]?.(world)) ?? {};

  async function send(api: TestApi, route: SweptRoute, sample: SampleCall) {
    const { declaration } = route;
    calls += 1;
    const startedAt = Date.now();
    const address = `198.51.${calls >> 8}.${calls & 255}`;
    const headers = { ...world.employer.key.headers, 'x-forwarded-for': address };
    const answer = await sendSample(api, { ...declaration, sample, headers });
    const text = await answer.text();
    return {
      name: declaration.name,
      status: answer.status,
      headers: answer.headers,
      text,
      took: Date.now() - startedAt,
    };
  }

  /** Slow calls are repeated: a busy machine is slow at times, a call that waits for a server always. */
  async function ask(api: TestApi, route: SweptRoute, withinMs: number) {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(api, route, await sampleOf(route));
      if (answer.took < withinMs || tries === MOST_TRIES) return answer;
    }
  }

  /** On an API that was connected to all three servers before one went down. */
  async function without(
    server: ServerName,
    breakage: Breakage,
    run: (api: BreakableApi) => Promise<void>,
  ): Promise<void> {
    const api = await startBreakableApi(name, worked.environment.address);
    try {
      await eventually('all three', async () => (await fetch(`${api.url}/readyz`)).ok, 10_000);
      await api.break(server, breakage);
      await run(api);
    } finally {
      await api.stop();
    }
  }

  async function checksOf(api: TestApi): Promise<Record<string, string>> {
    const answer = await fetch(`${api.url}/readyz`);
    expect(answer.status).toBe(503);
    return ((await answer.json()) as { checks: Record<string, string> }).checks;
  }

  it.each(breakages)(
    'MongoDB %s: 503 with Retry-After from every route; health is up, readiness names it',
    async (breakage) => {
      const ready: { route: SweptRoute; sample: SampleCall }[] = [];
      for (const route of routes) ready.push({ route, sample: await sampleOf(route) });
      await without('mongodb', breakage, async (api) => {
        const answers = await Promise.all(
          ready.map(({ route, sample }) => send(api, route, sample)),
        );
        for (const { name, status, headers, text, took } of answers) {
          expect([name, status]).toEqual([name, 503]);
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
          expect(text).toContain('"unavailable"');
          expect(text).not.toMatch(/mongo|ECONN|127\.0\.0\.1/i);
          expect([name, took < PROMPT_MS]).toEqual([name, true]);
        }
        expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
        const checks = { mongodb: 'unreachable', elasticsearch: 'ok', temporal: 'ok' };
        expect(await checksOf(api)).toEqual(checks);
      });
    },
  );

  it.each(
    (['elasticsearch', 'temporal'] as const).flatMap((server) =>
      breakages.map((breakage) => [server, breakage] as const),
    ),
  )(
    '%s %s: routes that need it are 503, others work; readiness names it',
    async (server, breakage) => {
      await without(server, breakage, async (api) => {
        const judge = async (route: SweptRoute, expected: Expected) => {
          const { name, status, headers, text, took } = await ask(api, route, expected.withinMs);
          expect({ name, status, text }).toEqual({ name, status: expected.status, text });
          expect([name, took < expected.withinMs]).toEqual([name, true]);
          if (status !== 503) return;
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
          expect(text).toContain('"unavailable"');
          expect(text).not.toMatch(/elastic|temporal|grpc|ECONN|127\.0\.0\.1/i);
        };
        const waiting: Promise<void>[] = [];
        const undisturbed: SweptRoute[] = [];
        for (const route of routes) {
          const expected = otherwise[server][route.declaration.name];
          if (expected === undefined) undisturbed.push(route);
          else waiting.push(judge(route, expected));
        }
        // Calls that may wait run concurrently; the others are then made a few at a time, deletions alone: samples
        // share records.
        await Promise.all(waiting);
        const deletes = undisturbed.filter(({ declaration }) => declaration.method === 'delete');
        const others = undisturbed.filter((route) => !deletes.includes(route));
        for (const batch of [...slices(others, AT_ONCE), ...slices(deletes, 1)]) {
          await Promise.all(
            batch.map((route) => {
              const { status = 200 } = route.declaration;
              return judge(route, { status, withinMs: UNDISTURBED_MS });
            }),
          );
        }
        const checks = { mongodb: 'ok', elasticsearch: 'ok', temporal: 'ok' };
        expect(await checksOf(api)).toEqual({ ...checks, [server]: 'unreachable' });
      });
    },
    SWEEP_TIMEOUT_MS,
  );

  it.each(breakages)(
    'Temporal %s: a résumé upload is a prompt 503, and succeeds when it is sent again',
    async (breakage) => {
      const put = (api: TestApi) =>
        fetch(`${api.url}/account/resume`, {
          method: 'PUT',
          headers: { ...world.employer.key.headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            filename: 'resume.txt',
            content_base64: Buffer.from('Mara Lindqvist').toString('base64'),
          }),
        });
      await without('temporal', breakage, async (api) => {
        const startedAt = Date.now();
        const refused = await put(api);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Date.now() - startedAt).toBeLessThan(PROMPT_MS);
        expect((await put(healthy)).status).toBe(202);
      });
    },
  );
});
