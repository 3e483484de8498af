import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface HttpMetrics {
  /** Counts one response under its route's template, never under its path, since paths hold ids. */
  observe(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** Shows the seconds by which this host's clock is ahead of MongoDB's. */
  showClockSkew: (seconds: number) => void;
  contentType: string;
  /** The metrics in Prometheus text format. */
  render(): Promise<string>;
}

/** Metrics of one process, in a registry of their own so that a test can run several apps. */
export function createHttpMetrics(): HttpMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const skew = new Gauge({
    name: 'openrole_clock_skew_seconds',
    help: 'Seconds by which the clock of this host is ahead of that of MongoDB.',
    registers: [registry],
  });
  return {
    showClockSkew: (seconds) => skew.set(seconds),
    observe({ method, route, status, seconds }) {
      durations.observe({ method, route, status }, seconds);
    },
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}
