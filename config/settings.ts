import { z } from 'zod';
import { cleanEmail } from '../domain/common/email.ts';
import { parseUsdMicros } from '../domain/common/money.ts';
import { flag, pem } from './setting-kinds.ts';
import { keySettings } from './key-settings.ts';
import { temporalSettings } from './temporal-settings.ts';
import { tracingSettings } from './tracing-settings.ts';

/** A number from the environment, where every value is text. */
const integer = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const cidrs = list.pipe(
  z.array(z.union([z.cidrv4(), z.cidrv6()], 'must be ranges like 10.1.0.0/16')),
);
/** An amount in USD as text. Parsed to micro-USD. */
const price = z
  .string()
  .transform((text, context) => {
    const micros = parseUsdMicros(text);
    if (micros === null) context.addIssue('must be an amount like 0.15');
    return micros ?? 0;
  })
  .optional();

const address = z.string().transform((text, context) => {
  const email = cleanEmail(text);
  if (email === null) context.addIssue('must be an e-mail address');
  return email ?? '';
});

/** Shorter than the timeout that `modelCall` gives the waiting activity (workflows/common/activity-options.ts). */
const LONGEST_MODEL_ANSWER_MS = 100_000;

/** All task queues (workflows/<area>/contract.ts). A misspelt queue would never run anything, so it is an error. */
const QUEUES = ['market', 'hiring', 'webhooks', 'agent', 'billing', 'mail'] as const;

/** Ports that webhooks may be sent to by default (decision 0016). */
const DEFAULT_WEBHOOK_PORTS = [80, 443, 8443];

