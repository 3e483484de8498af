import type { Request, Response, Router } from 'express';
import { nextPath, signInPath } from '../../domain/accounts/console/next-path.ts';
import { cleanEmail } from '../../domain/common/email.ts';
import {
  confirmPage,
  joinPage,
  linkSentPage,
  messagePage,
  signInPage,
} from '../../pages/sign-in/pages.tsx';
import { signInWords } from '../../pages/sign-in/words.ts';
import { join, readInvitation } from '../../services/accounts/console/invitations.ts';
import { companiesFor } from '../../services/accounts/console/companies-for.ts';
import { mailSignInLink } from '../../services/accounts/console/sign-in-links.ts';
import { readLink, signIn } from '../../services/accounts/console/sign-in.ts';
import type { ApiContext } from '../context.ts';
import { smallForm } from '../input/form-bounds.ts';
import { readForm, textsOf } from '../input/read-form.ts';
import { clientAddress } from '../middleware/identify.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { consoleLanguageFor } from '../public-pages/page-language.ts';
import { assets } from './assets.ts';
import { serveOpenId } from './open-id-router.ts';
import { signInRequestOf } from './sign-in-request.ts';
import { canSignIn, setSession } from './cookie.ts';
import { page, redirect, sendHtml } from './html.ts';
import { requireSameOrigin } from './same-origin.ts';
import { limitLinkRequests, limitLinkUses, mayMail } from './sign-in-limits.ts';

function queryOf(req: Request): URLSearchParams {
  return new URLSearchParams(req.url.split('?')[1] ?? '');
}

/** The pages in front of the console. They work without script. */
export function serveSignIn(router: Router, ctx: ApiContext): void {
  const at = (template: string, handle: (req: Request, res: Response) => Promise<void>) =>
    page(ctx, `/console${template}`, handle);
  router
    .route('/sign-in')
    .get(at('/sign-in', (req, res) => showSignIn(ctx, req, res)))
    .post(at('/sign-in', (req, res) => sendLink(ctx, req, res)));
  serveOpenId(router, ctx);
  router
    .route('/sign-in/:token')
    .get(at('/sign-in/{token}', (req, res) => confirm(ctx, req, res)))
    .post(at('/sign-in/{token}', (req, res) => redeem(ctx, req, res)));
  router
    .route('/join/:token')
    .get(at('/join/{token}', (req, res) => showInvitation(ctx, req, res)))
    .post(at('/join/{token}', (req, res) => accept(ctx, req, res)));
}

async function showSignIn(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  const language = consoleLanguageFor(req);
  if (!canSignIn(ctx.config)) {
    const { noHttps } = signInWords[language];
    return sendHtml(res, messagePage({ assets, language, ...noHttps }), 503);
  }
  const next = nextPath(queryOf(req).get('next'));
  return Promise.resolve(sendHtml(res, signInPage({ assets, language, next })));
}

/** The answer is the same for every address, and the work comes after it. */
async function sendLink(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  requireSameOrigin(req);
  await limitLinkRequests(ctx, clientAddress(req));
  const posted = textsOf(await readForm(req, smallForm));
  const next = nextPath(posted['next'] ?? '');
  const language = consoleLanguageFor(req);
  const email = cleanEmail(posted['email'] ?? '');
  if (email === null) {
    const { noEmail: problem } = signInWords[language];
    return sendHtml(res, signInPage({ assets, language, next, problem }), 400);
  }
  const isAllowed = await mayMail(ctx, email);
  const companies = await companiesFor(ctx, { email, next });
  sendHtml(res, linkSentPage({ assets, language, again: signInPath(next), companies }));
  if (!isAllowed) return;
  void mailSignInLink(ctx, { email, next }).catch((error: unknown) => {
    ctx.log.warn({ err: error, request_id: exchangeOf(res).requestId }, 'no link was mailed');
  });
}

function tokenOf(req: Request): string {
  const { token } = req.params;
  return typeof token === 'string' ? token : '';
}

function sendUsedLink(req: Request, res: Response): void {
  const language = consoleLanguageFor(req);
  const { usedLink } = signInWords[language];
  sendHtml(res, messagePage({ assets, language, ...usedLink }), 410);
}

async function confirm(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  await limitLinkUses(ctx, clientAddress(req));
  const token = tokenOf(req);
  const link = await readLink(ctx.stores, token);
  if (link === null) return sendUsedLink(req, res);
  const path = `/console/sign-in/${token}`;
  sendHtml(
    res,
    confirmPage({ assets, language: consoleLanguageFor(req), path, email: link.email }),
  );
}

async function redeem(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  requireSameOrigin(req);
  await limitLinkUses(ctx, clientAddress(req));
  const outcome = canSignIn(ctx.config)
    ? await signIn(ctx.stores, tokenOf(req), signInRequestOf(req, res))
    : null;
  if (outcome === null) return sendUsedLink(req, res);
  setSession(ctx.config, res, outcome.sessionToken);
  redirect(res, outcome.next);
}

async function showInvitation(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  await limitLinkUses(ctx, clientAddress(req));
  const token = tokenOf(req);
  const invitation = await readInvitation(ctx.stores, token);
  if (invitation === null) return sendUsedLink(req, res);
  const language = consoleLanguageFor(req);
  sendHtml(res, joinPage({ assets, language, path: `/console/join/${token}`, ...invitation }));
}

async function accept(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  requireSameOrigin(req);
  await limitLinkUses(ctx, clientAddress(req));
  const outcome = canSignIn(ctx.config)
    ? await join(ctx.stores, tokenOf(req), signInRequestOf(req, res))
    : null;
  if (outcome === null) return sendUsedLink(req, res);
  setSession(ctx.config, res, outcome.sessionToken);
  redirect(res, '/console');
}
