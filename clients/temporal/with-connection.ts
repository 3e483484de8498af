import { Connection } from '@temporalio/client';
import { connectionOptions } from './connection-options.ts';
import type { TemporalSettings } from './index.ts';

/** Asks Temporal over a connection of its own. @throws when Temporal does not answer. */
export async function withConnection<T>(
  { namespace: _namespace, ...endpoint }: TemporalSettings,
  ask: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await Connection.connect(connectionOptions(endpoint));
  try {
    return await ask(connection);
  } finally {
    await connection.close();
  }
}
