import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';

const EXPORT_TIMEOUT_MS = 10_000;
/** A collector that is unavailable costs one log line in this time. */
const WARN_APART_MS = 60_000;

/**
 * Sends spans to the collector as OTLP in JSON. Spans that it does not take are lost; nothing waits for them.
 * Exceptions recorded by packages are removed, since the messages of errors may hold personal data.
 */
export function createExporter(
  { url, headers }: NonNullable<Config['tracing']>,
  log: Logger,
): SpanExporter {
  const otlp = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_TIMEOUT_MS });
  const warn = createLossWarning(log);
  return {
    export(spans, done) {
      for (const span of spans) withoutEvents(span);
      otlp.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) warn(spans.length, result.error);
        done(result);
      });
    },
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  };
}

function withoutEvents({ events }: ReadableSpan): void {
  events.length = 0;
}

/** Reports losses at most once a minute, with their count since the last line. */
function createLossWarning(log: Logger) {
  let lost = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (spans: number, error: Error | undefined) => {
    lost += spans;
    const now = performance.now();
    if (now - warnedAt < WARN_APART_MS) return;
    log.warn(
      { spans: lost, reason: error?.name },
      'spans were lost: the collector did not take them',
    );
    warnedAt = now;
    lost = 0;
  };
}
