import { availableParallelism } from 'node:os';
import { AppError } from '../../domain/common/errors.ts';
import type { ParsedResume } from '../../domain/resume/extract-resume.ts';
import { createThreadPool, moduleBeside } from '../thread-pool.ts';

export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** What a thread is handed, and what it hands back. */
export interface ParseTask {
  bytes: Uint8Array;
  filename: string;
}
export type ParseOutcome = { parsed: ParsedResume } | { unreadable: string };

/** Forty dense pages take a second. */
const TIME_LIMIT_MS = 5_000;
const MAX_WAITING = 40;
const BUSY_RETRY_SECONDS = 5;

const pool = createThreadPool<ParseTask, ParseOutcome>({
  module: moduleBeside(import.meta.url, 'resume-thread'),
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: MAX_WAITING,
  timeLimitMs: TIME_LIMIT_MS,
  memoryMiB: 384,
});

/**
 * Reads a résumé (PDF, DOCX, RTF, TXT, MD up to 5 MiB) without a model. A thread does it within limits of memory and
 * time, so that a hostile file costs nobody else anything. Nothing is kept.
 * @throws AppError 400 unreadable_resume, saying why; 503 when too many are waiting.
 */
export async function parseResume(bytes: Uint8Array, filename: string): Promise<ParsedResume> {
  if (bytes.length > MAX_RESUME_BYTES) throw unreadable('The file is larger than 5 MiB.');
  const outcome = await pool.run({ bytes, filename });
  if (outcome.ended === 'refused')
    throw new AppError('unavailable', { retryAfterSeconds: BUSY_RETRY_SECONDS });
  if (outcome.ended === 'stopped')
    throw unreadable('The file takes too long or too much memory to read.');
  if ('unreadable' in outcome.result) throw unreadable(outcome.result.unreadable);
  return outcome.result.parsed;
}

function unreadable(message: string): AppError {
  return new AppError('unreadable_resume', { message, details: [{ path: 'file', message }] });
}
