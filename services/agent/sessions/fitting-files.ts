import type { SessionAnswers } from '../../../domain/agent/draft/session-answer.ts';
import type { SessionFile } from '../../../domain/agent/session.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import { givenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import { validateAnswers } from '../../../domain/hiring/application-form/validate-answers.ts';
import { readFile } from '../../../storage/files/files.ts';
import type { Stores } from '../../../storage/stores.ts';
import { judgeFiles } from '../../hiring/applying/attach-files.ts';

/** A file of the account that may answer a file field. */
export type OwnFile = Omit<SessionFile, 'key'>;

/** The account's file that an answer names; undefined for other values and for files sent by the user. */
export function ownFileOf(
  { value, source }: SessionAnswers[string],
  own: readonly OwnFile[],
): OwnFile | undefined {
  if (source === 'user' || typeof value !== 'object' || value === null) return undefined;
  return 'filename' in value ? own.find(({ filename }) => filename === value.filename) : undefined;
}

/**
 * Drops answers whose file the form rejects by type or size, so that the session asks for them now, not after
 * approval.
 */
export async function withFittingFiles(
  stores: Stores,
  { form, answers }: { form: readonly ApplicationField[]; answers: SessionAnswers },
  own: readonly OwnFile[],
): Promise<SessionAnswers> {
  const fitting: SessionAnswers = {};
  for (const [key, answer] of Object.entries(answers)) {
    const field = form.find((one) => one.key === key && one.type === 'file');
    const file = ownFileOf(answer, own);
    if (field === undefined || file === undefined || (await isTaken(stores, field, file)))
      fitting[key] = answer;
  }
  return fitting;
}

async function isTaken(stores: Stores, field: ApplicationField, file: OwnFile): Promise<boolean> {
  const stored = await readFile(stores, file.fileId);
  if (stored === null) return false;
  const given = givenFile(file.filename, stored.content);
  const alone = { ...field, depends_on: null, any_of: null };
  const { answers, problems } = validateAnswers([alone], { answers: { [field.key]: given } });
  return problems.length === 0 && (await judgeFiles([alone], answers)).problems.length === 0;
}
