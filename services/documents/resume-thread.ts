import { extractResume } from '../../domain/resume/extract-resume.ts';
import { linesToRead, resumeLine } from '../../domain/resume/resume-text.ts';
import { answerTasks } from '../threads/answer-tasks.ts';
import type { ParseOutcome, ParseTask } from './parse-resume.ts';
import { readFile } from './readers/read-file.ts';
import { UnreadableFile } from './readers/unreadable.ts';

// Builds the place data before the first file, whose time limit must not include it.
extractResume({ lines: [resumeLine('Berlin, Germany')], links: [] });

/** A thread of the résumé pool. */
export default answerTasks(async ({ bytes, filename }: ParseTask): Promise<ParseOutcome> => {
  try {
    const { lines, links } = await readFile(bytes, filename);
    const text = { lines: linesToRead(lines), links };
    return { parsed: extractResume(text), text };
  } catch (error) {
    // Any error of a reader comes from the file: its libraries throw many kinds.
    return { unreadable: error instanceof UnreadableFile ? error.message : 'The file is damaged.' };
  }
});
