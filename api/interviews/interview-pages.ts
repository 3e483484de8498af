import type { RequestHandler } from 'express';
import { interviewPage, refusalPage } from '../../pages/interview/interview-page.tsx';
import type { ApiContext } from '../context.ts';
import { smallForm } from '../input/form-bounds.ts';
import { readForm, textsOf } from '../input/read-form.ts';
import { linkPages } from '../public-pages/link-pages.ts';
import { languageOf } from '../public-pages/page-language.ts';
import type { PageRequest } from '../public-pages/serve-page.ts';
import { answerInterview } from './answer-interview.ts';
import { getPublicInterview } from './get-public-interview.ts';

/**
 * The public interview as a page, for clients that prefer HTML. It calls the same routes as JSON clients, within the
 * same limits. A form is answered with 303 to the page.
 */
export function interviewPages(ctx: ApiContext): RequestHandler {
  return linkPages(ctx, {
    path: '/:token',
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    get: { limits: getPublicInterview, show: showInterview },
    post: { limits: answerInterview, show: receiveAnswer },
    refuse: (error, { req }) => refusalPage(error, languageOf(req)),
  });
}

async function showInterview({ req, res, params, query, call }: PageRequest): Promise<void> {
  const timezone = query.get('timezone') ?? '';
  const asked = timezone === '' ? {} : { query: { timezone } };
  const { data } = await call(getPublicInterview, { params, ...asked });
  res.end(interviewPage(data, languageOf(req)));
}

async function receiveAnswer({ req, res, params, call }: PageRequest): Promise<void> {
  await call(getPublicInterview, { params });
  const body = filledIn(textsOf(await readForm(req, smallForm)));
  await call(answerInterview, { params, body });
  // Relative to this address, so that it holds behind any proxy.
  res
    .status(303)
    .setHeader('Location', encodeURIComponent(params['token'] ?? ''))
    .end();
}

/** Without empty fields. */
function filledIn(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
