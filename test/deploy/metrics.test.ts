import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type Connection } from '@temporalio/client';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import { spawnWorker } from '../support/processes/spawn-worker.ts';
import { searchAttributeNames } from '../../workflows/common/contract.ts';
import { alerts, dashboardExpressions, metricsIn } from '../support/deploy/expressions.ts';
import { eventually } from '../support/eventually.ts';
import { dropMarket } from '../support/market/seed-market.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';
import { addNamespace } from '../support/temporal-namespace.ts';

const OWN_OF_PROMETHEUS = ['up'];

/** Promise: alerts and the dashboard read metrics that api and worker expose, so that none is silent for a wrong name. */
describe('the metrics of deploy/', () => {
  const name = uniqueName('metrics').replaceAll('_', '-');
  const environment = { ...testEnvironment(name), TEMPORAL_NAMESPACE: name };
  let connection: Connection;
  let api: TestApi;
  let worker: ChildProcess;
  let url: string;

  beforeAll(async () => {
    connection = await addNamespace(name);
    api = await startApi({ name, settings: { TEMPORAL_NAMESPACE: name } });
  }, 60_000);
  afterAll(async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
    await dropMarket(api.ctx.stores);
    await api.close();
    await connection.close();
  });

  it('begins with the search attributes of the namespace, registered once', async () => {
    const register = () => runTool(['search-attributes', '--json'], environment);
    await eventually('the namespace', async () => (await register()).code === 0);
    const { customAttributes } = await connection.operatorService.listSearchAttributes({
      namespace: name,
    });
    expect(Object.keys(customAttributes)).toEqual(expect.arrayContaining(searchAttributeNames));
    expect(JSON.parse((await register()).output)).toEqual({ registered: [] });
  });

  it('has every metric that an expression names', async () => {
    await startWorker();
    await fetch(`${api.url}/healthz`);
    const named = [
      ...alerts().map(({ expr }) => expr),
      ...dashboardExpressions().map(([, e]) => e),
    ];
    const wanted = new Set(named.flatMap(metricsIn));
    let missing = [...wanted];
    const allExposed = async () => {
      const exposed = `${await api.ctx.metrics.render()}\n${await workerMetrics()}`;
      const names = new Set([...exposed.matchAll(/^([a-z_:]\w*)[{ ]/gim)].map(([, one]) => one));
      missing = [...wanted].filter((one) => !names.has(one) && !OWN_OF_PROMETHEUS.includes(one));
      return missing.length === 0;
    };
    await eventually(() => `metrics ${missing.join(', ')}`, allExposed, 60_000);
    expect(wanted.size).toBeGreaterThan(10);
  }, 120_000);

  /** A worker that has compared the ledgers, and failed at the read of a source that does not exist. */
  async function startWorker(): Promise<void> {
    const port = await choosePort(0, 'metrics');
    url = `http://127.0.0.1:${port}/metrics`;
    worker = await spawnWorker({
      ...environment,
      WORKER_QUEUES: 'billing,market',
      WORKER_METRICS_PORT: String(port),
    });
    const { workflow } = new Client({ connection, namespace: name });
    await workflow.start('checkLedger', { taskQueue: 'billing', workflowId: 'ledger' });
    await workflow.start('ingestSource', {
      taskQueue: 'market',
      workflowId: 'no-source',
      args: [{ sourceId: 'src_00000000000000000000' }],
    });
  }

  const workerMetrics = () =>
    fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
});
