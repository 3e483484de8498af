import { randomUUID } from 'node:crypto';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { APPLICATION_BODY_BYTES } from '../../domain/hiring/application-wire.ts';
import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { applyPage, messagePage, type Problem } from '../../pages/careers/apply-page.tsx';
import { sourceQuery } from '../../pages/careers/source-query.ts';
import { pageWords } from '../../pages/careers/words.ts';
import { applyOnBoard } from '../boards/apply-on-board.ts';
import { isForm, readForm, textsOf, type Form, type FormBounds } from '../input/read-form.ts';
import { callRoute } from '../request-pipeline.ts';
import { applicationOf } from './application-of.ts';
import { profileOf, roleOf } from './board-pages.ts';
import { sendPage, type Visit } from './serve-page.ts';

const FORM: FormBounds = { maxBytes: APPLICATION_BODY_BYTES, maxFields: 5_000, maxFiles: 50 };
const SUBMISSION = /^[0-9a-f-]{36}$/;

/** The empty form of a role; a closed one is shown as its page. */
export async function showForm(visit: Visit): Promise<void> {
  const { res, home } = visit;
  const role = await roleOf(visit);
  if (!role.accepting_applications) return seeOther(visit, `${home}/${role.slug}`);
  const empty = { given: new Map<string, string[]>(), problems: [], submission: randomUUID() };
  sendPage(res, applyPage({ ...(await formOf(visit, role)), ...empty }));
}

/** Takes a filled-in form. A problem shows it again with what was typed. */
export async function receiveApplication(visit: Visit): Promise<void> {
  const { req, res, company, origin, source } = visit;
  requireOwnPage(visit);
  if (!isForm(req)) throw new AppError('unsupported_media_type');
  const form = await readForm(req, FORM);
  const role = await roleOf(visit);
  const submission = submissionOf(form);
  try {
    await callRoute(
      applyOnBoard,
      {
        params: () => ({ company, id: role.id }),
        content: () => ({
          body: {
            ...applicationOf(role.application_fields, form),
            ...(source !== null && { source }),
          },
        }),
      },
      { ...origin, headers: { 'idempotency-key': submission } },
    );
  } catch (error) {
    const problems = problemsOf(error, role.application_fields);
    if (problems === null) return refuse(visit, error);
    res.status(400);
    const given = { given: form.fields, problems, submission: randomUUID() };
    sendPage(res, applyPage({ ...(await formOf(visit, role)), ...given }));
    return;
  }
  seeOther(visit, `${visit.home}/${role.slug}/apply/sent`);
}

export async function showSent(visit: Visit): Promise<void> {
  const { res, home, language } = visit;
  const { sent: heading, sentText: text } = pageWords[language];
  const organization = await profileOf(visit);
  sendPage(res, messagePage({ language, organization, home, heading, text }));
}

async function formOf(visit: Visit, role: Awaited<ReturnType<typeof roleOf>>) {
  const { language, home, source } = visit;
  const withSource = sourceQuery(source);
  return {
    language,
    organization: await profileOf(visit),
    title: role.title,
    home: `${home}/${role.slug}${withSource}`,
    action: `${home}/${role.slug}/apply${withSource}`,
    fields: role.application_fields,
  };
}

/** Other sites cannot send the form: browsers say where a request comes from. */
function requireOwnPage({ req }: Visit): void {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw invalidRequest('body', 'must be sent from the page of the role');
}

function submissionOf(form: Form): string {
  const { submission = '' } = textsOf(form);
  return SUBMISSION.test(submission) ? submission : randomUUID();
}

/** What is wrong with the answers; null when something else is wrong. */
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
  if (code !== 'duplicate_application' && code !== 'role_closed') throw error;
  const isKnown = code === 'duplicate_application';
  const heading = isKnown ? words.already : words.closed;
  const text = isKnown ? words.alreadyText : words.closedText;
  res.status(409);
  const organization = await profileOf(visit);
  sendPage(res, messagePage({ language, organization, home, heading, text }));
}

function seeOther({ res }: Visit, address: string): void {
  res.status(303).setHeader('Location', address);
  res.end();
}
