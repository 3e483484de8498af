import type { Logger } from 'pino';
import { connectTemporal, type TemporalAccess } from '../clients/temporal/index.ts';
import type { Config } from '../config/config.ts';
import { connectElasticsearch } from '../storage/elasticsearch.ts';
import { connectMongo } from '../storage/mongo.ts';
import type { Stores } from '../storage/stores.ts';
import { createLog } from './log.ts';

/** Everything that code with I/O may reach; built once per process. */
export interface AppContext {
  config: Config;
  log: Logger;
  stores: Stores;
  temporal: TemporalAccess;
  close(): Promise<void>;
}

/** Opens nothing eagerly: a server that is away does not keep a process from starting. */
export function createContext(config: Config, process: string): AppContext {
  const log = createLog(process, config.logLevel);
  const stores: Stores = {
    mongo: connectMongo(config.mongodb.url),
    search: connectElasticsearch(config.elasticsearch),
  };
  const temporal = connectTemporal(config.temporal);
  return {
    config,
    log,
    stores,
    temporal,
    async close() {
      await temporal.close();
      await stores.search.client.close();
      await stores.mongo.close();
    },
  };
}
