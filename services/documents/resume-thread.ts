import { parentPort } from 'node:worker_threads';
import { extractResume } from '../../domain/resume/extract-resume.ts';
import { resumeLine } from '../../domain/resume/resume-text.ts';
import type { ParseOutcome, ParseTask } from './parse-resume.ts';
import { readFile } from './readers/read-file.ts';
import { UnreadableFile } from './readers/unreadable.ts';

/** A thread of the résumé pool: one file at a time, in and out by message. */
parentPort?.on('message', ({ bytes, filename }: ParseTask) => {
  void parse(bytes, filename).then((outcome) => parentPort?.postMessage(outcome));
});

async function parse(bytes: Uint8Array, filename: string): Promise<ParseOutcome> {
  try {
    return { parsed: extractResume(await readFile(bytes, filename)) };
  } catch (error) {
    // Whatever a reader trips over lies in the file: its libraries meet every way to be wrong there is.
    return { unreadable: error instanceof UnreadableFile ? error.message : 'The file is damaged.' };
  }
}

// The place data is built on first use, which no file's time should pay for.
extractResume({ lines: [resumeLine('Berlin, Germany')], links: [] });
parentPort?.postMessage('ready');
