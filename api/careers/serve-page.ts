import { hash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { pageLanguages, pageWords, type PageLanguage } from '../../pages/careers/words.ts';
import { messagePage } from '../../pages/careers/apply-page.tsx';
import { STYLE } from '../../pages/public/style.ts';
import { sourceInput } from '../../domain/hiring/application-wire.ts';
import { matchesTag } from '../cached-answer.ts';
import { publicUrl } from '../../services/public-url.ts';
import type { CallOrigin, RawInput } from '../call-origin.ts';
import type { ApiContext } from '../context.ts';
import { admit } from '../middleware/admit.ts';
import { beginRefusal, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { identify } from '../middleware/identify.ts';
import { callRoute } from '../request-pipeline.ts';
import type { Route } from '../route.ts';

/** No script, no frame, nothing from elsewhere but pictures. Data blocks such as JSON-LD are not run. */
const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  'img-src https: data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const CACHED = 'public, max-age=60, stale-while-revalidate=300';

/** One visit of a careers page. */
export interface Visit {
  req: Request;
  res: Response;
  /** The slug of the company. */
  company: string;
  /** The slug or id of the role, on pages of one. */
  role: string;
  query: URLSearchParams;
  language: PageLanguage;
  /** Where the visitor comes from, as `?source=` says. */
  source: string | null;
  /** Public addresses of the company's list and of the installation. */
  home: string;
  publicBase: string;
  /** Calls a route as the visitor. @throws AppError */
  call: (route: Route, given: { params: object; content?: RawInput }) => Promise<unknown>;
  origin: CallOrigin;
}

/** Serves a page that calls public routes of the API, within the limits of one of them. Errors are pages, too. */
export function servePage(
  ctx: ApiContext,
  { template, limits }: { template: string; limits: Route },
  answer: (visit: Visit) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    const exchange = exchangeOf(res);
    exchange.route = template;
    const language = languageOf(req);
    const { company = '' } = textParams(req);
    const home = `/careers/${encodeURIComponent(company)}`;
    try {
      const { access } = limits.declaration;
      const caller = await identify(ctx, access, req);
      exchange.caller = caller;
      await admit(ctx, { access, caller, res });
      const origin = { ctx, caller, requestId: exchange.requestId };
      const query = new URLSearchParams(req.url.split('?')[1] ?? '');
      await answer({
        req,
        res,
        company,
        role: textParams(req)['role'] ?? '',
        query,
        language,
        source: sourceInput.safeParse(query.get('source')).data ?? null,
        home,
        publicBase: publicUrl(ctx.config),
        origin,
        call: async (route, { params, content }) => {
          const input = { params: () => params, ...(content && { content: () => content }) };
          return (await callRoute(route, input, origin)).body;
        },
      });
    } catch (error) {
      const refusal = refusalOf(ctx, error, exchange.requestId);
      beginRefusal(res, refusal);
      const { heading, text } = wordsFor(refusal.status, language);
      const organization = { name: 'Openrole', logo_url: null };
      sendPage(res, messagePage({ language, organization, home, heading, text }));
    }
  };
}

function textParams(req: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(req.params).map(([name, value]) => [name, String(value)]),
  );
}

function languageOf(req: Request): PageLanguage {
  const best = req.acceptsLanguages([...pageLanguages]);
  return pageLanguages.find((one) => one === best) ?? 'en';
}

function wordsFor(status: number, language: PageLanguage): { heading: string; text: string } {
  const words = pageWords[language];
  if (status === 404 || status === 410)
    return { heading: words.notFound, text: words.notFoundText };
  if (status === 429) return { heading: words.tooMany, text: words.tooManyText };
  return { heading: words.failed, text: words.failedText };
}

/** Sends a page; its status is set before. */
export function sendPage(res: Response, html: string): void {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Security-Policy', CONTENT_POLICY);
  res.setHeader('Vary', 'Accept-Language');
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  res.end(html);
}

/** Sends a page that may be cached for a minute, or 304 if the visitor has it. */
export function sendCached(req: Request, res: Response, html: string): void {
  const isKnown = tagAnswer(req, res, hash('sha256', html, 'base64url').slice(0, 22));
  sendPage(res, isKnown ? '' : html);
}

/** A file that is made only for visitors who do not have it. */
interface TaggedFile {
  tag: string;
  type: string;
  make: () => Promise<string>;
}

/** Sends a file that may be cached for a minute, or 304 if the visitor has it. */
export async function sendTagged(
  { req, res }: Visit,
  { tag, type, make }: TaggedFile,
): Promise<void> {
  const text = tagAnswer(req, res, tag) ? '' : await make();
  res.setHeader('Content-Type', type);
  res.end(text);
}

/** Marks an answer as cacheable. Returns true, with status 304, if the visitor has it. */
function tagAnswer(req: Request, res: Response, word: string): boolean {
  const tag = `"${word}"`;
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', CACHED);
  const isKnown = matchesTag(req.headers, tag);
  if (isKnown) res.status(304);
  return isKnown;
}
