import { Router, type RequestHandler } from 'express';
import type { ApiContext } from '../context.ts';
import { secretLinkHeaders } from '../secret-link.ts';
import { leaveToApi } from './leave-to-api.ts';
import { pageHeaders } from './page-headers.ts';
import { servePage, type Page } from './serve-page.ts';

type Answer = Pick<Page, 'limits' | 'show'>;

interface LinkPages extends Pick<Page, 'headers' | 'refuse'> {
  /** Below the router's path. */
  path: string;
  get: Answer;
  post: Answer;
}

/** The page of a secret link, and the form on it. Each is served within the limits of its route. */
export function linkPages(
  ctx: ApiContext,
  { path, get, post, ...page }: LinkPages,
): RequestHandler {
  const headers = {
    ...pageHeaders,
    ...secretLinkHeaders,
    ...page.headers,
    Vary: 'Accept, Accept-Language',
  };
  const serve = ({ limits, show }: Answer) =>
    servePage(ctx, { ...page, template: limits.declaration.path, limits, headers, show });
  const router = Router();
  router.use(leaveToApi).route(path).get(serve(get)).post(serve(post));
  return router;
}
