import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../config/config.ts';
import {
  AGENT_TASK_QUEUE,
  HIRING_TASK_QUEUE,
  MAIL_TASK_QUEUE,
  WEBHOOK_TASK_QUEUE,
  BILLING_TASK_QUEUE,
  MARKET_TASK_QUEUE,
} from '../../workflows/common/contract.ts';

const secrets = {
  CURSOR_SECRET: 'a secret that is long enough',
  SECRETS_KEY: 'a key that is long enough: thirty-two characters',
};

const parse = (settings: Record<string, string>) =>
  parseConfig({ NODE_ENV: 'production', ...settings });

describe('settings in production', () => {
  it('require the secrets, which have defaults in development', () => {
    expect(() => parse({})).toThrow(
      /CURSOR_SECRET: required in production[^]*SECRETS_KEY: required in production/,
    );
    expect(() => parse(secrets)).not.toThrow();
    expect(parseConfig({}).secretsKeys).toHaveLength(1);
  });

  it('accept several keys for secrets, newest first, none of them short', () => {
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(44)];
    const { secretsKeys, addressKey } = parse({ ...secrets, SECRETS_KEY: `${newer}, ${older}` });
    expect(secretsKeys).toEqual([newer, older]);
    expect(addressKey).toBe(older);
    for (const wrong of ['short', `${newer},short`, `${newer},`]) {
      expect(() => parse({ ...secrets, SECRETS_KEY: wrong })).toThrow('SECRETS_KEY');
    }
  });
});

/** Promise: a process with invalid settings does not start, and prints all problems. */
describe('a wrong setting', () => {
  it.each([
    ['PORT', '65536'],
    ['METRICS_PORT', '-1'],
    ['WORKER_METRICS_PORT', 'none'],
    ['MONGODB_URL', '127.0.0.1:27017/openrole'],
    ['ELASTICSEARCH_SHARDS', '0'],
    ['FETCH_MAX_BODY_MIB', '0'],
    ['WORKER_QUEUES', 'market,hirng'],
    ['WORKER_QUEUES', 'market,'],
    ['FETCH_ALLOW_CIDRS', '10.1.0.0/16,10.2'],
    ['WEBHOOK_ALLOW_CIDRS', 'fd00::/200'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=1,b=%E0%A4%A'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=1%0D%0Ab: 2'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^  - ${name}`, 'm'));
  });

  it('is reported with every other one, and with missing settings', () => {
    expect(() => parseConfig({ PORT: 'x', FETCH_MAX_BODY_MIB: '0' })).toThrow(
      /PORT: [^]*FETCH_MAX_BODY_MIB: /,
    );
    expect(() => parse({ PORT: 'x', LLM_PROVIDER: 'openai' })).toThrow(
      /PORT: [^]*CURSOR_SECRET: [^]*LLM_MODEL: /,
    );
  });

  it('is not one: ranges of both families and a part of the queues', () => {
    const { fetch, worker } = parseConfig({
      FETCH_ALLOW_CIDRS: '10.1.0.0/16, fd00::/8',
      WORKER_QUEUES: 'market, agent',
    });
    expect(fetch.allowCidrs).toEqual(['10.1.0.0/16', 'fd00::/8']);
    expect(worker.queues).toEqual(['market', 'agent']);
  });
});

describe('WORKER_QUEUES', () => {
  it('defaults to every queue that workflows run on', () => {
    const queues = [
      MARKET_TASK_QUEUE,
      HIRING_TASK_QUEUE,
      WEBHOOK_TASK_QUEUE,
      AGENT_TASK_QUEUE,
      BILLING_TASK_QUEUE,
      MAIL_TASK_QUEUE,
    ];
    expect(parseConfig({}).worker.queues).toEqual(queues);
  });
});

describe('SMTP_URL', () => {
  it('needs a sender and an address that links in mails lead to', () => {
    expect(() => parseConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(
      /MAIL_FROM: required with SMTP_URL[\s\S]*PUBLIC_URL: required with SMTP_URL/,
    );
  });
});

/** Promise: the names that OpenTelemetry defines mean here what they mean elsewhere. */
describe('the settings of tracing', () => {
  it('are off without a collector', () => {
    expect(parseConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
    expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).tracing).toBeNull();
  });

  it.each([
    ['http://collector:4318', 'http://collector:4318/v1/traces'],
    ['http://collector:4318/', 'http://collector:4318/v1/traces'],
    ['https://otlp.example.com/otlp', 'https://otlp.example.com/otlp/v1/traces'],
  ])('post to %s at %s', (endpoint, url) => {
    expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing?.url).toBe(url);
  });

  it('take the full address, headers and a share of traces', () => {
    const { tracing } = parseConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-team=hiring',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    });
    expect(tracing).toEqual({
      url: 'https://traces.example.com/in',
      headers: { authorization: 'Bearer abc=', 'x-team': 'hiring' },
      serviceName: null,
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
    });
  });
});

/** Promise: a key or a certificate is never sent in clear text. */
describe('the settings of Temporal', () => {
  const pem = '-----BEGIN CERTIFICATE-----\\nx\\n-----END CERTIFICATE-----';

  it.each([
    [{}, null],
    [{ TEMPORAL_TLS: 'true' }, { ca: null, cert: null, key: null }],
    [
      { TEMPORAL_API_KEY: 'tmprl_1', TEMPORAL_TLS: 'false' },
      { ca: null, cert: null, key: null },
    ],
    [{ TEMPORAL_TLS_CA: pem }, { ca: pem.replaceAll('\\n', '\n'), cert: null, key: null }],
  ])('%j', (settings, tls) => {
    expect(parseConfig(settings as Record<string, string>).temporal.tls).toEqual(tls);
  });

  it('need a key for a certificate, and PEM', () => {
    expect(() => parseConfig({ TEMPORAL_TLS_CERT: pem })).toThrow(
      'TEMPORAL_TLS_KEY: required with TEMPORAL_TLS_CERT',
    );
    expect(() => parseConfig({ TEMPORAL_TLS_CA: 'ca.pem' })).toThrow(
      'TEMPORAL_TLS_CA: must be PEM',
    );
  });
});
