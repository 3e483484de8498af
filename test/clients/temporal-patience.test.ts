import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { promisify } from 'node:util';
import { Server as GrpcServer, ServerCredentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isGrpcServiceError } from '@temporalio/client';
import { connectTemporal, type TemporalAccess } from '../../clients/temporal/index.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import { eventually } from '../support/eventually.ts';

const DEADLINE_EXCEEDED = 4;
const UNIMPLEMENTED = 12;
const UNAVAILABLE = 14;

describe('a call to Temporal', () => {
  let hanging: Server;
  let access: TemporalAccess;

  beforeAll(async () => {
    // Accepts connections and never responds.
    hanging = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    access = connectTemporal({ address: `127.0.0.1:${port}`, namespace: 'default' });
  });
  afterAll(async () => {
    await access.close();
    hanging.close();
  });

  it('fails when Temporal hangs, each method after its timeout', async () => {
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

  it('succeeds with a Temporal that starts later', async () => {
    const port = await choosePort(0, 'a Temporal to come');
    const early = connectTemporal({ address: `127.0.0.1:${port}`, namespace: 'default' });
    await expect(early.ping()).rejects.toMatchObject({ code: UNAVAILABLE });
    // It rejects the unknown method, which is a response.
    const server = new GrpcServer();
    await promisify(server.bindAsync.bind(server))(
      `127.0.0.1:${port}`,
      ServerCredentials.createInsecure(),
    );
    await eventually('an answer', async () => {
      const failure: unknown = await early.ping().catch((error: unknown) => error);
      return isGrpcServiceError(failure) && (failure.code as number) === UNIMPLEMENTED;
    });
    await early.close();
    server.forceShutdown();
  });
});
