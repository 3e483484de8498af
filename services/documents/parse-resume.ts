import { AppError } from '../../domain/common/errors.ts';
import type { ParsedResume } from '../../domain/resume/extract-resume.ts';
import type { ResumeText } from '../../domain/resume/resume-text.ts';
import type { Turn } from '../threads/fair-queue.ts';
import { moduleBeside } from '../threads/thread-module.ts';
import { createThreadPool } from '../threads/thread-pool.ts';

export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** Input and output of a thread. */
export interface ParseTask {
  bytes: Uint8Array;
  filename: string;
}
export type ParseOutcome = ParsedFile | { unreadable: string };

/** A file's résumé, and the text that it was read from. */
export interface ParsedFile {
  parsed: ParsedResume;
  text: ResumeText;
}

/** Forty dense pages take a second. */
const TIME_LIMIT_MS = 5_000;

const pool = createThreadPool<ParseTask, ParseOutcome>({
  module: moduleBeside(import.meta.url, 'resume-thread'),
  // Two threads on every machine: while one reads a slow file, the other serves the next caller.
  threads: 2,
  maxWaitingPerCaller: 4,
  maxWaiting: 40,
  timeLimitMs: TIME_LIMIT_MS,
  memoryMiB: 384,
});

/**
 * Reads a résumé (PDF, DOCX, RTF, TXT, MD up to 5 MiB) without a model and stores nothing. A thread reads it within
 * limits of memory and time, one file per caller at a time, so that a hostile file delays only its sender.
 * @throws AppError 400 unreadable_resume with the reason; 429 when the caller has too many files waiting; 503 when
 * all callers together have; the signal's reason when it aborts while the file waits.
 */
export async function parseResumeFile(
  bytes: Uint8Array,
  filename: string,
  turn: Turn,
): Promise<ParsedFile> {
  if (bytes.length > MAX_RESUME_BYTES) throw unreadable('The file is larger than 5 MiB.');
  const outcome = await pool.run({ bytes, filename }, turn);
  if (outcome.ended === 'stopped')
    throw unreadable('The file takes too long or too much memory to read.');
  if ('unreadable' in outcome.result) throw unreadable(outcome.result.unreadable);
  return outcome.result;
}

/** The résumé of a file, as `parseResumeFile` reads it. */
export async function parseResume(
  bytes: Uint8Array,
  filename: string,
  turn: Turn,
): Promise<ParsedResume> {
  return (await parseResumeFile(bytes, filename, turn)).parsed;
}

function unreadable(message: string): AppError {
  return new AppError('unreadable_resume', { message, details: [{ path: 'file', message }] });
}
