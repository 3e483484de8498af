import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';

/** The running export of spans. */
export interface Tracing {
  /** Sends the spans that wait, for at most some seconds, and ends tracing. */
  stop(): Promise<void>;
}

/** The process whose spans are exported, and its log. */
export interface TracedProcess {
  process: string;
  log: Logger;
}

/**
 * Exports spans when a collector is configured (decision 0058). Otherwise no module of the SDK is loaded, and spans
 * are the empty ones of `@opentelemetry/api`.
 */
export async function startTracing(
  settings: Config['tracing'],
  traced: TracedProcess,
): Promise<Tracing> {
  if (settings === null) return { stop: () => Promise.resolve() };
  const { startSdk } = await import('./sdk.ts');
  return startSdk(settings, traced);
}
