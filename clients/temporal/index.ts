import { Client, Connection } from '@temporalio/client';
import { withPatience } from './patience.ts';

export interface TemporalSettings {
  address: string;
  namespace: string;
}

/** A lazily opened, shared connection to Temporal. */
export interface TemporalAccess {
  client: Client;
  /** Whether Temporal answers; throws what went wrong. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** After an outage the connection is back this soon; gRPC alone would wait up to two minutes. */
const LONGEST_PAUSE_MS = 5_000;

/** The connection is made on the first call and heals by itself, so Temporal may start after us. */
export function connectTemporal(settings: TemporalSettings): TemporalAccess {
  const connection = Connection.lazy({
    address: settings.address,
    interceptors: [withPatience],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  });
  const client = new Client({ connection, namespace: settings.namespace });
  return {
    client,
    async ping() {
      await connection.workflowService.getSystemInfo({});
    },
    close: () => connection.close(),
  };
}
