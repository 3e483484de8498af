import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectTemporal, type TemporalAccess } from '../../clients/temporal/index.ts';

const DEADLINE_EXCEEDED = 4;

describe('a call to Temporal', () => {
  let hanging: Server;
  let access: TemporalAccess;

  beforeAll(async () => {
    // Takes connections, and never says a word.
    hanging = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    access = connectTemporal({ address: `127.0.0.1:${port}`, namespace: 'default' });
  });
  afterAll(async () => {
    await access.close();
    hanging.close();
  });

  it('is given up when Temporal hangs, each after its time', async () => {
    const handle = access.client.workflow.getHandle('apply:ses_1');
    const order: string[] = [];
    const failing = (name: string, call: Promise<unknown>) =>
      expect(call.finally(() => order.push(name))).rejects.toThrow();
    await Promise.all([
      failing('update', handle.executeUpdate('say')),
      failing('signal', handle.signal('say')),
      expect(access.ping().finally(() => order.push('ping'))).rejects.toMatchObject({
        code: DEADLINE_EXCEEDED,
      }),
    ]);
    expect(order).toEqual(['ping', 'signal', 'update']);
  });
});
