import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { holdHome } from '../../tools/dev-servers/processes/home.ts';
import { runCommand, type CommandAnswer } from '../support/processes/run-command.ts';
import { requiredEnvironment } from '../support/servers.ts';

const usualMongoPort = 27_017;

/** Promise: commands use the stack of their own directory, also when another clone occupies the usual ports. */
describe('a stack on replaced ports', () => {
  let home: string;
  let occupant: Server;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
    occupant = createServer();
    // If something else listens there already, the port is busy as required.
    await new Promise<void>((done) => {
      occupant.once('error', () => done());
      occupant.listen(usualMongoPort, '127.0.0.1', done);
    });
  });
  afterAll(async () => {
    await run('stack', 'down');
    await new Promise((closed) => occupant.close(closed));
    await rm(home, { recursive: true });
  }, 60_000);

  /** Only MongoDB belongs to the stack: one server is enough for the test, and starts in a second. */
  const run = (...args: string[]): Promise<CommandAnswer> =>
    runCommand(args, {
      OPENROLE_HOME: home,
      MONGODB_URL: undefined,
      ELASTICSEARCH_URL: requiredEnvironment('ELASTICSEARCH_URL'),
      TEMPORAL_ADDRESS: requiredEnvironment('TEMPORAL_ADDRESS'),
    });

  it('is not mistaken for the owner of the usual ports, before and after it is ready', async () => {
    const starting = await holdHome(home, 'npm run stack -- up');
    const early = await run('accounts', 'list', '--json');
    await starting.release();
    expect(early).toMatchObject({ code: 1, output: '' });
    expect(early.messages).toBe('npm run stack -- up is not ready yet; try again when it is.\n');

    const up = await run('stack', 'up', '--json');
    expect(up.code).toBe(0);
    const { addresses } = JSON.parse(up.output) as { addresses: Record<string, string> };
    const address = addresses['MONGODB_URL'] ?? '';
    expect(new URL(address).port).not.toBe(String(usualMongoPort));

    const there = { MONGODB_URL: address, OPENROLE_HOME: home };
    const made = await runCommand(['accounts', 'create', '--email', 'o@example.com'], there);
    expect(made.code).toBe(0);
    const listed = await run('accounts', 'list', '--json');
    expect(listed).toMatchObject({ code: 0, messages: '' });
    expect(JSON.parse(listed.output)).toMatchObject([{ email: 'o@example.com' }]);
  }, 120_000);
});
