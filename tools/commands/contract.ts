/** Checks with Schemathesis that the running API does what its OpenAPI document says. */
import { parseConfig } from '../../config/config.ts';
import { createContext } from '../../services/context.ts';
import { findSchemathesis, runSchemathesis } from '../contract/schemathesis.ts';
import { seedRecords } from '../contract/seed.ts';
import type { Session } from '../dev-servers/processes/session.ts';
import { withTemporarySession } from '../dev-servers/processes/temporary-session.ts';
import { stackEnvironment, startStack } from '../dev-servers/servers/stack.ts';
import { startServices } from '../start/services.ts';
import { type Command, WrongUse } from '../terminal/run-command.ts';
import { runTests, type Count } from '../test/run-jest.ts';

const help = `Usage: npm run check:contract [-- --examples N] [-- --seed N]

Starts MongoDB, Elasticsearch, Temporal, the api and the worker in a temporary directory on free ports, with an account
and a record of each kind. Schemathesis then calls every path of /openapi.json and runs all of its checks on the
answers. It is installed into the cache folder. The last line is "N passed, N failed", counted in operations.

  --examples N   random requests per operation and kind of data (5)
  --seed N       seed of the random requests (1)
  --help

Environment: MONGODB_URL, ELASTICSEARCH_URL, TEMPORAL_ADDRESS use running servers; the database fills with test data.`;

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

function wholeNumber(text: unknown, name: string): string {
  if (typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text)) return text;
  throw new WrongUse(`${name}: a whole number above 0.`);
}

export const command: Command = {
  help,
  takesWords: false,
  options: {
    examples: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
  run(values) {
    const options = ['--max-examples', wholeNumber(values['examples'], '--examples')];
    options.push('--seed', wholeNumber(values['seed'], '--seed'));
    const session = { command: 'npm run check:contract', whenStopped: undefined };
    return runTests(() =>
      withTemporarySession<Count | undefined>(session, (running) => check(running, options)),
    );
  },
};
