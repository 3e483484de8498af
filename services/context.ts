import type { Logger } from 'pino';
import { createLlm, type Llm } from '../clients/llm/index.ts';
import { createMail, type Mail } from '../clients/mail/index.ts';
import { createOpenId, type OpenId } from '../clients/open-id/index.ts';
import { createSafeFetch, type SafeFetch } from '../clients/safe-fetch/index.ts';
import { createPayments, type Payments } from '../clients/payments/index.ts';
import { connectTemporal, type TemporalAccess } from '../clients/temporal/index.ts';
import type { Config } from '../config/config.ts';
import { connectElasticsearch } from '../storage/elasticsearch.ts';
import { closeMongo, connectMongo } from '../storage/mongo.ts';
import { accountRecords } from '../storage/account-records.ts';
import { fileUses } from '../storage/file-uses.ts';
import type { FileUse } from '../storage/files/files.ts';
import type { Stores } from '../storage/stores.ts';
import type { AccountRecords } from '../storage/transfers/account-records.ts';
import { createSecretBox } from '../storage/secret-box.ts';
import { createLog } from './log.ts';
import { createAnnouncements, type Announcements } from './webhooks/announce-soon.ts';
import { createSender, type WebhookSender } from './webhooks/sender.ts';
import { employeeRecords } from './employee-records.ts';
import type { FindInterviewed } from './hiring/interviewer-scope.ts';
import { interviewed } from './interviewed.ts';
import type { PersonalData } from './hiring/pipeline/personal-data.ts';
import { personalData } from './personal-data.ts';
import type { Reaction } from './webhooks/reactions.ts';
import { entryReactions, reactions } from './reactions.ts';
import { createMoneyWriter, type MoneyWriter } from './billing/money-writer.ts';
import type { EntryReaction } from './billing/move-entries.ts';
import type { EmployeeRecords } from './workforce/remove-employee.ts';
import { tracedWorkflowCalls } from './tracing/workflow-calls.ts';
import { WakeUps } from './wake-ups.ts';
import { within } from '../domain/common/within.ts';

/**
 * Closing Elasticsearch's client waits for open requests, and MongoDB's for a server that disconnects meanwhile.
 * Connections still open after this time end with the process.
 */
const CLOSE_TIMEOUT_MS = 3_000;

/** Everything with I/O that services use; built once per process. */
export interface AppContext {
  config: Config;
  log: Logger;
  stores: Stores;
  temporal: TemporalAccess;
  money: MoneyWriter;
  payments: Payments;
  mail: Mail;
  llm: Llm;
  /** Providers by which members of an account sign in. */
  openId: OpenId;
  /** Events of this process that are being delivered. */
  announcements: Announcements;
  sender: WebhookSender;
  /** Workflows that this process is waking. */
  wakeUps: WakeUps;
  /** Reactions to events inside the service. */
  reactions: readonly Reaction[];
  entryReactions: readonly EntryReaction[];
  /** Collections with personal data of candidates. */
  personalData: readonly PersonalData[];
  /** The records of other areas about employees. */
  employeeRecords: readonly EmployeeRecords[];
  /** The candidates and roles of a member's interviews. */
  interviewed: FindInterviewed;
  /** Collections that reference files. */
  fileUses: readonly FileUse[];
  /** Collections whose documents belong to an account. */
  accountRecords: readonly AccountRecords[];
  close(): Promise<void>;
}

/**
 * Connects lazily, so that a process starts while a server is unavailable. With `someoneWaits`, a MongoDB that does
 * not answer is detected early enough to reply with an error.
 */
export function createContext(config: Config, process: string, someoneWaits = false): AppContext {
  const log = createLog(process, config.logLevel);
  const stores: Stores = {
    mongo: connectMongo({ url: config.mongodb.url, watchClosely: someoneWaits }),
    search: connectElasticsearch(config.elasticsearch),
    secrets: createSecretBox(config.secretsKeys),
  };
  const temporal = connectTemporal(config.temporal, [tracedWorkflowCalls]);
  const money = createMoneyWriter({ stores, log, entryReactions });
  const llm = createLlm(config.llm);
  const providers = createProviderFetch(config);
  const announcements = createAnnouncements();
  const wakeUps = new WakeUps();
  const sender = createSender(config, { log, stores });
  return {
    config,
    log,
    stores,
    temporal,
    money,
    payments: createPayments(config.payments),
    mail: createMail(config.mail),
    llm,
    openId: createOpenId(providers, { allowHttp: config.webhooks.allowLoopback }),
    announcements,
    sender,
    wakeUps,
    reactions,
    entryReactions,
    personalData,
    employeeRecords,
    interviewed,
    fileUses,
    accountRecords,
    async close() {
      await money.flush();
      // A command that credits an account exits right after it; its events would wait for the sweep.
      await within(announcements.flush(), CLOSE_TIMEOUT_MS, undefined);
      await within(sender.drain(), config.shutdownGraceMs, undefined);
      await within(wakeUps.flush(), CLOSE_TIMEOUT_MS, undefined);
      const closed = Promise.all([
        temporal.close(),
        llm.close(),
        providers.close(),
        stores.search.client.close(),
        closeMongo(stores.mongo),
      ]);
      await within(closed, CLOSE_TIMEOUT_MS, undefined);
    },
  };
}

/** Reaches OpenID providers: their answers are small. */
function createProviderFetch({ webhooks: { allowLoopback, allowCidrs } }: Config): SafeFetch {
  return createSafeFetch({
    allowLoopback,
    allowedCidrs: allowCidrs,
    allowedPorts: allowLoopback ? 'any' : [443],
    totalTimeoutMs: 10_000,
    maxBytes: 1024 * 1024,
    userAgent: 'Openrole-Sign-In/1.0',
  });
}
