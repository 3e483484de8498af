import { AppError, type ErrorDetail } from '../../../domain/common/errors.ts';
import { safeUrl } from '../../../domain/common/safe-url.ts';
import { knockedOutBy, splitAnswers } from '../../../domain/hiring/application-form/form.ts';
import { lastJobOf } from '../../../domain/hiring/application-form/last-job.ts';
import {
  invalidApplication,
  validateAnswers,
  type GivenAnswers,
} from '../../../domain/hiring/application-form/validate-answers.ts';
import {
  SUSPECTED_SPAM,
  type Application,
  type AttachedFile,
  type Candidate,
} from '../../../domain/hiring/candidate.ts';
import type { Actor } from '../../../domain/common/actor.ts';
import { newApplication, newCandidate } from '../../../domain/hiring/new-candidate.ts';
import { emailKey } from '../../../domain/common/email.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { acceptsApplications } from '../../../domain/hiring/posting-lifecycle.ts';
import { deleteEeoAnswers, insertEeoAnswers } from '../../../storage/hiring/eeo-answers.ts';
import { findRepeatedApplication } from '../../../storage/hiring/candidates/repeated-application.ts';
import { idOf, newId } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { addApplication } from './add-application.ts';
import { dropFiles, judgeFiles, storeFiles, type FileAnswer } from './attach-files.ts';

/** Size of all answers of an application except files. */
const MAX_ANSWERS_BYTES = 1024 * 1024;

export interface ApplicationRequest {
  /** The role as MongoDB holds it now. */
  posting: Posting;
  companyName: string;
  given: GivenAnswers;
  /** By field key: defaults for answers that were left out. */
  onFile?: Readonly<Record<string, unknown>>;
  /**
   * The applicant's consent to be found by other employers; undefined when not stated. It counts for a new person,
   * and for a known one who applies with an account of that address.
   */
  consentDiscovery?: boolean | undefined;
  /** The source of a new candidate: `job_board`, `api`, or what the applicant's link named. */
  source: string;
  /** Whether the form looked filled in by a machine. A known candidate is not tagged. */
  isSuspected?: boolean | undefined;
  actor: Actor;
  /** The account that applies with its key. */
  appliedBy: string | null;
  /** That account's address, which only its operator sets. */
  accountEmail: string | null;
  sessionId: string | null;
  /** A repetition of this run returns what the first run created. */
  run: string | null;
}

/** An application that passed every check and is not stored yet. */
interface ReadyApplication {
  answers: Record<string, unknown>;
  eeoAnswers: Record<string, unknown>;
  files: FileAnswer[];
  lastJob: string | null;
  /** The questions whose answers reject it. */
  knockedOutBy: { key: string; label: string }[];
}

/**
 * Takes an application for a hosted role. Creates exactly one per job and e-mail address and stores it with its
 * events in one write. A repeated run returns the application of the first run, also after changes of the role or
 * its form since.
 * @throws AppError `role_closed`, `invalid_application` with all errors, `duplicate_application`.
 */
export async function submitApplication(
  ctx: AppContext,
  request: ApplicationRequest,
): Promise<Application> {
  let ready: ReadyApplication;
  try {
    ready = await judge(request);
  } catch (refusal) {
    const earlier = await findEarlier(ctx, request);
    if (earlier !== null) return earlier;
    throw refusal;
  }
  return store(ctx, request, ready);
}

/** The application created by an earlier attempt of the same run. */
function findEarlier(
  { stores }: Pick<AppContext, 'stores'>,
  { posting, run }: ApplicationRequest,
): Promise<Application | null> {
  if (run === null) return Promise.resolve(null);
  return findRepeatedApplication(stores, posting, idOf('application', run));
}

