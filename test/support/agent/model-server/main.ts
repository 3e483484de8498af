import { startModelServer } from './model-server.ts';
import { says } from './replies.ts';
import { shortestValue } from './shortest-value.ts';

/**
 * The model of tests that kill processes: answers at once, reports other tokens each time, so that it shows which answer
 * was paid for, and tells its address in one line.
 *
 *   node --import tsx test/support/model-server/main.ts
 */
let asked = 0;
const { url } = await startModelServer(({ schema }) => {
  asked += 1;
  return says(shortestValue(schema), { input: 100 + (asked % 401), output: 20 + (asked % 61) });
});
process.stdout.write(`${JSON.stringify({ url })}\n`);
