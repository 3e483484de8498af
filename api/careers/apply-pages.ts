import { randomUUID } from 'node:crypto';
import { AppError } from '../../domain/common/errors.ts';
import { RESUME_KEY } from '../../domain/hiring/application-form/field-types.ts';
import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import {
  formPage,
  messagePage,
  type FormProps,
  type Problem,
} from '../../pages/careers/form-page.tsx';
import { sourceQuery } from '../../pages/careers/source-query.ts';
import { pageWords } from '../../pages/careers/words.ts';
import { applyOnBoard } from '../boards/apply-on-board.ts';
import { parseResume } from '../boards/parse-resume.ts';
import { isForm, readForm, textsOf, type Form } from '../input/read-form.ts';
import { filledPath } from '../paths.ts';
import { requireOwnPage, sendOnce, submissionOf } from '../public-pages/own-form.ts';
import { applicationOf, withNextBlock } from './application-of.ts';
import { profileOf, roleOf } from './board-pages.ts';
import { organizationOf, type Visit } from './careers-page.ts';
import { keepFiles, withKeptFiles } from './kept-files.ts';
import { boundsOf, cutProblems } from './question-form.ts';
import { scripts } from './scripts.ts';
import { isSuspected, keptShownToken } from './spam-signs.ts';

type Role = Awaited<ReturnType<typeof roleOf>>;

/** The empty form of a role; a closed one is shown as its page. */
export async function showForm(visit: Visit): Promise<void> {
  const { res, home } = visit;
  const role = await roleOf(visit);
  if (!role.accepting_applications) return seeOther(visit, `${home}/${role.slug}`);
  res.send(await formWith(visit, role, { given: new Map(), problems: [], kept: new Map() }));
}

/**
 * Takes a filled-in form. A problem, or the button for one more block, shows it again with what was typed and the files
 * that were chosen.
 */
export async function receiveApplication(visit: Visit): Promise<void> {
  const { req, res, ctx } = visit;
  requireOwnPage(req);
  if (!isForm(req)) throw new AppError('unsupported_media_type');
  const role = await roleOf(visit);
  const fields = role.application_fields;
  const sent = await readForm(req, boundsOf(fields));
  const { accountId } = await organizationOf(visit);
  const place = { accountId, jobId: role.id, fields };
  const { form, lost } = await withKeptFiles(ctx, place, sent);
  const { filesAgain: message } = pageWords[visit.language];
  const longer = withNextBlock(fields, form);
  let found: Problem[] | null = [
    ...cutProblems(fields, form),
    ...lost.map((key) => ({ key, message })),
  ];
  if (longer === null && found.length === 0) found = await send(visit, role, form);
  if (found === null) return;
  const { kept, problems } = await keepFiles(ctx, place, { files: form.files, problems: found });
  const given = (longer ?? form).fields;
  res.status(problems.length > 0 ? 400 : 200);
  res.send(await formWith(visit, role, { given, problems, kept }));
}

/** Sends the application. Returns its problems, or null when the visitor has an answer. */
async function send(visit: Visit, role: Role, form: Form): Promise<Problem[] | null> {
  const { company, source, home } = visit;
  const fields = role.application_fields;
  const sent = { jobId: role.id, given: form.fields, now: new Date() };
  const isSuspicious = isSuspected(visit.ctx, sent);
  try {
    const application = {
      params: { company, id: role.id },
      body: {
        ...applicationOf(fields, { ...form, language: visit.language }),
        ...(source !== null && { source }),
        ...(isSuspicious && { suspected_spam: true }),
      },
      headers: { 'idempotency-key': submissionOf(textsOf(form)) },
    };
    await sendOnce(() => visit.call(applyOnBoard, application));
    seeOther(visit, `${home}/${role.slug}/apply/sent`);
    return null;
  } catch (error) {
    const problems = problemsOf(error, fields);
    if (problems === null) await refuse(visit, error);
    return problems;
  }
}

export async function showSent(visit: Visit): Promise<void> {
  const { res, home, language } = visit;
  const { sent: heading, sentText: text } = pageWords[language];
  const organization = await profileOf(visit);
  res.send(messagePage({ language, organization, home, heading, text }));
}

async function formWith(
  visit: Visit,
  role: Role,
  filled: Pick<FormProps, 'problems' | 'kept'> & { given: Form['fields'] },
): Promise<string> {
  const { language, home, source } = visit;
  const words = pageWords[language];
  const withSource = sourceQuery(source);
  const canFill = role.features.resume_autofill && role.application_fields.some(isResume);
  return formPage({
    language,
    organization: await profileOf(visit, true),
    heading: `${words.applyFor} ${role.title}`,
    send: words.send,
    home: `${home}/${role.slug}${withSource}`,
    action: `${home}/${role.slug}/apply${withSource}`,
    fields: role.application_fields,
    scripts: [scripts.careers, ...(canFill ? [scripts.resumeFilling] : [])],
    parseResume: canFill
      ? filledPath(parseResume.declaration.path, { company: visit.company, idOrSlug: role.id })
      : undefined,
    submission: randomUUID(),
    shown: keptShownToken(visit.ctx, { jobId: role.id, given: filled.given, now: new Date() }),
    ...filled,
  });
}

function isResume({ key, type }: PublishedField): boolean {
  return key === RESUME_KEY && type === 'file';
}

/** The problems of the answers; null for any other error. */
function problemsOf(error: unknown, fields: readonly PublishedField[]): Problem[] | null {
  if (!(error instanceof AppError)) return null;
  if (error.code !== 'invalid_application' && error.code !== 'invalid_request') return null;
  return (error.details ?? []).map(({ path, message }) => {
    const [first = '', second = ''] = path.split('.');
    const key = first === 'answers' ? second : first;
    return { key: fields.some((field) => field.key === key) ? key : null, message };
  });
}

async function refuse(visit: Visit, error: unknown): Promise<void> {
  const { res, home, language } = visit;
  const words = pageWords[language];
  const code = error instanceof AppError ? error.code : null;
  // A form that was sent, changed and sent again has the key of the first application.
  const isKnown = code === 'duplicate_application' || code === 'idempotency_key_reused';
  if (!isKnown && code !== 'role_closed') throw error;
  const heading = isKnown ? words.already : words.closed;
  const text = isKnown ? words.alreadyText : words.closedText;
  res.status(409);
  const organization = await profileOf(visit);
  res.send(messagePage({ language, organization, home, heading, text }));
}

function seeOther({ res }: Visit, address: string): void {
  res.status(303).setHeader('Location', address);
  res.end();
}
