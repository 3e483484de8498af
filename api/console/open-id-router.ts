import type { Request, Response, Router } from 'express';
import { nextPath } from '../../domain/accounts/console/next-path.ts';
import { companySignInPath } from '../../domain/accounts/console/sign-in-settings.ts';
import { messagePage } from '../../pages/sign-in/pages.tsx';
import { signInWords, type SignInWords } from '../../pages/sign-in/words.ts';
import {
  beginOpenId,
  finishOpenId,
  OpenIdFailed,
} from '../../services/accounts/console/open-id-sign-in.ts';
import type { ApiContext } from '../context.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { clientAddress } from '../middleware/identify.ts';
import { consoleLanguageFor } from '../public-pages/page-language.ts';
import { assets } from './assets.ts';
import { canSignIn, setSession, setSignInFlow, signInFlow } from './cookie.ts';
import { page, redirect, sendHtml } from './html.ts';
import { limitProviderUses } from './sign-in-limits.ts';
import { signInRequestOf } from './sign-in-request.ts';

/** Signing in with the OpenID provider of a company: leaving for it, and coming back. */
export function serveOpenId(router: Router, ctx: ApiContext): void {
  const at = (template: string, handle: (req: Request, res: Response) => Promise<void>) =>
    page(ctx, `/console${template}`, handle);
  router.get(
    '/sign-in/with/:account',
    at('/sign-in/with/{account}', (req, res) => leave(ctx, req, res)),
  );
  router.get(
    '/sign-in/callback',
    at('/sign-in/callback', (req, res) => comeBack(ctx, req, res)),
  );
}

async function leave(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  if (!canSignIn(ctx.config)) {
    const { noHttps } = signInWords[consoleLanguageFor(req)];
    return sendHtml(
      res,
      messagePage({ assets, language: consoleLanguageFor(req), ...noHttps }),
      503,
    );
  }
  await limitProviderUses(ctx, clientAddress(req));
  const { account } = req.params;
  const accountId = typeof account === 'string' ? account : '';
  const next = nextPath(queryText(req, 'next'));
  const departure = await orFailure(ctx, res, () => beginOpenId(ctx, { accountId, next }));
  if (departure instanceof OpenIdFailed)
    return sendFailure(req, res, { failure: departure, again: companySignInPath(accountId) });
  if (departure === null) return sendMessage(req, res, ({ noProvider }) => noProvider);
  setSignInFlow(ctx.config, res, departure.flow);
  return redirect(res, departure.url);
}

async function comeBack(ctx: ApiContext, req: Request, res: Response): Promise<void> {
  await limitProviderUses(ctx, clientAddress(req));
  const query = req.url.split('?')[1] ?? '';
  const flow = signInFlow(ctx.config, req);
  setSignInFlow(ctx.config, res, null);
  const request = signInRequestOf(req, res);
  const arrival = await orFailure(ctx, res, () => finishOpenId(ctx, { query, flow }, request));
  if (arrival instanceof OpenIdFailed) return sendFailure(req, res, { failure: arrival });
  if (arrival === null) return sendMessage(req, res, ({ notBegun }) => notBegun);
  if ('refused' in arrival)
    return sendMessage(req, res, ({ openIdRefusals }) => openIdRefusals[arrival.refused]);
  setSession(ctx.config, res, arrival.sessionToken);
  return redirect(res, arrival.next);
}

function queryText(req: Request, name: string): string {
  return new URLSearchParams(req.url.split('?')[1] ?? '').get(name) ?? '';
}

/** The log names the cause; the page does not, because providers put codes and addresses into it. */
async function orFailure<Result>(
  { log }: ApiContext,
  res: Response,
  run: () => Promise<Result>,
): Promise<Result | OpenIdFailed> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof OpenIdFailed)) throw error;
    log.warn({ request_id: exchangeOf(res).requestId, reason: reasonOf(error) }, error.message);
    return error;
  }
}

/** The name of the failure without its texts, which may hold tokens. */
function reasonOf({ cause }: OpenIdFailed): string {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}

interface Failure {
  failure: OpenIdFailed;
  /** The address to try again. */
  again?: string;
}

function sendFailure(req: Request, res: Response, { failure, ...retry }: Failure): void {
  const language = consoleLanguageFor(req);
  const { notSignedIn: title, openIdFailed: text } = signInWords[language];
  const status = failure.mayPass ? 502 : 403;
  sendHtml(res, messagePage({ assets, language, title, text, ...retry }), status);
}

function sendMessage(req: Request, res: Response, textOf: (words: SignInWords) => string): void {
  const language = consoleLanguageFor(req);
  const words = signInWords[language];
  const { notSignedIn: title } = words;
  sendHtml(res, messagePage({ assets, language, title, text: textOf(words) }), 403);
}
