import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ARCHIVE = join(process.cwd(), '..', 'shared', 'data', 'usajobs-questionnaires.tar.gz');

export interface Questionnaire {
  name: string;
  text: string;
}

/** Two fictional ones in the layouts of real ones, so that the tests always have input. */
export const ownQuestionnaires: Questionnaire[] = ['bell-keeper', 'lock-warden'].map((name) => ({
  name,
  text: readFileSync(join(__dirname, `../../fixtures/questionnaires/${name}.txt`), 'utf8'),
}));

/**
 * Every real questionnaire of the archive; null, with a message, when it is missing. Prints the names first, then
 * reads the contents one by one.
 */
export function readQuestionnaires(): Questionnaire[] | null {
  if (!existsSync(ARCHIVE)) {
    process.stderr.write(`SKIPPED: no questionnaires at ${ARCHIVE}\n`);
    return null;
  }
  const tar = (...args: string[]) =>
    execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const names = tar('-tzf', ARCHIVE)
    .split('\n')
    .filter((name) => name.endsWith('.txt'));
  const mark = '\u0001next\u0001';
  const command = `printf '${mark}%s\n' "$TAR_FILENAME"; cat`;
  const texts = tar('-xzf', ARCHIVE, `--to-command=${command}`).split(mark).slice(1);
  if (texts.length !== names.length) throw new Error('The archive could not be read.');
  return texts.map((block) => {
    const end = block.indexOf('\n');
    return { name: block.slice(0, end), text: block.slice(end + 1) };
  });
}
