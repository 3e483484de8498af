import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { connect, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { NativeConnection } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  connectionOptions,
  type TemporalEndpoint,
} from '../../clients/temporal/connection-options.ts';
import { connectTemporal } from '../../clients/temporal/index.ts';
import { requiredEnvironment } from '../support/servers.ts';

const pem = (name: string) => readFileSync(join(__dirname, '../fixtures/tls', name), 'utf8');
const [ca, cert, key] = [pem('ca.pem'), pem('client.pem'), pem('client.key')];
const own = { key: pem('server.key'), cert: pem('server.pem'), ca };

const addressOf = (server: Server) => `localhost:${(server.address() as AddressInfo).port}`;

async function started<Listening extends Server>(server: Listening): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function ping(endpoint: TemporalEndpoint): Promise<void> {
  const temporal = connectTemporal({ ...endpoint, namespace: 'default' });
  try {
    await temporal.ping();
  } finally {
    await temporal.close();
  }
}

/** Promise: api and worker reach a Temporal that asks for TLS and a certificate, and no other server in its place. */
describe('Temporal over TLS', () => {
  let server: Server;
  beforeAll(async () => {
    const target = new URL(`http://${requiredEnvironment('TEMPORAL_ADDRESS')}`);
    const options = { ...own, requestCert: true, rejectUnauthorized: true, ALPNProtocols: ['h2'] };
    server = await started(
      createServer(options, (socket) => {
        const temporal = connect(Number(target.port), target.hostname);
        socket.on('error', () => temporal.destroy()).on('close', () => temporal.destroy());
        temporal.on('error', () => socket.destroy()).on('close', () => socket.destroy());
        socket.pipe(temporal).pipe(socket);
      }),
    );
  });
  afterAll(() => {
    server.close();
  });

  it('answers a client and a worker that show their certificate', async () => {
    const endpoint = { address: addressOf(server), tls: { ca, cert, key } };
    await ping(endpoint);
    const connection = await NativeConnection.connect(connectionOptions(endpoint));
    await connection.close();
  });

  it.each([
    ['no TLS', null],
    ['no certificate of its own', { ca, cert: null, key: null }],
    ['the authorities of the system', { ca: null, cert, key }],
  ])('refuses a client with %s', async (...[, tls]) => {
    await expect(ping({ address: addressOf(server), tls })).rejects.toThrow();
  });
});

/** Promise: the API key goes with every call. */
it('sends the API key of Temporal', async () => {
  const seen: unknown[] = [];
  const server: Http2SecureServer = createSecureServer(own);
  server.on('stream', (stream, { authorization }) => {
    seen.push(authorization);
    const answer = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '7' };
    stream.respond(answer, { endStream: true });
  });
  await started(server);
  const tls = { ca, cert: null, key: null };
  await expect(ping({ address: addressOf(server), tls, apiKey: 'tmprl_key' })).rejects.toThrow();
  server.close();
  expect(seen[0]).toBe('Bearer tmprl_key');
});