/**
 * Every setting, with its default and one sentence. docs/configuration.md is generated from this table.
 * Defaults run the whole system on one machine.
 */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('Development and test allow loopback targets; production refuses them.'),
  PORT: port(3000).describe('Port of the API; 0 takes any free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address that the API and the metrics listen on.'),
  METRICS_PORT: port(9464).describe('Port of the Prometheus metrics; 0 takes any free one.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Public address of the API; by default the address it listens on.'),
  TRUST_PROXY: integer(0).describe('Number of trusted proxies in front of the API.'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .default('mongodb://127.0.0.1:27017/openrole')
    .describe('MongoDB connection string, with the database.'),
  ELASTICSEARCH_URL: z.url().default('http://127.0.0.1:9200').describe('Address of Elasticsearch.'),
  ELASTICSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,60}$/)
    .default('openrole')
    .describe('Prefix of the index aliases, `<prefix>-jobs` and `<prefix>-companies`.'),
  ELASTICSEARCH_SHARDS: count(1).describe('Primary shards of a newly built index.'),
  ELASTICSEARCH_REPLICAS: integer(0).describe('Replicas of each shard of a newly built index.'),
  ELASTICSEARCH_REFRESH_MS: integer(1000).describe('Refresh interval of the indexes, in ms.'),
  ...temporalSettings,
  WORKER_QUEUES: z
    .string()
    .default(QUEUES.join(','))
    .transform((text) => text.split(',').map((queue) => queue.trim()))
    .pipe(z.array(z.enum(QUEUES)))
    .describe('Task queues this worker process serves, comma-separated.'),
  WORKER_METRICS_PORT: port(9465).describe('Port of the worker metrics; 0 takes any free one.'),
  WORKER_BUNDLE: z
    .string()
    .optional()
    .describe('Prebuilt workflow bundle; without it the worker bundles at start.'),
  WORKER_BUILD_ID: z
    .string()
    .regex(
      /^[A-Za-z0-9._-]{1,64}$/,
      'must be 1 to 64 letters, digits, dots, hyphens or underscores',
    )
    .optional()
    .describe(
      'Build of this worker for Temporal’s Worker Versioning, such as the tag of its image; it gets work once `npm run workers` makes it current. Without it, workers of all builds share the work.',
    ),
  ...keySettings,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest log level that is written.'),
  ...tracingSettings,
  FETCH_ALLOW_CIDRS: cidrs.describe(
    'Private address ranges that source reads may reach, comma-separated.',
  ),
  FETCH_ALLOW_LOOPBACK: flag
    .optional()
    .describe(
      'Whether source reads may reach loopback addresses; by default yes, except in production.',
    ),
  FETCH_MAX_BODY_MIB: count(256).describe('Largest feed body that is read, in MiB.'),
  WEBHOOK_ALLOW_CIDRS: cidrs.describe(
    'Private address ranges that webhooks may be sent to, comma-separated.',
  ),
  WEBHOOK_ALLOW_PORTS: list
    .transform((ports) => (ports.length === 0 ? DEFAULT_WEBHOOK_PORTS : ports.map(Number)))
    .pipe(z.array(z.int().min(1).max(65_535)))
    .describe('Ports that webhooks may be sent to, comma-separated; by default 80, 443 and 8443.'),
  WEBHOOK_FIRST_ATTEMPT: z
    .enum(['announcer', 'sender', 'worker'])
    .default('announcer')
    .describe(
      'Who makes the first attempt of a webhook delivery: the process that announces the event, a thread of it (`sender`), or a worker, for an api without access to the internet.',
    ),
  INGEST_MAX_RUNNING: integer(20).describe('Source reads that the dispatcher starts per tick.'),
  AI_SUMMARIES_PER_DAY: integer(20).describe('Free AI job summaries per account and UTC day.'),
  QUOTA_SEARCH_ROWS: integer(100_000).describe('Free rows of job search per account and month.'),
  QUOTA_JOB_DETAILS: integer(20_000).describe('Free job details per account and month.'),
  QUOTA_COMPANY_ROWS: integer(20_000).describe('Free rows of companies per account and month.'),
  QUOTA_MAP_ROWS: integer(50_000).describe('Free rows of the map per account and month.'),
  QUOTA_PLATFORM_CALLS: integer(200_000).describe(
    'Free calls of the employer platform per account and month.',
  ),
  QUOTA_EMAILS: integer(2_000).describe('Free e-mails per account and month.'),
  QUOTA_RESUME_PARSES: integer(500).describe('Free résumé parses per account and month.'),
  QUOTA_CONTACT_REVEALS: integer(100).describe('Free contact reveals per account and month.'),
  PRICE_SALARY_AVERAGE_USD_MICROS: integer(50_000).describe(
    'Price of one salary average, in micro-USD.',
  ),
  PAYMENTS_PROVIDER: z
    .enum(['sandbox', 'stripe'])
    .default('sandbox')
    .describe('Payment processor; `sandbox` moves no money and declines the card `declined`.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('Secret key at Stripe; required with the payments provider `stripe`.'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .optional()
    .describe(
      'Publishable key at Stripe. With it, owners enter cards in the console; without it, an operator sets them.',
    ),
  STRIPE_API_URL: z
    .url()
    .default('https://api.stripe.com')
    .describe('Address of the Stripe API, or of a stand-in for it.'),
  LLM_PROVIDER: z
    .enum(['offline', 'openai', 'anthropic', 'openai-compatible'])
    .default('offline')
    .describe(
      'Provider of the model that writes documents, answers and summaries; `offline` needs no key.',
    ),
  LLM_MODEL: z
    .string()
    .optional()
    .describe('Name of the model at its provider; required with every provider except `offline`.'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of the provider, such as `https://models.example.com/v1`; required with `openai-compatible`; by default the provider’s own address.',
    ),
  LLM_API_KEY: z
    .string()
    .optional()
    .describe('API key of the provider; required with `openai` and `anthropic`.'),
  LLM_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(LONGEST_MODEL_ANSWER_MS)
    .default(90_000)
    .describe('Timeout of one model call in ms, at most 100,000.'),
  CHAT_TURN_MAX_USD_MICROS: integer(500_000).describe(
    'Highest cost of one answer of the platform chat, in micro-USD; the answer ends there.',
  ),
  CHAT_MAX_USD_MICROS: integer(5_000_000).describe(
    'Highest cost of one platform chat, in micro-USD; then a new one must be started.',
  ),
  LLM_PRICE_INPUT_USD_PER_MTOK: price.describe(
    'Price per million input tokens, in USD; required with every provider except `offline`.',
  ),
  LLM_PRICE_OUTPUT_USD_PER_MTOK: price.describe(
    'Price per million output tokens, in USD; required with every provider except `offline`.',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server, such as `smtps://user:password@mail.example.com`; without it mail goes to MAIL_DIR.',
    ),
  MAIL_DIR: z
    .string()
    .default('.openrole/mail')
    .describe('Maildir that mail is delivered to without SMTP_URL.'),
  MAIL_FROM: address
    .default('mail@openrole.localhost')
    .describe('Sender address of all mail; required with SMTP_URL.'),
  MAIL_DKIM_DOMAIN: z
    .string()
    .optional()
    .describe('Domain that signs mail with DKIM; needs selector and private key.'),
  MAIL_DKIM_SELECTOR: z.string().optional().describe('Selector of the DKIM key.'),
  MAIL_DKIM_PRIVATE_KEY: pem
    .optional()
    .describe('Private DKIM key in PEM; line breaks may be written as `\\n`.'),
  MAIL_BOUNCE_DOMAIN: z
    .string()
    .optional()
    .describe('Domain of the return addresses of mail; by default bounces go to MAIL_FROM.'),
  MAIL_BOUNCE_DIR: z
    .string()
    .optional()
    .describe(
      'Maildir that the mail server delivers to what comes to MAIL_BOUNCE_DOMAIN; read every minute, files end in its folder `done`.',
    ),
  MAIL_CONNECTIONS: count(5).describe('SMTP connections that a process has open at once.'),
  MAIL_MOST_BY_RECRUITER: count(25).describe(
    'Recipients of one send by a member with the role recruiter; more need an admin.',
  ),
  MAIL_MOST_BY_ADMIN: count(5_000).describe(
    'Recipients of one send by an admin or owner; keys have no limit of their own.',
  ),
  MAIL_PER_SECOND: count(10).describe('Mails per second of the whole installation over SMTP.'),
  MAIL_IDEMPOTENCY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'must be the name of a header')
    .optional()
    .describe(
      'Header with the id of the mail, equal on every attempt, for relays that send equal ones once, such as `Resend-Idempotency-Key`.',
    ),
  DRAIN_MS: integer(0).describe(
    'How long a stopping api still accepts requests while `/readyz` answers 503, in ms: longer than a load balancer takes to notice.',
  ),
  SHUTDOWN_GRACE_MS: integer(10_000).describe(
    'How long a stopping process may take to finish its work, in ms.',
  ),
});

export type Settings = z.infer<typeof settingsSchema>;
