import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import type { Problem } from '../../pages/careers/form-page.tsx';
import { dropName, inputName, keptName } from '../../pages/careers/field-parts.tsx';
import {
  keepFile,
  openKeptFile,
  type FilePlace,
  type KeptFile,
} from '../../services/hiring/applying/kept-files.ts';
import type { ApiContext } from '../context.ts';
import type { FormFile } from '../input/form-bounds.ts';
import type { Form } from '../input/read-form.ts';

/** The most files that a form takes. */
const MOST_KEPT = 50;

interface Place extends Omit<FilePlace, 'key'> {
  fields: readonly PublishedField[];
}

/**
 * The form with the files that were kept when it was sent before, unless they are removed or replaced. `lost` are the
 * fields whose files are gone.
 */
export async function withKeptFiles(
  ctx: ApiContext,
  { fields, ...place }: Place,
  form: Form,
): Promise<{ form: Form; lost: string[] }> {
  const files = [...form.files];
  const lost: string[] = [];
  for (const field of fileFields(fields)) {
    const isReplaced = form.files.some(({ name }) => name === inputName(field));
    if (isReplaced || form.fields.has(dropName(field))) continue;
    for (const token of (form.fields.get(keptName(field)) ?? []).slice(0, MOST_KEPT)) {
      const file = await openKeptFile(ctx, { ...place, key: field.key }, token);
      if (file === null) lost.push(field.key);
      else files.push({ name: inputName(field), ...file });
    }
  }
  return { form: { ...form, files }, lost };
}

interface Keeping {
  files: readonly FormFile[];
  problems: readonly Problem[];
}

/**
 * Keeps the files of a form that is shown again, by field key. None of a field with a problem is kept; a file that its
 * field does not take is a problem more.
 */
export async function keepFiles(
  ctx: ApiContext,
  { fields, ...place }: Place,
  { files, problems: known }: Keeping,
): Promise<{ kept: Map<string, KeptFile[]>; problems: Problem[] }> {
  const kept = new Map<string, KeptFile[]>();
  const problems = [...known];
  for (const field of fileFields(fields)) {
    const { key } = field;
    if (known.some((problem) => problem.key === key)) continue;
    const accept = field.constraints?.accept ?? null;
    for (const file of files.filter(({ name }) => name === inputName(field))) {
      const stored = await keepFile(ctx, { ...place, key }, { ...file, accept });
      if ('fault' in stored) problems.push({ key, message: stored.fault });
      else kept.set(key, [...(kept.get(key) ?? []), stored]);
    }
  }
  return { kept, problems };
}

function fileFields(fields: readonly PublishedField[]): PublishedField[] {
  return fields.filter(({ type }) => type === 'file');
}
