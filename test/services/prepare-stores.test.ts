import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../config/config.ts';
import { createContext } from '../../services/context.ts';
import { prepareStores } from '../../services/prepare-stores.ts';
import { DEAD_PORT } from '../support/dead-server.ts';
import { testEnvironment } from '../support/start-api.ts';
import { uniqueName } from '../support/servers.ts';

/** Promise: a process that waits for MongoDB logs the reason. */
describe('preparing stores without MongoDB', () => {
  it('fails with the error of the connection', async () => {
    const config = parseConfig({
      ...testEnvironment(uniqueName('prepare')),
      MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x`,
    });
    const ctx = createContext(config, 'test');
    await expect(prepareStores(ctx.stores)).rejects.toThrow(/not connected: .*ECONNREFUSED/);
    await ctx.close();
  });
});
