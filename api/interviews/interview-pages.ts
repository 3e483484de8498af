import type { RequestHandler } from 'express';
import { interviewPage, refusalPage } from '../../pages/interview/interview-page.tsx';
import type { ApiContext } from '../context.ts';
import { backToPage, readFilledIn } from '../public-pages/link-form.ts';
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
  res.send(interviewPage(data, languageOf(req)));
}

async function receiveAnswer({ req, res, params, call }: PageRequest): Promise<void> {
  await call(getPublicInterview, { params });
  const body = await readFilledIn(req);
  await call(answerInterview, { params, body });
  backToPage(res, params['token']);
}
