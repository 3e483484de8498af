import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppError } from '../../domain/common/errors.ts';
import type { ConsoleLanguage } from '../../pages/page-language.ts';
import { messagePage } from '../../pages/sign-in/pages.tsx';
import { signInWords } from '../../pages/sign-in/words.ts';
import { outageIn } from '../../pages/words/outages.ts';
import type { ApiContext } from '../context.ts';
import { beginRefusal, refusalOf, sendText } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { consoleLanguageFor } from '../public-pages/page-language.ts';
import { requireExactLink } from '../secret-link.ts';
import { assets } from './assets.ts';

/** Pages load only our own script and style sheet, run no inline script, frame only our own pages, and cannot be framed. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export function sendHtml(res: Response, html: string, status = 200): void {
  res.statusCode = status;
  sendUnder(CONTENT_POLICY, res, html);
}

/** Sends a page under a content policy of its own. */
export function sendUnder(policy: string, res: Response, html: string): void {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept-Language, Accept-Encoding');
  sendText(res, html);
}

/** Other places of the console. */
export function redirect(res: Response, path: string): void {
  res.statusCode = 303;
  res.setHeader('Location', path);
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  res.end();
}

/** The text of an error on a page, and when to try again. */
function textOf({ code, message, retryAfterSeconds }: AppError, language: ConsoleLanguage): string {
  const { refusals, tryAgainIn } = signInWords[language];
  const said = refusals[code] ?? outageIn(language, message);
  return retryAfterSeconds === undefined ? said : tryAgainIn(said, retryAfterSeconds);
}

/** A handler of a page. Its errors become pages, too; logs name the template, since paths hold tokens. */
export function page(
  ctx: ApiContext,
  template: string,
  handle: (req: Request, res: Response) => Promise<void>,
): RequestHandler {
  return async (req: Request, res: Response, _next: NextFunction) => {
    exchangeOf(res).route = template;
    try {
      requireExactLink(req, template);
      await handle(req, res);
    } catch (error) {
      const { requestId } = exchangeOf(res);
      const refusal = refusalOf(ctx, error, requestId);
      beginRefusal(res, refusal);
      const language = consoleLanguageFor(req);
      const { failed: title } = signInWords[language];
      const message = { assets, language, title, text: textOf(refusal, language), requestId };
      const again = refusal.code === 'unavailable' ? { again: req.originalUrl } : {};
      sendHtml(res, messagePage({ ...message, ...again }), refusal.status);
    }
  };
}
