import { answer, startFeedServer, type FeedServer } from './feed-server.ts';
import { eventually } from './eventually.ts';

/** A span as OTLP writes it in JSON, with its attributes as an object. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number>;
}

interface SentValue {
  stringValue?: string;
  intValue?: number;
}
interface SentSpan extends Omit<ReceivedSpan, 'attributes'> {
  attributes: { key: string; value: SentValue }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A stand-in for an OpenTelemetry collector. */
export interface TraceCollector {
  server: FeedServer;
  /** All spans received so far. */
  spans(): ReceivedSpan[];
  /** Waits until a trace has spans of these names, and returns all of its spans. */
  trace(traceId: string, names: readonly string[]): Promise<ReceivedSpan[]>;
}

export async function startCollector(): Promise<TraceCollector> {
  const server = await startFeedServer();
  server.on('/v1/traces', answer('{}'));
  const spans = () => server.requests.flatMap(({ body }) => spansOf(JSON.parse(body) as Sent));
  return {
    server,
    spans,
    async trace(traceId, names) {
      const ofTrace = () => spans().filter((span) => span.traceId === traceId);
      const missing = () => names.filter((name) => !ofTrace().some((span) => span.name === name));
      await eventually(
        () =>
          `${missing().join(', ')} beside ${ofTrace()
            .map(({ name }) => name)
            .join(', ')}`,
        () => missing().length === 0,
        30_000,
      );
      return ofTrace();
    },
  };
}

function spansOf({ resourceSpans }: Sent): ReceivedSpan[] {
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return sent.map((span) => ({
    ...span,
    attributes: Object.fromEntries(
      span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
    ),
  }));
}
