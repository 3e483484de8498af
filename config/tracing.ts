import type { Settings } from './settings.ts';

/** Where and what traces are exported (decision 0058). */
export interface TracingConfig {
  /** Address that spans are posted to. */
  url: string;
  /** May hold secrets. */
  headers: Record<string, string>;
  /** Null: named after the process. */
  serviceName: string | null;
  sampler: Settings['OTEL_TRACES_SAMPLER'];
  /** From 0 to 1. */
  ratio: number;
}

/** The settings of tracing; null without a collector. */
export function groupTracing(settings: Settings): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = settings;
  const shared = base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/traces`;
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? shared;
  if (url === undefined) return null;
  return {
    url,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: settings.OTEL_SERVICE_NAME ?? null,
    sampler: settings.OTEL_TRACES_SAMPLER,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
