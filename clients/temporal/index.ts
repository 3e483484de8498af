import { Client, Connection, type WorkflowClientInterceptor } from '@temporalio/client';
import { connectionOptions, type TemporalEndpoint } from './connection-options.ts';
import { callDeadlines } from './call-deadlines.ts';

export interface TemporalSettings extends TemporalEndpoint {
  namespace: string;
}

/** A shared connection to Temporal, opened on first use. */
export interface TemporalAccess {
  client: Client;
  /** Whether Temporal responds; throws the error. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Maximum reconnect delay. gRPC's default is two minutes. */
const LONGEST_PAUSE_MS = 5_000;

/** Connects on the first call and reconnects, so Temporal may start later than this process. */
export function connectTemporal(
  settings: TemporalSettings,
  interceptors: WorkflowClientInterceptor[] = [],
): TemporalAccess {
  const connection = Connection.lazy({
    ...connectionOptions(settings),
    interceptors: [callDeadlines],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  });
  const client = new Client({
    connection,
    namespace: settings.namespace,
    interceptors: { workflow: interceptors },
  });
  return {
    client,
    async ping() {
      await connection.workflowService.getSystemInfo({});
    },
    close: () => connection.close(),
  };
}
