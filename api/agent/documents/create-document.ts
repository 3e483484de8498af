import type { z } from 'zod';
import type {
  letterRequestSchema,
  resumeRequestSchema,
} from '../../../domain/agent/documents/document-wire.ts';
import type {
  DocumentRequest,
  ReadyDocument,
} from '../../../domain/agent/documents/stored-document.ts';
import { requestDocument } from '../../../services/agent/documents/request-document.ts';
import { sourceResume } from '../../../services/agent/documents/source-resume.ts';
import { idOf } from '../../../storage/new-id.ts';
import { accountOf } from '../../caller.ts';
import type { RouteCall } from '../../route.ts';

type Body = z.output<typeof resumeRequestSchema> | z.output<typeof letterRequestSchema>;

/**
 * Creates a résumé or letter. A repeated call under the same `Idempotency-Key` creates no second one, even after a
 * 503.
 */
export async function createDocument(
  { ctx, caller, body, run }: RouteCall<unknown, unknown, Body>,
  letter: DocumentRequest['letter'],
): Promise<ReadyDocument> {
  const accountId = accountOf(caller);
  const {
    resume,
    resume_id: resumeId = null,
    job_id: jobId = null,
    instructions = null,
    format,
    template,
  } = body;
  const source = { accountId, resumeId, ...(resume && { resume }) };
  return requestDocument(ctx, {
    accountId,
    id: idOf(letter === null ? 'resume' : 'coverLetter', run),
    request: {
      resume: await sourceResume(ctx, source),
      jobId,
      instructions,
      format,
      template,
      letter,
    },
  });
}
