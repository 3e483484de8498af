import type { OwnedRef } from '../../../domain/common/ids.ts';
import type {
  DocumentRequest,
  ReadyDocument,
} from '../../../domain/agent/documents/stored-document.ts';
import type { StoredError } from '../../../domain/agent/stored-error.ts';
import { AppError, invalidRequest } from '../../../domain/common/errors.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import {
  findDocument,
  insertDocument,
  type NewDocument,
} from '../../../storage/agent/documents.ts';
import {
  documentWorkflowId,
  type WriteDocumentWorkflow,
} from '../../../workflows/agent/contract.ts';
import {
  AGENT_TASK_QUEUE,
  accountIdAttribute,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import type { AppContext } from '../../context.ts';
import { outcomeWithin } from '../../workflow-outcome.ts';
import { unprintableIn } from '../../documents/pdf/unprintable.ts';
import { findTarget } from './write-document.ts';

/**
 * How long a request waits: less than the one-minute timeout of common HTTP clients. The document is finished and
 * listed regardless.
 */
const WAIT_MS = 45_000;
const RETRY_SECONDS = 10;

/**
 * Requests a résumé or letter. One workflow writes it, which all calls with the same id share (decision 0020).
 * @throws AppError `not_found` for a job that does not exist, `invalid_request` for characters that the format cannot
 * print, PAYMENT_REQUIRED, `unavailable` when it is not ready in time.
 */
export async function requestDocument(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  asked: NewDocument,
): Promise<ReadyDocument> {
  const job = await findTarget(ctx, asked.request.jobId);
  await refuseUnprintable(asked.request, [job?.title, job?.company]);
  await insertDocument(ctx.stores, asked);
  const { accountId, id } = asked;
  const ref = { accountId, id };
  const handle = await startWriting(ctx, ref);
  await outcomeWithin(handle, { waitMs: WAIT_MS, retrySeconds: RETRY_SECONDS });
  const document = await findDocument(ctx.stores, ref);
  if (document?.status === 'ready') return document;
  if (document?.status === 'failed') throw refusal(document.error);
  throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

function refusal({ code, message, details }: StoredError): AppError {
  const retry = code === 'unavailable' ? { retryAfterSeconds: RETRY_SECONDS } : {};
  return new AppError(code, { message, ...(details.length > 0 && { details }), ...retry });
}

/** Rejects text with letters that no font has, before anything is written or charged. */
async function refuseUnprintable(
  { resume, format, letter }: DocumentRequest,
  names: readonly (string | undefined)[],
): Promise<void> {
  if (format !== 'pdf') return;
  const texts = [...textsOf(resume), ...(letter === null ? [] : textsOf(names))];
  const { letters } = await unprintableIn(texts);
  if (letters.length === 0) return;
  const shown = letters.slice(0, 10).join(' ');
  throw invalidRequest(
    'format',
    `the PDF fonts have no letters for ${shown}; docx, md and txt support them`,
  );
}

function startWriting(
  { temporal: { client } }: Pick<AppContext, 'temporal'>,
  { accountId, id: documentId }: OwnedRef,
) {
  return client.workflow.start<WriteDocumentWorkflow>('writeDocument', {
    taskQueue: AGENT_TASK_QUEUE,
    workflowId: documentWorkflowId(documentId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, documentId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'writing' },
    ],
    staticSummary: `Write the document ${documentId}`,
  });
}
