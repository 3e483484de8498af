import { z } from 'zod';

/** A number in the environment, which is always text there. */
const integer = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/**
 * Every setting, with its default and one sentence. docs/configuration.md is generated from this table.
 * Defaults run the whole system on one machine.
 */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('Development and test allow loopback targets; production refuses them.'),
  PORT: integer(3000).describe('Port of the API; 0 takes any free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address the API listens on.'),
  METRICS_PORT: integer(9464).describe('Port of the Prometheus metrics; 0 takes any free one.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Address under which callers see the API; by default its own address.'),
  TRUST_PROXY: integer(0).describe('How many proxies in front of the API are trusted.'),
  MONGODB_URL: z
    .string()
    .default('mongodb://127.0.0.1:27017/openrole')
    .describe('MongoDB connection string, with the database.'),
  ELASTICSEARCH_URL: z.url().default('http://127.0.0.1:9200').describe('Address of Elasticsearch.'),
  ELASTICSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,60}$/)
    .default('openrole')
    .describe('Index aliases are this, a dash and `jobs` or `companies`.'),
  ELASTICSEARCH_SHARDS: integer(1).describe('Primary shards of a newly built index.'),
  ELASTICSEARCH_REFRESH_MS: integer(1000).describe('How soon a write is searchable.'),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233').describe('Address of Temporal.'),
  TEMPORAL_NAMESPACE: z.string().default('default').describe('Temporal namespace.'),
  TEMPORAL_UI_URL: z
    .url()
    .default('http://127.0.0.1:8233')
    .describe('Where operators find the Temporal UI.'),
  WORKER_QUEUES: z
    .string()
    .default('market')
    .transform((text) => text.split(',').map((queue) => queue.trim()))
    .describe('Task queues this worker process serves, comma-separated.'),
  WORKER_METRICS_PORT: integer(9465).describe('Port of the worker metrics; 0 takes any free one.'),
  WORKER_BUNDLE: z
    .string()
    .optional()
    .describe('Prebuilt workflow bundle; without it the worker bundles at start.'),
  CURSOR_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('Key that signs cursors; required in production, the same in every api process.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  FETCH_ALLOW_CIDRS: list.describe(
    'Address ranges that source reads may reach although they are private, comma-separated.',
  ),
  FETCH_ALLOW_LOOPBACK: flag
    .optional()
    .describe('Whether source reads may reach loopback; by default everywhere but in production.'),
  FETCH_MAX_BODY_MIB: integer(256).describe('Largest feed body that is read, in MiB.'),
  INGEST_BATCH: integer(250).describe('Postings that are enriched and written together.'),
  INGEST_MAX_RUNNING: integer(20).describe('Source reads that the dispatcher starts per tick.'),
  AI_SUMMARIES_PER_DAY: integer(20).describe('Free AI job summaries per account and UTC day.'),
  SHUTDOWN_GRACE_MS: integer(10_000).describe('How long a stopping process may finish its work.'),
});

export type Settings = z.infer<typeof settingsSchema>;

const DEVELOPMENT_SECRET = 'openrole-development-only-secret';

/** The settings as the rest of the code sees them: grouped, typed, frozen. */
export interface Config {
  environment: Settings['NODE_ENV'];
  api: { port: number; host: string; metricsPort: number; publicUrl?: string; trustProxy: number };
  mongodb: { url: string };
  elasticsearch: { url: string; prefix: string; shards: number; refreshMs: number };
  temporal: { address: string; namespace: string; uiUrl: string };
  worker: { queues: string[]; metricsPort: number; bundle?: string };
  fetch: { allowLoopback: boolean; allowCidrs: string[]; maxBodyBytes: number };
  ingest: { batch: number; maxRunning: number };
  aiSummariesPerDay: number;
  cursorSecret: string;
  logLevel: Settings['LOG_LEVEL'];
  shutdownGraceMs: number;
}

/** Thrown with every wrong setting at once, so that one restart is enough. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Builds the configuration from an environment; `environment` is injected so that tests need no globals. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name in settingsSchema.shape && value !== undefined && value !== '',
    ),
  );
  const parsed = settingsSchema.safeParse(known);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const settings = parsed.data;
  if (settings.NODE_ENV === 'production' && settings.CURSOR_SECRET === undefined) {
    throw new ConfigError(['CURSOR_SECRET: required in production']);
  }
  return Object.freeze(group(settings));
}

function group(settings: Settings): Config {
  return {
    environment: settings.NODE_ENV,
    api: {
      port: settings.PORT,
      host: settings.HOST,
      metricsPort: settings.METRICS_PORT,
      trustProxy: settings.TRUST_PROXY,
      ...(settings.PUBLIC_URL === undefined ? {} : { publicUrl: settings.PUBLIC_URL }),
    },
    mongodb: { url: settings.MONGODB_URL },
    elasticsearch: {
      url: settings.ELASTICSEARCH_URL,
      prefix: settings.ELASTICSEARCH_INDEX_PREFIX,
      shards: settings.ELASTICSEARCH_SHARDS,
      refreshMs: settings.ELASTICSEARCH_REFRESH_MS,
    },
    temporal: {
      address: settings.TEMPORAL_ADDRESS,
      namespace: settings.TEMPORAL_NAMESPACE,
      uiUrl: settings.TEMPORAL_UI_URL,
    },
    worker: {
      queues: settings.WORKER_QUEUES,
      metricsPort: settings.WORKER_METRICS_PORT,
      ...(settings.WORKER_BUNDLE === undefined ? {} : { bundle: settings.WORKER_BUNDLE }),
    },
    fetch: {
      allowLoopback: settings.FETCH_ALLOW_LOOPBACK ?? settings.NODE_ENV !== 'production',
      allowCidrs: settings.FETCH_ALLOW_CIDRS,
      maxBodyBytes: settings.FETCH_MAX_BODY_MIB * 1024 * 1024,
    },
    ingest: { batch: settings.INGEST_BATCH, maxRunning: settings.INGEST_MAX_RUNNING },
    aiSummariesPerDay: settings.AI_SUMMARIES_PER_DAY,
    cursorSecret: settings.CURSOR_SECRET ?? DEVELOPMENT_SECRET,
    logLevel: settings.LOG_LEVEL,
    shutdownGraceMs: settings.SHUTDOWN_GRACE_MS,
  };
}
