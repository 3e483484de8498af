import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ARCHIVE = join(process.cwd(), '..', 'shared', 'data', 'usajobs-questionnaires.tar.gz');

export interface Questionnaire {
  name: string;
  text: string;
}

/** Two that were written here in the layouts of the real ones, so that something is judged wherever the tests run. */
export const ownQuestionnaires: Questionnaire[] = ['bell-keeper', 'lock-warden'].map((name) => ({
  name,
  text: readFileSync(join(__dirname, `../../fixtures/questionnaires/${name}.txt`), 'utf8'),
}));

/**
 * Every real questionnaire of the archive; null, said aloud, where there is none. The names are printed first, then
 * the contents are read one by one.
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
