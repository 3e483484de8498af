import { startModelServer } from './model-server.ts';

/**
 * The model of tests that kill processes: answers at once and tells its address in one line.
 *
 *   node --import tsx test/support/model-server/main.ts
 */
const { url } = await startModelServer();
process.stdout.write(`${JSON.stringify({ url })}\n`);
