import { z } from 'zod';

/** Headers as OpenTelemetry writes them: `name=value` pairs, comma-separated and percent-encoded. */
const headers = z
  .string()
  .transform((text, context) => {
    const parsed = text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => parseHeader(pair.trim()));
    if (parsed.includes(null)) context.addIssue('must be pairs like name=value');
    return Object.fromEntries(parsed.filter((header) => header !== null));
  })
  .optional();

/** Null when the text is no header. */
function parseHeader(pair: string): [name: string, value: string] | null {
  const [, name, encoded] = /^([\w-]+)=(.*)$/.exec(pair) ?? [];
  if (name === undefined || encoded === undefined) return null;
  try {
    const value = decodeURIComponent(encoded);
    return /^[\x20-\x7e]*$/.test(value) ? [name, value] : null;
  } catch {
    return null;
  }
}

/** Settings of traces, by the names that OpenTelemetry defines (decision 0058). */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OpenTelemetry collector that traces are sent to, as OTLP over HTTP in JSON, such as `http://collector:4318`; `/v1/traces` is added. Without it nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The collector by the full address for traces; takes precedence.'),
  OTEL_EXPORTER_OTLP_HEADERS: headers.describe(
    'Headers of requests to the collector, such as `authorization=Bearer%20…`, comma-separated and percent-encoded.',
  ),
  OTEL_SERVICE_NAME: z
    .string()
    .max(200)
    .optional()
    .describe('Name of the process in traces; by default `openrole-api` and `openrole-worker`.'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe(
      'Which traces are exported; with `parentbased_`, the `traceparent` header of a caller decides about its requests.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that a `traceidratio` sampler exports, from 0 to 1.'),
};
