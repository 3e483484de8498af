import type { ErrorDetail } from '../../../domain/common/errors.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import type { AttachedFile } from '../../../domain/hiring/candidate.ts';
import { saveFile } from '../../../storage/files/files.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { AppContext } from '../../context.ts';
import { eraseUnusedFile } from '../../files/erase-unused-file.ts';
import { judgeFile, type JudgedFile } from './judge-file.ts';

/** A checked file and the key of its field. */
export interface FileAnswer extends JudgedFile {
  key: string;
}

export interface SortedAnswers {
  /** All answers except files. */
  answers: Record<string, unknown>;
  files: FileAnswer[];
  problems: ErrorDetail[];
}

/** Takes the files out of the answers and checks each by its content. */
export async function judgeFiles(
  form: readonly ApplicationField[],
  given: Readonly<Record<string, unknown>>,
): Promise<SortedAnswers> {
  const fileFields = new Map(
    form.filter(({ type }) => type === 'file').map((field) => [field.key, field]),
  );
  const sorted: SortedAnswers = { answers: {}, files: [], problems: [] };
  for (const [key, answer] of Object.entries(given)) {
    const field = fileFields.get(key);
    if (field === undefined) {
      sorted.answers[key] = answer;
      continue;
    }
    for (const file of answer as GivenFile[]) {
      const judged = await judgeFile(file, field.constraints?.accept ?? null);
      if ('fault' in judged) {
        sorted.problems.push({ path: `answers.${key}`, message: judged.fault });
      } else sorted.files.push({ key, ...judged });
    }
  }
  return sorted;
}

/** Stores the files of an application. The sweep deletes them if a crash prevents the application. */
export async function storeFiles(
  stores: Stores,
  accountId: string,
  files: readonly FileAnswer[],
): Promise<AttachedFile[]> {
  const attached: AttachedFile[] = [];
  for (const { key, filename, contentType, content } of files) {
    const { id, bytes } = await saveFile(stores, { accountId, contentType, content });
    attached.push({ key, fileId: id, filename, contentType, bytes });
  }
  return attached;
}

/** Deletes the files of an application that was not created, unless another record refers to them. */
export async function dropFiles(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  accountId: string,
  files: readonly AttachedFile[],
): Promise<void> {
  for (const { fileId } of files) {
    await eraseUnusedFile(ctx, { accountId, id: fileId });
  }
}
