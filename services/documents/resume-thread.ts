import { extractResume } from '../../domain/resume/extract-resume.ts';
import { resumeLine } from '../../domain/resume/resume-text.ts';
import { answerTasks } from '../threads/answer-tasks.ts';
import type { ParseOutcome, ParseTask } from './parse-resume.ts';
import { readFile } from './readers/read-file.ts';
import { UnreadableFile } from './readers/unreadable.ts';

// The place data is built on first use, which no file's time should pay for.
extractResume({ lines: [resumeLine('Berlin, Germany')], links: [] });

/** A thread of the résumé pool. */
export default answerTasks(async ({ bytes, filename }: ParseTask): Promise<ParseOutcome> => {
  try {
    return { parsed: extractResume(await readFile(bytes, filename)) };
  } catch (error) {
    // Whatever a reader trips over lies in the file: its libraries meet every way to be wrong there is.
    return { unreadable: error instanceof UnreadableFile ? error.message : 'The file is damaged.' };
  }
});
