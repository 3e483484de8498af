import type { Logger } from 'pino';
import { createLlm, type Llm } from '../clients/llm/index.ts';
import { createPayments, type Payments } from '../clients/payments/index.ts';
import { connectTemporal, type TemporalAccess } from '../clients/temporal/index.ts';
import type { Config } from '../config/config.ts';
import { connectElasticsearch } from '../storage/elasticsearch.ts';
import { closeMongo, connectMongo } from '../storage/mongo.ts';
import type { Stores } from '../storage/stores.ts';
import { createSecretBox } from '../storage/secret-box.ts';
import { createLog } from './log.ts';
import type { Announcements } from './webhooks/announce-soon.ts';
import type { Reaction } from './webhooks/reactions.ts';
import { entryReactions, reactions } from './reactions.ts';
import { createMoneyWriter, type MoneyWriter } from './billing/money-writer.ts';
import type { EntryReaction } from './billing/move-entries.ts';
import { within } from './within.ts';

/**
 * Elasticsearch's client waits for its last answers, and MongoDB's for a server that went in the moment of its
 * goodbye: what is not closed by then ends with the process.
 */
const CLOSE_TIMEOUT_MS = 3_000;

/** Everything that code with I/O may reach; built once per process. */
export interface AppContext {
  config: Config;
  log: Logger;
  stores: Stores;
  temporal: TemporalAccess;
  money: MoneyWriter;
  payments: Payments;
  llm: Llm;
  /** Events of this process on their way to their receivers. */
  announcements: Announcements;
  /** What follows from events inside the service. */
  reactions: readonly Reaction[];
  entryReactions: readonly EntryReaction[];
  close(): Promise<void>;
}

/**
 * Opens nothing eagerly: a server that is away does not keep a process from starting. Where `someoneWaits` for
 * the process's answers, a MongoDB that hangs is noticed in time to say so.
 */
export function createContext(config: Config, process: string, someoneWaits = false): AppContext {
  const log = createLog(process, config.logLevel);
  const stores: Stores = {
    mongo: connectMongo({ url: config.mongodb.url, watchClosely: someoneWaits }),
    search: connectElasticsearch(config.elasticsearch),
    secrets: createSecretBox(config.secretsKeys),
  };
  const temporal = connectTemporal(config.temporal);
  const money = createMoneyWriter({ stores, log, entryReactions });
  const llm = createLlm(config.llm);
  const announcements: Announcements = { waiting: [], underWay: false, done: Promise.resolve() };
  return {
    config,
    log,
    stores,
    temporal,
    money,
    payments: createPayments(config.payments),
    llm,
    announcements,
    reactions,
    entryReactions,
    async close() {
      await money.flush();
      // A command that credits an account ends right after it: its events would wait for the sweep.
      await within(announcements.done, CLOSE_TIMEOUT_MS, undefined);
      const closed = Promise.all([
        temporal.close(),
        llm.close(),
        stores.search.client.close(),
        closeMongo(stores.mongo),
      ]);
      await within(closed, CLOSE_TIMEOUT_MS, undefined);
    },
  };
}
