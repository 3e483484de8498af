import type { Sources } from '../../../domain/agent/draft/evidence.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import type { PaidTurn } from '../../../domain/agent/paid-turn.ts';
import type { ApplySession, SessionDocument } from '../../../domain/agent/session.ts';
import { sessionDocumentId } from '../../../domain/agent/session-charge.ts';
import { usualLetter } from '../../../domain/documents/options.ts';
import type { DocumentRequest } from '../../../domain/agent/documents/stored-document.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { findDocument, insertDocument } from '../../../storage/agent/documents.ts';
import type { AppContext } from '../../context.ts';
import { isPrintable } from '../../documents/pdf/unprintable.ts';
import { writeDocument } from '../documents/write-document.ts';
import type { TurnWatch } from './turn-watch.ts';

/**
 * Writes the requested documents that a session does not have yet. Their ids derive from the session's, so each is
 * written and charged once. Without a résumé there are none.
 */
export async function writeSessionDocuments(
  ctx: AppContext,
  session: ApplySession,
  { sources: { resume, job }, watch }: { sources: Sources; watch: TurnWatch },
): Promise<SessionDocument[]> {
  if (resume === null) return session.documents;
  const { coverLetter, tailoredResume } = session.request.documents;
  const wanted: SessionDocument['kind'][] = [
    ...(tailoredResume ? (['tailored_resume'] as const) : []),
    ...(coverLetter ? (['cover_letter'] as const) : []),
  ];
  const documents = [...session.documents];
  for (const kind of wanted) {
    if (session.documents.some((one) => one.kind === kind)) continue;
    const request = await requestFor(session, kind, { resume, job });
    await watch.mayAsk();
    const { document, paidTurn } = await write(ctx, session, { kind, request });
    await watch.notePaid(paidTurn);
    documents.push(document);
  }
  return documents;
}

async function requestFor(
  { jobId, request: { instructions } }: ApplySession,
  kind: SessionDocument['kind'],
  { resume, job }: { resume: JsonResume; job: Sources['job'] },
): Promise<DocumentRequest> {
  const texts = [...textsOf(resume), job.title, job.company];
  return {
    ...{ resume, jobId, instructions },
    format: (await isPrintable(texts)) ? 'pdf' : 'docx',
    template: 'classic',
    letter: kind === 'cover_letter' ? usualLetter : null,
  };
}

async function write(
  ctx: AppContext,
  { id: sessionId, accountId }: ApplySession,
  { kind, request }: { kind: SessionDocument['kind']; request: DocumentRequest },
): Promise<{ document: SessionDocument; paidTurn: PaidTurn }> {
  const ref = { accountId, id: sessionDocumentId(sessionId, kind) };
  await insertDocument(ctx.stores, { ...ref, request });
  await writeDocument(ctx, ref).catch((error: unknown) => {
    throw isNotYetInMarket(error) ? new AppError('unavailable', { cause: error }) : error;
  });
  const found = await findDocument(ctx.stores, ref);
  if (found?.status !== 'ready') throw new AppError('unavailable');
  const { files, markdown, usage } = found.written;
  return {
    document: { kind, id: ref.id, files: files.map(named(kind)), text: markdown },
    paidTurn: { key: ref.id, ...usage },
  };
}

/** A role that has just opened may not be indexed yet; documents read the index. */
function isNotYetInMarket(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}

/** Tells a résumé from a letter with the same title. */
function named(kind: SessionDocument['kind']) {
  return (file: SessionDocument['files'][number]) => ({
    ...file,
    filename: `${kind === 'cover_letter' ? 'letter' : 'resume'}-${file.filename}`,
  });
}
