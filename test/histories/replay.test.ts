import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import proto from '@temporalio/proto';
import { workflowInterceptorModules, workflowsPath } from '../../worker/bundle.ts';

const recorded = readdirSync(__dirname, { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.history'),
);

function historyOf(name: string) {
  return proto.temporal.api.history.v1.History.decode(readFileSync(join(__dirname, name)));
}

/** Promise: a changed workflow replays the runs that are in flight when it is deployed. */
describe('replay of recorded histories', () => {
  it('covers every workflow', () => {
    const source = readFileSync(join(__dirname, '../../workflows/index.ts'), 'utf8');
    const workflows = [...source.matchAll(/export \{ (\w+) \}/g)].map((match) => match[1]);
    const types = recorded.map(
      (name) => historyOf(name).events[0]?.workflowExecutionStartedEventAttributes?.workflowType?.name,
    );
    expect(new Set(types)).toEqual(new Set(workflows));
  });

  it('finds no difference between the histories and the code', async () => {
    Runtime.install({ logger: new DefaultLogger('ERROR') });
    const histories = recorded.map((name) => ({
      workflowId: name,
      history: historyOf(name),
    }));
    const results = Worker.runReplayHistories(
      {
        workflowsPath: workflowsPath(),
        interceptors: { workflowModules: workflowInterceptorModules() },
      },
      histories,
    );
    const failed: string[] = [];
    for await (const { workflowId, error } of results) {
      if (error) failed.push(`${workflowId}: ${error.message}`);
    }
    expect(failed).toEqual([]);
  });
});
