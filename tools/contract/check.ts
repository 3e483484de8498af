import { parseConfig } from '../../config/config.ts';
import { createContext } from '../../services/context.ts';
import type { Session } from '../dev-servers/processes/session.ts';
import { withTemporarySession } from '../dev-servers/processes/temporary-session.ts';
import { stackEnvironment, startStack } from '../dev-servers/servers/stack.ts';
import { startServices } from '../start/services.ts';
import { runTests, type Count } from '../test/run-jest.ts';
import { findSchemathesis, runSchemathesis } from './schemathesis.ts';
import { seedRecords } from './seed.ts';

/** TRUST_PROXY: each request names another client address, so that it meets no limit per address. */
const settings = { NODE_ENV: 'test', LOG_LEVEL: 'warn', TRUST_PROXY: '1' };

async function check(session: Session, options: string[]): Promise<Count> {
  const [python, stack] = await Promise.all([findSchemathesis(), startStack(session, 'free')]);
  await stack.ready();
  const environment = { ...settings, ...stackEnvironment(stack) };
  const { apiUrl, ready } = await startServices(session, environment);
  await ready();
  const ctx = createContext(parseConfig(environment), 'command');
  const { apiKey, records } = await seedRecords(ctx, apiUrl).finally(() => ctx.close());
  return runSchemathesis(python, {
    args: [`${apiUrl}/openapi.json`, ...options],
    environment: { OPENROLE_API_KEY: apiKey, OPENROLE_CONTRACT_RECORDS: JSON.stringify(records) },
  });
}

/** Runs `npm run check:contract` with these options of Schemathesis. */
export function checkContract(options: string[]): Promise<number> {
  const session = { command: 'npm run check:contract', whenStopped: undefined };
  return runTests(() =>
    withTemporarySession<Count | undefined>(session, (running) => check(running, options)),
  );
}
