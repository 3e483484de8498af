import { Client, Connection } from '@temporalio/client';

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

const PING_TIMEOUT_MS = 2_000;

/** The connection is made on the first call and heals by itself, so Temporal may start after us. */
export function connectTemporal(settings: TemporalSettings): TemporalAccess {
  const connection = Connection.lazy({
    address: settings.address,
    interceptors: [],
    connectTimeout: PING_TIMEOUT_MS,
  });
  const client = new Client({ connection, namespace: settings.namespace });
  return {
    client,
    async ping() {
      await connection.withDeadline(Date.now() + PING_TIMEOUT_MS, async () => {
        await connection.ensureConnected();
        await connection.workflowService.getSystemInfo({});
      });
    },
    close: () => connection.close(),
  };
}
