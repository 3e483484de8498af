import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import { formPage, messagePage, type Problem } from '../../pages/careers/form-page.tsx';
import type { PageLanguage } from '../../pages/page-language.ts';
import { pageWords } from '../../pages/careers/words.ts';
import { answersOf } from '../careers/application-of.ts';
import { boundsOf, cutProblems } from '../careers/question-form.ts';
import { scripts } from '../careers/scripts.ts';
import type { ApiContext } from '../context.ts';
import { readForm, textsOf, type Form } from '../input/read-form.ts';
import { contentPolicy } from '../public-pages/content-policy.ts';
import { failedText } from '../public-pages/failed-text.ts';
import { linkPages } from '../public-pages/link-pages.ts';
import { requireOwnPage, sendOnce, submissionOf } from '../public-pages/own-form.ts';
import { languageOf } from '../public-pages/page-language.ts';
import type { PageRequest } from '../public-pages/serve-page.ts';
import { getPublicSurvey } from './get-public-survey.ts';
import { submitSurveyResponse } from './submit-survey-response.ts';

/** Query of the page that follows a submission. */
const SENT = 'sent';

/** The public survey as a form that works without script, for clients that prefer HTML, at the address of its link. */
export function surveyPages(ctx: ApiContext): RequestHandler {
  return linkPages(ctx, {
    path: '/:id/public',
    headers: { 'Content-Security-Policy': contentPolicy({ isScripted: true }) },
    get: { limits: getPublicSurvey, show: showSurvey },
    post: { limits: submitSurveyResponse, show: receiveAnswers },
    refuse: (error, { req }) => {
      const language = languageOf(req);
      const words = pageWords[language];
      const isMissing = error.status === 404;
      const heading = isMissing ? words.notFound : words.failed;
      return said(language, heading, isMissing ? words.notFoundText : failedText(error, language));
    },
  });
}

async function showSurvey(request: PageRequest): Promise<void> {
  const { req, res } = request;
  const language = languageOf(req);
  const words = pageWords[language];
  const survey = await surveyOf(request);
  if (request.query.has(SENT)) res.send(said(language, words.answered, words.answeredText));
  else if (survey.status === 'closed')
    res.send(said(language, words.surveyClosed, words.surveyClosedText));
  else res.send(surveyForm(request, survey, { given: new Map(), problems: [] }));
}

async function receiveAnswers(request: PageRequest): Promise<void> {
  const { req, res, params, query, call } = request;
  requireOwnPage(req);
  const survey = await surveyOf(request);
  const form = await readForm(req, boundsOf(survey.questions));
  const problems = cutProblems(survey.questions, form);
  if (problems.length > 0) {
    res.status(400).end(surveyForm(request, survey, { given: form.fields, problems }));
    return;
  }
  const token = query.get('token');
  try {
    const answers = answersOf(survey.questions, { ...form, language: languageOf(req) });
    const response = {
      params,
      body: { ...(token !== null && { token }), answers },
      headers: { 'idempotency-key': submissionOf(textsOf(form)) },
    };
    await sendOnce(() => call(submitSurveyResponse, response));
  } catch (error) {
    sendBack(request, { error, survey, form });
    return;
  }
  res.status(303).setHeader('Location', `?${SENT}`).end();
}

interface Refused {
  error: unknown;
  survey: Awaited<ReturnType<typeof surveyOf>>;
  form: Form;
}

/** The form again with its problems; a survey that takes no answer says so. */
function sendBack(request: PageRequest, { error, survey, form }: Refused): void {
  const { req, res } = request;
  const language = languageOf(req);
  const words = pageWords[language];
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'conflict' || error.code === 'idempotency_key_reused') {
    res.status(409).end(said(language, words.answeredAlready, words.answeredAlreadyText));
    return;
  }
  if (error.code !== 'invalid_request') throw error;
  const problems = (error.details ?? []).map(({ path, message }): Problem => {
    const [first = '', key = ''] = path.split('.');
    const isQuestion = first === 'answers' && survey.questions.some((one) => one.key === key);
    return { key: isQuestion ? key : null, message: isQuestion ? message : `${path} ${message}` };
  });
  res.status(400).end(surveyForm(request, survey, { given: form.fields, problems }));
}

interface Filled {
  given: Form['fields'];
  problems: Problem[];
}

function surveyForm(request: PageRequest, survey: Refused['survey'], filled: Filled): string {
  const language = languageOf(request.req);
  return formPage({
    language,
    organization: null,
    heading: survey.name,
    send: pageWords[language].sendAnswers,
    fields: survey.questions,
    kept: new Map(),
    scripts: [scripts.careers],
    submission: randomUUID(),
    ...filled,
  });
}

function said(language: PageLanguage, heading: string, text: string): string {
  return messagePage({ language, organization: null, heading, text });
}

async function surveyOf({ call, params }: PageRequest) {
  const { data } = await call(getPublicSurvey, { params });
  return data;
}
