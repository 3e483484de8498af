import { z } from 'zod';
import type {
  letterDocumentSchema,
  resumeDocumentSchema,
} from '../../../domain/agent/documents/document-wire.ts';
import { usualLetter } from '../../../domain/documents/options.ts';
import type { ReadyDocument } from '../../../domain/agent/documents/stored-document.ts';
import { findDocument } from '../../../storage/agent/documents.ts';
import { idPrefixes, isId } from '../../../domain/common/ids.ts';
import { accountOf } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import type { FindCall } from '../../route.ts';
import { fileRows } from '../file-rows.ts';

/** Members that résumés and letters share in responses. */
function documentRow(
  ctx: ApiContext,
  { id, accountId, request, written, createdAt }: ReadyDocument,
) {
  const { markdown, files, keywordsCovered, keywordsMissing, removed, usage } = written;
  const { costUsdMicros, ...used } = usage;
  return {
    id,
    job_id: request.jobId,
    markdown,
    files: fileRows(ctx, accountId, files),
    keywords_covered: keywordsCovered,
    keywords_missing: keywordsMissing,
    removed,
    omitted_characters: written.omitted ?? [],
    usage: { ...used, cost_usd_micros: costUsdMicros },
    template: request.template,
    created_at: createdAt.toISOString(),
  };
}

export function resumeRow(
  ctx: ApiContext,
  document: ReadyDocument,
): z.infer<typeof resumeDocumentSchema> {
  return { ...documentRow(ctx, document), resume: document.written.resume ?? {} };
}

export function letterRow(
  ctx: ApiContext,
  document: ReadyDocument,
): z.infer<typeof letterDocumentSchema> {
  const { tone, length } = document.request.letter ?? usualLetter;
  return { ...documentRow(ctx, document), tone, length };
}

/** A path that names a document of the caller's account. An unfinished document is 404. */
export function ownedDocument(kind: 'resume' | 'coverLetter') {
  return {
    params: z.object({
      id: z.string().meta({ example: `${idPrefixes[kind]}_0NaQ8xT2v7Bd1kZp4mXw` }),
    }),
    find: async ({
      ctx,
      caller,
      params: { id },
    }: FindCall<{ id: string }>): Promise<ReadyDocument | null> => {
      if (!isId(kind, id)) return null;
      const found = await findDocument(ctx.stores, { accountId: accountOf(caller), id });
      return found?.status === 'ready' ? found : null;
    },
  };
}
