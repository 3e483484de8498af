import type { OwnedRef } from '../../../domain/common/ids.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { coverHeldKeywords } from '../../../domain/agent/documents/keyword-coverage.ts';
import type { WrittenDocument } from '../../../domain/agent/documents/stored-document.ts';
import type { TargetJob } from '../../../domain/agent/documents/target-job.ts';
import { toMarkdown } from '../../../domain/documents/to-markdown.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { slugOf } from '../../../domain/common/text/slug.ts';
import { completeDocument, findDocument } from '../../../storage/agent/documents.ts';
import { unprintableIn } from '../../documents/pdf/unprintable.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import type { AppContext } from '../../context.ts';
import type { Draft, DraftOrder } from './draft.ts';
import { draftLetter } from './draft-letter.ts';
import { draftResume } from './draft-resume.ts';
import { renderDocument } from './render-document.ts';

/**
 * Writes a requested document: one model turn, grounded in the source, rendered and stored.
 * Idempotent: the turn is answered and charged once per document id, and the first stored result is kept.
 */
export async function writeDocument(ctx: AppContext, ref: OwnedRef): Promise<void> {
  const document = await findDocument(ctx.stores, ref);
  if (document?.status !== 'pending') return;
  const { request } = document;
  const job = await findTarget(ctx, request.jobId);
  const order = { ref, request, job };
  const draft = await (request.letter === null ? draftResume(ctx, order) : draftLetter(ctx, order));
  await completeDocument(ctx.stores, ref, await drawn(ctx, order, draft));
}

async function drawn(
  ctx: Pick<AppContext, 'stores'>,
  { ref, request, job }: DraftOrder,
  draft: Draft,
): Promise<WrittenDocument> {
  const { model, texts, resume, removed, usage } = draft;
  const { format, template } = request;
  const markdown = toMarkdown(model);
  const data = resume ?? { markdown };
  const { accountId } = ref;
  const drawing = { accountId, model, template, data };
  const { contentType, content } = await renderDocument(format, drawing);
  const file = await saveFile(ctx.stores, { accountId, contentType, content });
  const said = { texts, held: textsOf(request.resume) };
  const { covered, missing } = coverHeldKeywords(job?.keywords ?? [], said);
  const { signs } = format === 'pdf' ? await unprintableIn(texts) : { signs: [] };
  const filename = `${slugOf(model.title)}.${format}`;
  return {
    ...{ resume, markdown, removed, usage, omitted: signs },
    files: [{ format, fileId: file.id, filename }],
    keywordsCovered: covered,
    keywordsMissing: missing,
  };
}

/**
 * The job of a document; null when it has none.
 * @throws AppError `not_found`.
 */
export async function findTarget(
  { stores }: Pick<AppContext, 'stores'>,
  jobId: string | null,
): Promise<TargetJob | null> {
  if (jobId === null) return null;
  const job = await findJob(stores, jobId);
  if (job === null)
    throw new AppError('not_found', {
      details: [{ path: 'job_id', message: 'There is no such job.' }],
    });
  const { title, company, keywords, descriptionText } = job;
  return { title, company: company.name, keywords, description: descriptionText };
}
