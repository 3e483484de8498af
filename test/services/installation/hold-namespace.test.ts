import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from '@temporalio/client';
import type { AppContext } from '../../../services/context.ts';
import { holdNamespace, readHolder } from '../../../services/installation/hold-namespace.ts';
import { readIdentity } from '../../../storage/identity.ts';
import { eventually } from '../../support/eventually.ts';
import { runTool } from '../../support/run-tool.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../../support/start-api.ts';
import { addNamespace } from '../../support/temporal-namespace.ts';

/** Promise: two installations never take each other's tasks from one namespace. */
describe('a Temporal namespace', () => {
  const namespace = uniqueName('held').replaceAll('_', '-');
  const settings = { TEMPORAL_NAMESPACE: namespace };
  let connection: Connection;
  let first: TestApi;
  let second: TestApi;
  beforeAll(async () => {
    connection = await addNamespace(namespace);
    [first, second] = await Promise.all([startApi({ settings }), startApi({ settings })]);
    // The first question about the schedules of a new namespace may take a busy server longer than a call may.
    await eventually('the schedules', async () => (await readHolder(first.ctx)) === null);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await connection.close();
  });

  const idOf = async ({ ctx }: TestApi) => (await readIdentity(ctx.stores))?.installationId;

  it('belongs to the first of several processes, and to the others of its installation', async () => {
    await Promise.all([holdNamespace(first.ctx), holdNamespace(first.ctx)]);
    await holdNamespace(first.ctx);
  });

  it('refuses another installation, in words', async () => {
    const refused = holdNamespace(second.ctx);
    await expect(refused).rejects.toThrow(
      `The Temporal namespace "${namespace}" belongs to the installation ${await idOf(first)}`,
    );
    await expect(refused).rejects.toThrow('--claim-namespace');
  });

  it('belongs to another one once an operator has claimed it', async () => {
    const { name } = second.ctx.stores.mongo;
    const environment = { ...testEnvironment(name), ...settings };
    const { output } = await runTool(['installation', '--claim-namespace'], environment);
    expect(output).toContain(`namespace ${namespace}, held by ${await idOf(second)}`);
    await holdNamespace(second.ctx);
    await expect(holdNamespace(first.ctx)).rejects.toThrow(
      `the installation ${await idOf(second)}`,
    );
  });

  it('is not checked where the server shows no schedules', async () => {
    const denied = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
    const describeSchedule = () => Promise.reject(new Error('failed', { cause: denied }));
    const schedule = { getHandle: () => ({ describe: describeSchedule }) };
    const temporal = {
      ...first.ctx.temporal,
      client: { schedule },
    } as unknown as AppContext['temporal'];
    await holdNamespace({ ...first.ctx, temporal });
  });
});
