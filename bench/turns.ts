import { parseArgs } from 'node:util';
import { usagePeriod } from '../domain/accounts/meters.ts';
import type { AppContext } from '../services/context.ts';
import { makeJob } from '../test/storage/market/market-fixture.ts';
import { modelSettings } from '../test/support/agent/model-server/model-server.ts';
import {
  startModelProcess,
  type ModelProcess,
} from '../test/support/agent/model-server/model-process.ts';
import { seedMarket } from '../test/support/market/seed-market.ts';
import { AGENT_TASK_QUEUE } from '../workflows/common/contract.ts';
import { jobSummaryId, type SummarizeJobWorkflow } from '../workflows/market/contract.ts';
import { emptyOptions, startFloorWorker } from './floor/floor.ts';
import { durations, median } from './report/quantiles.ts';
import { publish } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi, startWorker } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack } from './stack/with-stack.ts';
import { createScene, sessionTurn } from './turns/session-turn.ts';

/** Warm-up turns. */
const WARM_UP = 10;
const kinds = ['empty', 'session', 'summary'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

interface Bench {
  ctx: AppContext;
  accountId: string;
}

/** The time of charged turns with an instant model, against an empty workflow of two activities. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { turns: { type: 'string', default: '200' } } });
  const turns = Number(values.turns);
  const model = await startModelProcess();
  try {
    await withStack('turns', async ({ session, stack }) => {
      const environment = {
        ...benchEnvironment(stack, 'bench-turns'),
        ...modelSettings(model),
        // Every summary is a charged turn.
        AI_SUMMARIES_PER_DAY: '0',
        // Readiness is observed on the market's task queue.
        WORKER_QUEUES: 'market,agent',
      };
      await startWorker(session, 'worker', environment);
      const apiUrl = await startApi(session, 'api', environment);
      const ctx = await openBench(environment);
      const stopFloor = await startFloorWorker(ctx.config.temporal.address);
      try {
        await measure(ctx, apiUrl, turns);
        await requireCalls(model, 2 * turns);
      } finally {
        stopFloor();
        await ctx.close();
      }
    });
  } finally {
    await model.stop();
  }
}

/** Checks that the turn asked the model. */
async function requireCalls(model: ModelProcess, least: number): Promise<void> {
  const { total } = await model.calls();
  if (total < least) throw new Error(`The model was asked ${total} times, not ${least}.`);
}

async function measure(ctx: AppContext, apiUrl: string, turns: number): Promise<void> {
  const jobs = Array.from({ length: turns + WARM_UP }, () => makeJob());
  await seedMarket(ctx.stores, jobs);
  const { accountId, jobIds } = await createScene(ctx, apiUrl, jobs.length);
  const times = { empty: [] as number[], session: [] as number[], summary: [] as number[] };
  for (const [place, { id }] of jobs.entries()) {
    const took = {
      empty: await timed(() => ctx.temporal.client.workflow.execute('emptyTwice', emptyOptions())),
      session: await timed(() => sessionTurn(ctx, accountId, jobIds[place] ?? '')),
      summary: await timed(() => summarize({ ctx, accountId }, id)),
    };
    if (place < WARM_UP) continue;
    for (const kind of kinds) times[kind].push(took[kind]);
  }
  await report(ctx, times);
}

/** One turn: reserve, ask, store the answer, settle, store the summary. */
async function summarize({ ctx, accountId }: Bench, jobId: string): Promise<void> {
  const day = usagePeriod('ai_summaries', new Date());
  const { status } = await ctx.temporal.client.workflow.execute<SummarizeJobWorkflow>(
    'summarizeJob',
    {
      taskQueue: AGENT_TASK_QUEUE,
      workflowId: jobSummaryId(jobId),
      args: [{ jobId, askedBy: { accountId, day } }],
    },
  );
  if (status !== 'written') throw new Error(`The summary of ${jobId} is ${status}.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function report(ctx: AppContext, { empty, session, summary }: Times): Promise<void> {
  const of = 'of the time of one empty workflow of two activities';
  await publish({
    bench: 'turns',
    versions: await serverVersions(ctx),
    layout: [
      'one worker process for turns, one for empty workflows, the model in a third, driver in a fourth',
    ],
    settings: { turns: session.length },
    goals: [
      {
        what: `the turn of a session, ${of}`,
        measured: median(session) / median(empty),
        atMost: 3,
      },
      { what: `a paid summary, ${of}`, measured: median(summary) / median(empty), atMost: 3 },
    ],
    results: {
      emptyMs: durations(empty),
      sessionMs: durations(session),
      summaryMs: durations(summary),
    },
  });
}
