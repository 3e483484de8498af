import { settingsSchema } from '../../config/settings.ts';

/** Settings that the chart decides by itself, each with the reason. */
export const decidedByChart: Record<string, string> = {
  NODE_ENV: 'the image is for production',
  HOST: 'inside a pod everything listens on all of its addresses',
  PORT: 'the Service leads to the default',
  METRICS_PORT: 'scraped on its default',
  WORKER_METRICS_PORT: 'probed and scraped on its default',
  WORKER_QUEUES: 'each entry of `workers` names its queues',
  WORKER_BUNDLE: 'lies in the image',
  WORKER_BUILD_ID: 'the tag of the image, with `workerVersioning`',
};

/** Settings whose value is or may hold a secret. They come from the Secret only. */
export const secretSettings = [
  'MONGODB_URL',
  'ELASTICSEARCH_URL',
  'CURSOR_SECRET',
  'SECRETS_KEY',
  'ADDRESS_KEY',
  'STRIPE_SECRET_KEY',
  'LLM_API_KEY',
  'SMTP_URL',
  'MAIL_DKIM_PRIVATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_API_KEY',
];

interface Schema {
  type: string | string[];
  description?: string;
  minLength?: number;
  minimum?: number;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const text: Schema = { type: 'string' };
const name: Schema = { type: 'string', minLength: 1 };
const flag: Schema = { type: 'boolean' };
const count: Schema = { type: 'integer', minimum: 1 };
/** Objects of Kubernetes, which kubeconform checks. */
const anyObject: Schema = { type: 'object' };
const objects: Schema = { type: 'array', items: anyObject };

function members(properties: Record<string, Schema>, required: string[] = []): Schema {
  return { type: 'object', additionalProperties: false, required, properties };
}

const autoscaling = members({
  enabled: flag,
  minReplicas: count,
  maxReplicas: count,
  cpuPercent: count,
});
const processMembers = { replicas: count, resources: anyObject, autoscaling, temporarySize: name };
const workerMembers = { ...processMembers, volumes: objects, volumeMounts: objects };

function settings(): Schema {
  const offered = Object.entries(settingsSchema.shape).filter(
    ([setting]) => !(setting in decidedByChart) && !secretSettings.includes(setting),
  );
  return members(
    Object.fromEntries(
      offered.map(([setting, { description = '' }]) => [
        setting,
        { type: ['string', 'number', 'boolean'], description },
      ]),
    ),
  );
}

function servers(): Schema {
  const server = (own: Record<string, Schema>) => members({ image: name, memory: name, ...own });
  return members({
    enabled: flag,
    storageClass: text,
    mongodb: server({ storage: name, cacheGB: { type: 'number' } }),
    elasticsearch: server({ storage: name, heapMB: count }),
    postgresql: server({ storage: name }),
    temporal: server({}),
    temporalUi: server({}),
  });
}

/** deploy/chart/values.schema.json, by which Helm refuses unknown values, and secrets outside the Secret. */
export function chartSchema(): string {
  const queues: Schema = { type: 'array', items: name };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...members({
      global: anyObject,
      image: members({ repository: name, tag: text, pullPolicy: name, pullSecrets: objects }),
      secretName: name,
      settings: settings(),
      drainSeconds: count,
      api: members(processMembers),
      workers: {
        type: 'array',
        items: members({ name, queues, ...workerMembers }, ['name', 'queues']),
      },
      workerVersioning: flag,
      workerDefaults: members(workerMembers),
      ingress: members({
        ...{ enabled: flag, className: text, host: text, tlsSecret: text },
        annotations: anyObject,
      }),
      networkPolicy: members({
        ...{ enabled: flag, callers: objects, scrapers: objects, servers: objects },
        internetPorts: { type: 'array', items: count },
      }),
      servers: servers(),
    }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
