import { resultOf } from '../../threads/result-of.ts';
import { moduleBeside } from '../../threads/thread-module.ts';
import { createThreadPool } from '../../threads/thread-pool.ts';
import { needsLargeFonts } from './fonts.ts';
import { findUnprintable, type Unprintable } from './printable.ts';

/** Unpacking a font of Chinese, Japanese or Korean takes seconds on a busy machine; a thread keeps it. */
const TIME_LIMIT_MS = 30_000;
/** All accounts share one queue: once the fonts are loaded, a check is quick. */
const EVERY_CALLER = 'letters';

const pool = createThreadPool<string, Unprintable>({
  module: moduleBeside(import.meta.url, 'letters-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 100, maxWaiting: 100 },
  ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
});

/**
 * The characters of texts that no font of a PDF has. Texts that need a large font are checked in a thread.
 * @throws AppError 429 or 503 while there is too much to check.
 */
export async function unprintableIn(texts: readonly string[]): Promise<Unprintable> {
  const text = texts.join('\n').normalize('NFC');
  if (!needsLargeFonts(text)) return findUnprintable(text);
  const outcome = await pool.run(text, { caller: EVERY_CALLER });
  return resultOf(outcome, 'The letters of the document could not be checked in time.');
}

/** Whether a PDF shows all characters of texts. */
export async function isPrintable(texts: readonly string[]): Promise<boolean> {
  const { letters, signs } = await unprintableIn(texts);
  return letters.length === 0 && signs.length === 0;
}
