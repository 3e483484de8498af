import type { OwnedRef } from '../../../domain/common/ids.ts';
import { acceptClaims } from '../../../domain/agent/draft/accept-claims.ts';
import { documentAnswers } from '../../../domain/agent/draft/document-answers.ts';
import {
  finishDraft,
  openFields,
  standingAnswers,
  type FinishedDraft,
} from '../../../domain/agent/draft/draft-form.ts';
import type { SessionAnswers } from '../../../domain/agent/draft/session-answer.ts';
import { takeStep, type ApplySession, type SessionFile } from '../../../domain/agent/session.ts';
import { agentMessage } from '../../../domain/agent/session-messages.ts';
import { draftAnswers } from '../../../domain/agent/tasks/draft-answers.ts';
import type { StoredError } from '../../../domain/agent/stored-error.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import { publishedForm } from '../../../domain/hiring/application-form/form.ts';
import { acceptsApplications } from '../../../domain/hiring/posting-lifecycle.ts';
import type { AppContext } from '../../context.ts';
import { findRoleToApply } from '../../hiring/applying/find-role.ts';
import { runModelTurn } from '../../model/run-model-turn.ts';
import { refusalOf } from '../turn-refusal.ts';
import { changeSession, requireSession } from './change-session.ts';
import { ownFileOf, withFittingFiles, type OwnFile } from './fitting-files.ts';
import { writeSessionDocuments } from './session-documents.ts';
import { readMaterial, type Material } from './session-sources.ts';
import { isSameTurn, TurnSuperseded, watchTurn, type TurnWatch } from './turn-watch.ts';
import { slices } from '../../../domain/common/slices.ts';

/** Questions per model call; the length of an answer is limited. */
const QUESTIONS_AT_ONCE = 30;

/** The result of a turn. */
interface Drafted extends FinishedDraft {
  fields: ApplySession['fields'];
  files: SessionFile[];
  documents: ApplySession['documents'];
  tried: string[];
}

/**
 * Runs one turn of a session: drafts answers and lists the questions to ask (decision 0021). Idempotent: a finished
 * turn does not change, and each model call is answered and charged once per key. A turn that is cancelled, or ended
 * by `stopIfCancelled`, makes no further model calls.
 * @throws ModelFailure that may be retried.
 */
export async function draftSession(
  ctx: AppContext,
  target: OwnedRef,
  stopIfCancelled: () => void = () => undefined,
): Promise<ApplySession> {
  const session = await requireSession(ctx, target);
  const watch = watchTurn(ctx, session, stopIfCancelled);
  if (session.status === 'needs_payment') return draftOnceMore(ctx, session, watch);
  if (session.status !== 'drafting') return session;
  try {
    return await draft(ctx, session, watch);
  } catch (error) {
    const outcome = refusalOf(error);
    if (outcome === null) throw error;
    if (outcome.code !== 'PAYMENT_REQUIRED') return end(ctx, session, outcome);
    const waiting = await changeSession(ctx, target, (now) =>
      isSameTurn(now, session)
        ? takeStep(now, 'run_short', { at: new Date(), error: outcome })
        : null,
    );
    // A top-up that finished in between found no session waiting for it.
    return waiting.status === 'needs_payment' ? draftOnceMore(ctx, waiting, watch) : waiting;
  }
}

/** Resumes a session that waits for funds; without funds it keeps waiting. */
async function draftOnceMore(
  ctx: AppContext,
  session: ApplySession,
  watch: TurnWatch,
): Promise<ApplySession> {
  try {
    return await draft(ctx, session, watch);
  } catch (error) {
    const outcome = refusalOf(error);
    if (outcome?.code === 'PAYMENT_REQUIRED') return session;
    if (outcome === null) throw error;
    return end(ctx, session, outcome);
  }
}

async function draft(
  ctx: AppContext,
  session: ApplySession,
  watch: TurnWatch,
): Promise<ApplySession> {
  const role = await findRoleToApply(ctx, session.jobId);
  if (!role?.hosted || !acceptsApplications(role.posting, new Date())) {
    throw new AppError('role_closed');
  }
  const material = await readMaterial(ctx, session, role);
  const turn = { material, form: role.posting.applicationFields, watch };
  try {
    const drafted = await runTurn(ctx, session, turn);
    return await changeSession(ctx, session, (now) => finish(now, session, drafted));
  } catch (error) {
    if (error instanceof TurnSuperseded) return requireSession(ctx, session);
    throw error;
  }
}

interface Turn {
  material: Material;
  form: readonly ApplicationField[];
  watch: TurnWatch;
}

async function runTurn(
  ctx: AppContext,
  session: ApplySession,
  { material, form, watch }: Turn,
): Promise<Drafted> {
  const { sources } = material;
  const documents = await writeSessionDocuments(ctx, session, { sources, watch });
  const standing = standingAnswers(form, session.answers, sources);
  let answers = { ...standing, ...unlessSaid(standing, documentAnswers(form, documents, sources)) };
  const open = openFields(form, answers).filter(({ key }) => !session.tried.includes(key));
  for (const [part, fields] of [...slices(open, QUESTIONS_AT_ONCE)].entries()) {
    const key = `${session.id}:${session.turn}:${part}`;
    const turn = { accountId: session.accountId, key, reference: session.id };
    const question = { task: draftAnswers, input: { fields, sources } };
    await watch.mayAsk();
    const { value, usage } = await runModelTurn(ctx, turn, question);
    await watch.notePaid({ key, ...usage });
    answers = { ...answers, ...acceptClaims(fields, value.answers, sources) };
  }
  const own = [
    ...documents.flatMap(({ files }) => files),
    ...(material.resumeFile === null ? [] : [material.resumeFile]),
  ];
  const finished = finishDraft(form, await withFittingFiles(ctx.stores, { form, answers }, own));
  return {
    ...finished,
    fields: publishedForm(form),
    documents,
    files: filesFor(finished.answers, session.files, own),
    tried: [...session.tried, ...open.map(({ key }) => key)],
  };
}

/** Answers given by the user are kept. */
function unlessSaid(standing: SessionAnswers, answers: SessionAnswers): SessionAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => standing[key]?.source !== 'user'),
  );
}

/** Files for the answers: those the user sent, the session's documents, and the account's résumé. */
function filesFor(
  answers: SessionAnswers,
  sent: readonly SessionFile[],
  own: readonly OwnFile[],
): SessionFile[] {
  const answered = Object.entries(answers).flatMap(([key, answer]) => {
    const file = ownFileOf(answer, own);
    return file === undefined ? [] : [{ key, fileId: file.fileId, filename: file.filename }];
  });
  return [...sent.filter(({ key }) => answers[key]?.source === 'user'), ...answered];
}

/** Applies the result to the current session; null when this turn is no longer the current one. */
function finish(now: ApplySession, session: ApplySession, drafted: Drafted): ApplySession | null {
  if (!isSameTurn(now, session)) return null;
  const { withheld, ...content } = drafted;
  const at = new Date();
  const drafting = now.status === 'needs_payment' ? takeStep(now, 'top_up', { at }) : now;
  const step = drafted.questions.length > 0 ? 'ask' : 'complete';
  return (
    drafting &&
    takeStep(drafting, step, {
      at,
      ...content,
      messages: [...now.messages, { role: 'agent', text: agentMessage(drafted, withheld), at }],
    })
  );
}

function end(ctx: AppContext, session: ApplySession, error: StoredError): Promise<ApplySession> {
  return changeSession(ctx, session, (now) =>
    isSameTurn(now, session) ? takeStep(now, 'fail', { at: new Date(), error }) : null,
  );
}
