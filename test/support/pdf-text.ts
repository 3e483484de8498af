import { moduleBeside } from '../../services/threads/thread-module.ts';
import { createThreadPool } from '../../services/threads/thread-pool.ts';

/** pdf.js uses an import of itself that jest's module system does not support. */
const pool = createThreadPool<Uint8Array, string[]>({
  module: moduleBeside(import.meta.url, 'pdf-text-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 10, maxWaiting: 10, timeLimitMs: 20_000, memoryMiB: 256 },
});

/** The lines of a PDF as a résumé parser reads them. */
export async function linesOfPdf(file: Uint8Array): Promise<string[]> {
  const outcome = await pool.run(file, { caller: 'test' });
  if (outcome.ended !== 'done') throw new Error(`reading the PDF: ${outcome.ended}`);
  return outcome.result;
}
