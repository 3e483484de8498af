import { resultOf } from '../../threads/result-of.ts';
import { createThreadPool, moduleBeside } from '../../threads/thread-pool.ts';
import { needsLargeFonts } from './fonts.ts';
import { findMissingLetters } from './printable.ts';

/** Unpacking a font of Chinese, Japanese or Korean takes seconds on a busy machine; a thread keeps it. */
const TIME_LIMIT_MS = 30_000;
/** All accounts share one queue: once the fonts are loaded, a check is quick. */
const EVERY_CALLER = 'letters';

const pool = createThreadPool<string, string[]>({
  module: moduleBeside(import.meta.url, 'letters-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 100, maxWaiting: 100 },
  ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
});

/**
 * The letters and digits of texts that no font of a PDF has, each once. Texts that need a large font are checked in a
 * thread.
 * @throws AppError 429 or 503 while there is too much to check.
 */
export async function missingLetters(texts: readonly string[]): Promise<string[]> {
  const text = texts.join('').normalize('NFC');
  if (!needsLargeFonts(text)) return findMissingLetters(text);
  const outcome = await pool.run(text, { caller: EVERY_CALLER });
  return resultOf(outcome, 'The letters of the document could not be checked in time.');
}
