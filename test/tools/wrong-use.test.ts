import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsCommand } from '../../tools/accounts/command.ts';
import { sourcesCommand } from '../../tools/sources/command.ts';
import { perform, WrongUse } from '../../tools/terminal/run-command.ts';
import { DEAD_PORT } from '../support/dead-server.ts';

const away = {
  MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x`,
  ELASTICSEARCH_URL: `http://127.0.0.1:${DEAD_PORT}`,
  TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}`,
};

/**
 * Promise: wrong use is reported before any server is asked, so nothing has changed (decision 0023). `commands.test.ts`
 * checks the exit code and the pointer to --help.
 */
describe('wrong use, without a server', () => {
  const before = { ...process.env };
  beforeAll(() => void Object.assign(process.env, away));
  afterAll(() => void (process.env = before));

  it.each([
    [[]],
    [['constructor']],
    [['create', '--email', 'nobody']],
    [['create', '--email', 'c@example.com', '--scopes', 'jobs:write']],
    [['create', '--email', 'c@example.com', '--scopes', '']],
    [['create', '--email', 'c@example.com', '--rate-limit', '0']],
    [['list', '--email', 'c@example.com']],
    [['list', '--colour']],
    [['key']],
    [['keys']],
    [['keys', 'acc_1', '--scopes', 'jobs:read']],
    [['revoke']],
    [['revoke', '']],
    [['revoke', 'acc_1']],
    [['revoke', 'key_1', 'key_2']],
    [['credit', 'acc_1', '0.0000001']],
    [['credit', 'acc_1', '1', '000']],
    [['credit', 'acc_1', '0']],
    [['credit', 'acc_1', '-1']],
    [['limit', 'acc_1']],
    [['limit', 'acc_1', 'five']],
    [['quota', 'acc_1', 'rows', '5']],
    [['quota', 'acc_1', 'emails', '1.5']],
    [['quota', 'acc_1', 'emails']],
    [['top-up', 'acc_1', '0.49']],
    [['top-up', 'acc_1', '5.001']],
    [['auto-top-up', 'acc_1', 'of']],
    [['auto-top-up', 'acc_1', '--threshold', '1', '--amount', '20']],
    [['auto-top-up', 'acc_1', '--amount', '20', '--card', 'pm_card']],
  ])('accounts %j', async (args: string[]) => {
    const refused = await refusalOf(perform(accountsCommand, args));
    expect(refused).toMatch(/^\S.+$/);
  });

  it.each([
    [['create', '--email', 'c@example.com', '--credit-usd', 'ten'], '--credit-usd'],
    [['create', '--email', 'c@example.com', '--rate-limit', '0'], '--rate-limit'],
    [['auto-top-up', 'acc_1', '--threshold', '5'], '--amount'],
    [['quota', 'acc_1', 'search_rows', 'many'], '<n>'],
    [['credit', 'acc_1', '-15'], '-15'],
    [['credit', 'acc_1', '5'], '--reason'],
    [['credit', 'acc_1', '5', '--reason', ' '], '--reason'],
    [['credit', 'acc_1', '5', '--reason', 'x'.repeat(201)], '--reason'],
    [['credit', 'acc_1', '10000.01', '--reason', 'Goodwill'], '<usd>'],
    [['create', '--email', 'c@example.com', '--credit-usd', '10000.01'], '--credit-usd'],
    [['create', '--email', 'c@example.com', '--scopes', ' , '], '--scopes'],
  ])('accounts %j names the problem', async (args: string[], name) => {
    expect(await refusalOf(perform(accountsCommand, args))).toMatch(new RegExp(`^${name}: `));
  });

  it.each([
    [['constructor']],
    [['add']],
    [['add', 'no-such-kind', 'x']],
    [['add', 'ashby']],
    [['add', 'rss', 'notaurl']],
    [['run']],
    [['pause', 'src_1', 'src_2']],
    [['import', 'nothing', 'a-folder']],
    [['import', 'ashby']],
    [['list', '--cadence', '0']],
    [['list', '--company', 'Kiln Works']],
  ])('sources %j', async (args: string[]) => {
    const refused = await refusalOf(perform(sourcesCommand, args));
    expect(refused).toMatch(/^\S.+$/);
  });
});

it.each(['0', '1.5', 'often', '525601', '999999999999'])(
  'sources are read at intervals of minutes, up to a year: not %s',
  async (cadence) => {
    const args = ['add', 'ashby', 'kilns', '--cadence', cadence];
    expect(await refusalOf(perform(sourcesCommand, args))).toBe(
      '--cadence: a whole number of minutes from 1 to 525600.',
    );
  },
);

/** The message for the user. @throws when the command succeeded, or failed for another reason. */
async function refusalOf(performed: Promise<number>): Promise<string> {
  const outcome = await performed.catch((error: unknown) => error);
  if (outcome instanceof WrongUse) return outcome.message;
  throw new Error('It was not refused as wrong use.', { cause: outcome });
}
