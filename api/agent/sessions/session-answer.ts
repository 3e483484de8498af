import type { z } from 'zod';
import { usageOf } from '../../../domain/agent/paid-turn.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import type { sessionRowSchema, sessionSchema } from '../../../domain/agent/session-wire.ts';
import type { ApiContext } from '../../context.ts';
import { fileRows } from '../file-rows.ts';

type Row = z.infer<typeof sessionRowSchema>;

/** A session as the API returns it. */
export function sessionRecord(
  ctx: ApiContext,
  session: ApplySession,
): { data: z.infer<typeof sessionSchema> } {
  const { accountId, fields, answers, questions, documents, messages } = session;
  return {
    data: {
      ...head(session),
      fields,
      answers,
      questions,
      documents: documents.map(({ kind, id, files }) => ({
        kind,
        id,
        files: fileRows(ctx, accountId, files),
      })),
      messages: messages.map(({ role, text, at }) => ({ role, text, at: at.toISOString() })),
    },
  };
}

/** A session as a row of a list. */
export function sessionRow(session: ApplySession): Row {
  return { ...head(session), questions: session.questions.length };
}

function head(session: ApplySession): Omit<Row, 'questions'> {
  const { id, jobId, status, application, error } = session;
  return {
    id,
    job_id: jobId,
    status,
    usage: usageOf(session.paidTurns),
    application: application && {
      id: application.id,
      job_id: jobId,
      status: application.status,
      submitted_at: application.submittedAt.toISOString(),
    },
    error,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    expires_at: session.expiresAt?.toISOString() ?? null,
    version: session.version,
  };
}
