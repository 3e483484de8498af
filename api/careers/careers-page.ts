import { hash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { sourceInput } from '../../domain/hiring/application-wire.ts';
import { messagePage } from '../../pages/careers/form-page.tsx';
import type { PageLanguage } from '../../pages/page-language.ts';
import { pageWords } from '../../pages/careers/words.ts';
import { publicUrl } from '../../services/public-url.ts';
import type { ApiContext } from '../context.ts';
import { matchesTag } from '../cached-answer.ts';
import { failedText } from '../public-pages/failed-text.ts';
import { pageHeaders } from '../public-pages/page-headers.ts';
import { languageOf } from '../public-pages/page-language.ts';
import { servePage, type PageRequest } from '../public-pages/serve-page.ts';
import type { Route } from '../route.ts';

const CACHED = 'public, max-age=60, stale-while-revalidate=300';

/** One visit of a careers page. */
export interface Visit extends Omit<PageRequest, 'params'> {
  /** The slug of the company. */
  company: string;
  /** The slug or id of the role, on pages of one. */
  role: string;
  /** The token of an application, on its status page. */
  token: string;
  language: PageLanguage;
  /** Where the visitor comes from, as `?source=` says. */
  source: string | null;
  /** The path of the company's list. */
  home: string;
  /** The public address of the installation. */
  publicBase: string;
}

export type Show = (visit: Visit) => Promise<void>;

/** Serves a careers page. Errors are pages, too. */
export function careersPage(
  ctx: ApiContext,
  { template, limits }: { template: string; limits: Route },
  show: Show,
): RequestHandler {
  return servePage(ctx, {
    template,
    limits,
    headers: { ...pageHeaders, Vary: 'Accept-Language' },
    show: (request) => show(visitOf(request)),
    refuse: (error, { req, params }) => {
      const language = languageOf(req);
      const organization = { name: 'Openrole', logo_url: null, brand_color: null };
      const home = homeOf(params);
      return messagePage({ language, organization, home, ...wordsFor(error, language) });
    },
  });
}

function visitOf({ params, ...request }: PageRequest): Visit {
  const { req, ctx, query } = request;
  const { company = '', role = '', token = '' } = params;
  return {
    ...request,
    company,
    role,
    token,
    language: languageOf(req),
    source: sourceInput.safeParse(query.get('source')).data ?? null,
    home: homeOf(params),
    publicBase: publicUrl(ctx.config),
  };
}

function homeOf({ company = '' }: Record<string, string>): string {
  return `/careers/${encodeURIComponent(company)}`;
}

function wordsFor(error: AppError, language: PageLanguage): { heading: string; text: string } {
  const { status } = error;
  const words = pageWords[language];
  if (status === 404 || status === 410)
    return { heading: words.notFound, text: words.notFoundText };
  if (status === 429) return { heading: words.tooMany, text: words.tooManyText };
  return { heading: words.failed, text: failedText(error, language) };
}

/** The organization of the visited page. @throws AppError `not_found`. */
export async function organizationOf({ ctx, company }: Visit): Promise<Organization> {
  const organization = await ctx.boards.organization(company);
  if (organization === null) throw new AppError('not_found');
  return organization;
}

/** Sends a page that may be cached for a minute, or 304 if the visitor has it. */
export function sendCached(req: Request, res: Response, html: string): void {
  const isKnown = tagAnswer(req, res, hash('sha256', html, 'base64url').slice(0, 22));
  res.send(isKnown ? '' : html);
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
  res.send(text);
}

/** Marks an answer as cacheable. Returns true, with status 304, if the visitor has it. */
function tagAnswer(req: Request, res: Response, word: string): boolean {
  // Weak: a file has one tag in all encodings.
  const tag = `W/"${word}"`;
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', CACHED);
  res.vary('Accept-Encoding');
  const isKnown = matchesTag(req.headers, tag);
  if (isKnown) res.status(304);
  return isKnown;
}
