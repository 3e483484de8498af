import { createThreadPool, moduleBeside } from '../../services/threads/thread-pool.ts';

/** pdf.js loads itself by an import that jest's own modules do not allow. */
const pool = createThreadPool<Uint8Array, string[]>({
  module: moduleBeside(import.meta.url, 'pdf-text-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 10, maxWaiting: 10, timeLimitMs: 20_000, memoryMiB: 256 },
});

/** The lines of a PDF as a program that reads résumés finds them. */
export async function linesOfPdf(file: Uint8Array): Promise<string[]> {
  const outcome = await pool.run(file, { caller: 'test' });
  if (outcome.ended !== 'done') throw new Error(`reading the PDF: ${outcome.ended}`);
  return outcome.result;
}
