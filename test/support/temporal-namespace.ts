import { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { requiredEnvironment } from './servers.ts';

const RETENTION_SECONDS = 86_400;

/** A Temporal namespace for the workers of one test, without search attributes. Close the connection after the test. */
export async function addNamespace(name: string): Promise<Connection> {
  const connection = await Connection.connect({ address: requiredEnvironment('TEMPORAL_ADDRESS') });
  await connection.workflowService.registerNamespace({
    namespace: name,
    workflowExecutionRetentionPeriod: proto.google.protobuf.Duration.fromObject({
      seconds: RETENTION_SECONDS,
    }),
  });
  return connection;
}
