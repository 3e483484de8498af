import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, NativeConnection, Worker } from '@temporalio/worker';

/** A worker process like the real one, with workflows whose activities do nothing. */
const [address = '', taskQueue = ''] = process.argv.slice(2);
const workflowsPath = fileURLToPath(new URL('./workflows.ts', import.meta.url));
const workflowBundle = await bundleWorkflowCode({ workflowsPath });
const connection = await NativeConnection.connect({ address });
const worker = await Worker.create({
  connection,
  taskQueue,
  workflowBundle,
  activities: { nothing: () => Promise.resolve() },
  maxConcurrentActivityTaskExecutions: 500,
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
await worker.run();
