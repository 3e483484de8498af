import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { slugOf } from '../../../domain/common/text/slug.ts';
import {
  givenFile,
  type GivenFile,
} from '../../../domain/hiring/application-form/composite-answers.ts';
import { jsonResumeSchema } from '../../../domain/resume/json-resume.ts';
import { readFile } from '../../../storage/files/files.ts';
import type { ResumeRecord } from '../../../storage/accounts/account.model.ts';
import type { AppContext } from '../../context.ts';
import { isPrintable } from '../../documents/pdf/unprintable.ts';
import { renderPdf } from '../../documents/pdf/render-pdf.ts';
import { isAccepted } from './judge-file.ts';

/** About ten pages, which take most of a second to draw while the applicant waits. */
const MAX_DRAWN_CHARACTERS = 20_000;

type Accepted = readonly string[] | null;

/** The stored résumé of an account. */
export interface OwnResume {
  accountId: string;
  record: ResumeRecord;
}

/** An account's résumé as an answer to a file field: the uploaded file, else a PDF drawn from its content. */
export async function resumeFile(
  { stores }: Pick<AppContext, 'stores'>,
  resume: OwnResume,
  accept: Accepted,
): Promise<GivenFile | null> {
  const { file } = resume.record;
  if (file === null) return drawn(resume, accept);
  const stored = isAccepted(file, accept) ? await readFile(stores, file.fileId) : null;
  return stored && givenFile(file.filename, stored.content);
}

/**
 * A JSON Resume as a PDF, the same bytes each time; null when the form takes no PDF or a character cannot be drawn.
 */
async function drawn({ accountId, record }: OwnResume, accept: Accepted) {
  const { data } = jsonResumeSchema.safeParse(record.resume);
  if (data === undefined || !(await isDrawable(textsOf(data)))) return null;
  const model = resumeModel(data);
  const filename = `${slugOf(model.name || model.title)}.pdf`;
  if (!isAccepted({ filename, contentType: 'application/pdf' }, accept)) return null;
  const task = { model, template: 'classic', date: record.updatedAt } as const;
  return givenFile(filename, await renderPdf(accountId, task));
}

async function isDrawable(texts: readonly string[]): Promise<boolean> {
  const text = texts.join('').trim();
  if (text === '' || text.length > MAX_DRAWN_CHARACTERS) return false;
  return isPrintable(texts);
}
