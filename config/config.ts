import type { TokenPrices } from '../domain/model/token-price.ts';
import type { PricedCall } from '../domain/billing/ledger-entry.ts';
import type { Quotas } from '../domain/accounts/meters.ts';
import { settingsSchema, type Settings } from './settings.ts';
import { groupTemporal, type TemporalConfig } from './temporal.ts';
import { groupTracing, type TracingConfig } from './tracing.ts';

const DEVELOPMENT_SECRET = 'openrole-development-only-secret';

/** With a model provider, both prices are required: no model is free by default. */
const ofEveryModel = [
  'LLM_MODEL',
  'LLM_PRICE_INPUT_USD_PER_MTOK',
  'LLM_PRICE_OUTPUT_USD_PER_MTOK',
] as const;
const needsOfProvider: Record<Settings['LLM_PROVIDER'], readonly (keyof Settings)[]> = {
  offline: [],
  openai: [...ofEveryModel, 'LLM_API_KEY'],
  anthropic: [...ofEveryModel, 'LLM_API_KEY'],
  'openai-compatible': [...ofEveryModel, 'LLM_BASE_URL'],
};

const DKIM_SETTINGS = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_PRIVATE_KEY'] as const;

/** The settings as the rest of the code uses them: grouped, typed, frozen. */
export interface Config {
  api: {
    port: number;
    host: string;
    metricsPort: number;
    publicUrl?: string;
    trustProxy: number;
    drainMs: number;
  };
  /** Production refuses to sign anyone in over plain http. */
  console: { isProduction: boolean };
  mongodb: { url: string };
  elasticsearch: {
    url: string;
    prefix: string;
    shards: number;
    replicas: number;
    refreshMs: number;
  };
  temporal: TemporalConfig;
  worker: { queues: string[]; metricsPort: number; bundle?: string; buildId?: string };
  fetch: { allowLoopback: boolean; allowCidrs: string[]; maxBodyBytes: number };
  webhooks: {
    allowLoopback: boolean;
    allowCidrs: string[];
    allowPorts: number[];
    firstAttempt: Settings['WEBHOOK_FIRST_ATTEMPT'];
  };
  ingest: { maxRunning: number };
  /** Free quantities per account and UTC month; AI summaries per day. */
  quotas: Quotas;
  /** Prices of calls that are charged per call, in micro-USD. */
  prices: Record<PricedCall, number>;
  payments: {
    provider: Settings['PAYMENTS_PROVIDER'];
    stripe: { secretKey: string | null; publishableKey: string | null; apiUrl: string };
  };
  llm: {
    provider: Settings['LLM_PROVIDER'];
    model: string;
    apiKey: string | null;
    baseUrl: string | null;
    timeoutMs: number;
  };
  tokenPrices: TokenPrices;
  /** Highest cost of an answer and of a whole chat, in micro-USD. */
  chat: { turnUsdMicros: number; chatUsdMicros: number };
  mail: {
    /** Null: mail is written to the maildir. */
    smtpUrl: string | null;
    directory: string;
    from: string;
    /** Recipients of one send by members. */
    mostByRole: { recruiter: number; admin: number };
    dkim: { domain: string; selector: string; privateKey: string } | null;
    bounceDomain: string | null;
    bounceDirectory: string | null;
    connections: number;
    perSecond: number;
    idempotencyHeader: string | null;
  };
  /** Null: nothing is traced. */
  tracing: TracingConfig | null;
  cursorSecret: string;
  /** Newest first. The newest key encrypts. */
  secretsKeys: string[];
  /** Signs the lists of suppressed addresses and of people. It never changes. */
  addressKey: string;
  logLevel: Settings['LOG_LEVEL'];
  shutdownGraceMs: number;
}

/** Thrown with every wrong setting at once, so that all of them can be fixed before the next start. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const problems = [...(wrong ?? []), ...missingSettings(known)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(group(parsed.data));
}

/** Settings that are required because of the value of another setting. */
function missingSettings(settings: Record<string, string | undefined>): string[] {
  const needed: [name: keyof Settings, because: string][] = [];
  if (settings['NODE_ENV'] === 'production') {
    needed.push(['CURSOR_SECRET', 'in production'], ['SECRETS_KEY', 'in production']);
  }
  if (settings['PAYMENTS_PROVIDER'] === 'stripe') {
    needed.push(['STRIPE_SECRET_KEY', 'with PAYMENTS_PROVIDER=stripe']);
  }
  if (settings['SMTP_URL'] !== undefined) {
    needed.push(['MAIL_FROM', 'with SMTP_URL'], ['PUBLIC_URL', 'with SMTP_URL']);
  }
  for (const [name, because] of [
    ['TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY'],
    ['TEMPORAL_TLS_KEY', 'TEMPORAL_TLS_CERT'],
  ] as const) {
    if (settings[because] !== undefined) needed.push([name, `with ${because}`]);
  }
  if (DKIM_SETTINGS.some((name) => settings[name] !== undefined)) {
    needed.push(...DKIM_SETTINGS.map((name) => [name, 'with DKIM'] as [typeof name, string]));
  }
  for (const [provider, names] of Object.entries(needsOfProvider)) {
    if (settings['LLM_PROVIDER'] !== provider) continue;
    for (const name of names) needed.push([name, `with LLM_PROVIDER=${provider}`]);
  }
  return needed
    .filter(([name]) => settings[name] === undefined)
    .map(([name, because]) => `${name}: required ${because}`);
}

