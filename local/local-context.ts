import { join } from 'node:path';
import { z } from 'zod';
import { parseConfig } from '../config/config.ts';
import { createContext, type AppContext } from '../services/context.ts';
import { homeDirectory } from './paths.ts';
import { readJson } from './start/local-file.ts';

const addressesSchema = z.looseObject({
  mongodb_url: z.string(),
  elasticsearch_url: z.string(),
  temporal_address: z.string(),
});

/**
 * The context of a command: the servers named in the environment, else those of the running `npm start` or
 * stack (`.openrole/local.json`), else the usual ports of this machine.
 */
export async function localContext(): Promise<AppContext> {
  const local = addressesSchema.safeParse(await readJson(join(homeDirectory(), 'local.json')));
  const running = local.success
    ? {
        MONGODB_URL: local.data.mongodb_url,
        ELASTICSEARCH_URL: local.data.elasticsearch_url,
        TEMPORAL_ADDRESS: local.data.temporal_address,
      }
    : {};
  const config = parseConfig({ LOG_LEVEL: 'warn', ...running, ...process.env });
  return createContext(config, 'command');
}