async function store(
  ctx: AppContext,
  request: ApplicationRequest,
  ready: ReadyApplication,
): Promise<Application> {
  const { accountId } = request.posting;
  const files = await storeFiles(ctx.stores, accountId, ready.files);
  const application = applicationOf(request, ready, files);
  // Before the application: in the other order, a crash could lose an acknowledged application.
  const hasEeo = await storeEeoAnswers(ctx, application, { accountId, ...ready });
  const person = personOf(request, ready.answers, application.submittedAt);
  const added = await addApplication(ctx.stores, {
    person,
    emailKey: person.email === null ? null : emailKey(person.email),
    changesConsent: changesConsent(request, person.email),
    application,
    source: request.source,
  });
  if (added === null || added === 'full') {
    const earlier = await findEarlier(ctx, request);
    if (earlier !== null) return earlier;
    if (hasEeo) await deleteEeoAnswers(ctx.stores, [application.id]);
    await dropFiles(ctx, accountId, files);
    throw added === null ? new AppError('duplicate_application') : tooMuch();
  }
  const { candidateId: documentId, events } = added;
  announceSoon(ctx, { collection: 'candidates', documentId, events });
  return added.application;
}

/** A form may carry any known address, so only an account of that address speaks for that person (decision 0014). */
function changesConsent(
  { consentDiscovery, accountEmail }: ApplicationRequest,
  email: string | null,
): boolean {
  const isOwn = email !== null && accountEmail !== null;
  return consentDiscovery !== undefined && isOwn && emailKey(email) === emailKey(accountEmail);
}

/** Returns whether there are any. */
async function storeEeoAnswers(
  { stores }: Pick<AppContext, 'stores'>,
  { id, jobId, submittedAt: createdAt }: Application,
  { accountId, eeoAnswers: answers }: { accountId: string; eeoAnswers: Record<string, unknown> },
): Promise<boolean> {
  if (Object.keys(answers).length === 0) return false;
  await insertEeoAnswers(stores, { id, accountId, jobId, answers, createdAt });
  return true;
}

async function judge({ posting, given, onFile }: ApplicationRequest): Promise<ReadyApplication> {
  if (!acceptsApplications(posting, new Date())) throw new AppError('role_closed');
  const { applicationFields: form } = posting;
  const validated = validateAnswers(form, given, onFile);
  const { answers, files, problems } = await judgeFiles(form, validated.answers);
  const wrong: ErrorDetail[] = [...validated.problems, ...problems];
  if (wrong.length > 0) throw invalidApplication(wrong);
  if (Buffer.byteLength(JSON.stringify(answers)) > MAX_ANSWERS_BYTES) throw tooMuch();
  const split = splitAnswers(form, answers);
  const rejecting = knockedOutBy(form, split.answers);
  const asked = form.filter(({ key }) => rejecting.includes(key));
  return {
    files,
    ...split,
    lastJob: lastJobOf(form, split.answers),
    knockedOutBy: asked.map(({ key, label }) => ({ key, label })),
  };
}

/** All applications of a person are in one document. */
function tooMuch(): AppError {
  return invalidApplication([{ path: 'answers', message: 'are too large to store' }]);
}

function applicationOf(
  { posting, companyName, actor, appliedBy, sessionId, run }: ApplicationRequest,
  { answers, lastJob, knockedOutBy: rejecting }: ReadyApplication,
  files: AttachedFile[],
): Application {
  const id = idOf('application', run);
  return {
    ...newApplication({ id, posting, companyName, actor }, new Date()),
    status: rejecting.length > 0 ? 'rejected' : 'active',
    lastJob,
    knockedOutBy: rejecting,
    answers,
    files,
    appliedBy,
    sessionId,
  };
}

function personOf(
  { posting, consentDiscovery = false, source, isSuspected, run }: ApplicationRequest,
  answers: Readonly<Record<string, unknown>>,
  now: Date,
): Candidate {
  const text = (key: string): string | null => (answers[key] as string | undefined) ?? null;
  const { linkedin } = answers;
  const profile = typeof linkedin === 'string' ? safeUrl(linkedin) : null;
  // The unique e-mail index keeps a person unique; without an address the id does.
  const id = text('email') === null ? idOf('candidate', run) : newId('candidate');
  return {
    ...newCandidate({ id, accountId: posting.accountId }, now),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    links: profile === null ? [] : [profile],
    source,
    tags: isSuspected === true ? [SUSPECTED_SPAM] : [],
    consent: { discovery: consentDiscovery, grantedAt: consentDiscovery ? now : null },
  };
}