function group(settings: Settings): Config {
  return {
    api: {
      port: settings.PORT,
      host: settings.HOST,
      metricsPort: settings.METRICS_PORT,
      trustProxy: settings.TRUST_PROXY,
      drainMs: settings.DRAIN_MS,
      ...(settings.PUBLIC_URL === undefined ? {} : { publicUrl: settings.PUBLIC_URL }),
    },
    console: { isProduction: settings.NODE_ENV === 'production' },
    mongodb: { url: settings.MONGODB_URL },
    elasticsearch: {
      url: settings.ELASTICSEARCH_URL,
      prefix: settings.ELASTICSEARCH_INDEX_PREFIX,
      shards: settings.ELASTICSEARCH_SHARDS,
      replicas: settings.ELASTICSEARCH_REPLICAS,
      refreshMs: settings.ELASTICSEARCH_REFRESH_MS,
    },
    temporal: groupTemporal(settings),
    worker: {
      queues: settings.WORKER_QUEUES,
      metricsPort: settings.WORKER_METRICS_PORT,
      ...(settings.WORKER_BUNDLE === undefined ? {} : { bundle: settings.WORKER_BUNDLE }),
      ...(settings.WORKER_BUILD_ID === undefined ? {} : { buildId: settings.WORKER_BUILD_ID }),
    },
    fetch: {
      allowLoopback: settings.FETCH_ALLOW_LOOPBACK ?? settings.NODE_ENV !== 'production',
      allowCidrs: settings.FETCH_ALLOW_CIDRS,
      maxBodyBytes: settings.FETCH_MAX_BODY_MIB * 1024 * 1024,
    },
    webhooks: {
      allowLoopback: settings.NODE_ENV !== 'production',
      allowCidrs: settings.WEBHOOK_ALLOW_CIDRS,
      allowPorts: settings.WEBHOOK_ALLOW_PORTS,
      firstAttempt: settings.WEBHOOK_FIRST_ATTEMPT,
    },
    ingest: { maxRunning: settings.INGEST_MAX_RUNNING },
    mail: groupMail(settings),
    ...groupModel(settings),
    ...groupBilling(settings),
    tracing: groupTracing(settings),
    cursorSecret: settings.CURSOR_SECRET ?? DEVELOPMENT_SECRET,
    secretsKeys: settings.SECRETS_KEY ?? [DEVELOPMENT_SECRET],
    addressKey: settings.ADDRESS_KEY ?? settings.SECRETS_KEY?.at(-1) ?? DEVELOPMENT_SECRET,
    logLevel: settings.LOG_LEVEL,
    shutdownGraceMs: settings.SHUTDOWN_GRACE_MS,
  };
}

function groupMail(settings: Settings): Config['mail'] {
  return {
    smtpUrl: settings.SMTP_URL ?? null,
    directory: settings.MAIL_DIR,
    from: settings.MAIL_FROM,
    dkim: dkimOf(settings),
    bounceDomain: settings.MAIL_BOUNCE_DOMAIN ?? null,
    bounceDirectory: settings.MAIL_BOUNCE_DIR ?? null,
    connections: settings.MAIL_CONNECTIONS,
    mostByRole: { recruiter: settings.MAIL_MOST_BY_RECRUITER, admin: settings.MAIL_MOST_BY_ADMIN },
    perSecond: settings.MAIL_PER_SECOND,
    idempotencyHeader: settings.MAIL_IDEMPOTENCY_HEADER ?? null,
  };
}

function dkimOf(settings: Settings): Config['mail']['dkim'] {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector } = settings;
  const { MAIL_DKIM_PRIVATE_KEY: privateKey } = settings;
  if (domain === undefined || selector === undefined || privateKey === undefined) return null;
  return { domain, selector, privateKey };
}

function groupModel(settings: Settings): Pick<Config, 'llm' | 'tokenPrices' | 'chat'> {
  return {
    chat: {
      turnUsdMicros: settings.CHAT_TURN_MAX_USD_MICROS,
      chatUsdMicros: settings.CHAT_MAX_USD_MICROS,
    },
    llm: {
      provider: settings.LLM_PROVIDER,
      model: settings.LLM_MODEL ?? 'offline',
      apiKey: settings.LLM_API_KEY ?? null,
      baseUrl: settings.LLM_BASE_URL ?? null,
      timeoutMs: settings.LLM_TIMEOUT_MS,
    },
    tokenPrices: {
      inputUsdMicrosPerMtok: settings.LLM_PRICE_INPUT_USD_PER_MTOK ?? 0,
      outputUsdMicrosPerMtok: settings.LLM_PRICE_OUTPUT_USD_PER_MTOK ?? 0,
    },
  };
}

function groupBilling(settings: Settings): Pick<Config, 'quotas' | 'prices' | 'payments'> {
  return {
    quotas: quotasOf(settings),
    prices: { salary_average: settings.PRICE_SALARY_AVERAGE_USD_MICROS },
    payments: {
      provider: settings.PAYMENTS_PROVIDER,
      stripe: {
        secretKey: settings.STRIPE_SECRET_KEY ?? null,
        publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
        apiUrl: settings.STRIPE_API_URL,
      },
    },
  };
}

function quotasOf(settings: Settings): Quotas {
  return {
    search_rows: settings.QUOTA_SEARCH_ROWS,
    job_details: settings.QUOTA_JOB_DETAILS,
    company_rows: settings.QUOTA_COMPANY_ROWS,
    map_rows: settings.QUOTA_MAP_ROWS,
    platform_calls: settings.QUOTA_PLATFORM_CALLS,
    emails: settings.QUOTA_EMAILS,
    resume_parses: settings.QUOTA_RESUME_PARSES,
    contact_reveals: settings.QUOTA_CONTACT_REVEALS,
    ai_summaries: settings.AI_SUMMARIES_PER_DAY,
  };
}
