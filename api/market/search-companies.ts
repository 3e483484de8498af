import { createHash } from 'node:crypto';
import { z } from 'zod';
import { pageLimit } from '../../domain/common/result-page.ts';
import { companyQuery } from '../../domain/market/company-query.ts';
import { companyRowSchema } from '../../domain/market/company.ts';
import { searchCompanies as findCompanies } from '../../storage/market/search/company-search.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { defineRoute } from '../route.ts';
import { listOf, listText } from '../list-answer.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 80;
const MAX_COMPANIES_PER_PAGE = 20;
/** A shared cache keeps the answer for 30 days, a browser for one (decision 0008). */
const CACHE_CONTROL = 'public, max-age=86400, s-maxage=2592000';

export const searchCompanies = defineRoute(
  {
    name: 'searchCompanies',
    method: 'get',
    path: '/companies',
    access: { scopes: ['jobs:read'], role: 'viewer' },
    readsOnly: true,
    tagged: true,
    meter: 'company_rows',
    maxUnits: MAX_COMPANIES_PER_PAGE,
    query: z.object({
      q: z
        .string('is required')
        .refine(hasAllowedLength, `must have ${MIN_LENGTH} to ${MAX_LENGTH} characters`)
        .meta({
          minLength: MIN_LENGTH,
          maxLength: MAX_LENGTH,
          description: 'Name or slug. Trailing words such as jobs or careers are ignored.',
          example: 'ramp careers',
        }),
      limit: pageLimit(5, MAX_COMPANIES_PER_PAGE),
    }),
    response: listOf(companyRowSchema),
    summary: 'Find employers that have an open job.',
    description:
      'Order: exact slug, exact name, prefix of slug or name, every word in the name. Shared caches may store the response for 30 days.',
  },
  async ({ ctx, query, headers }) => {
    const rows = await findCompanies(ctx.stores, {
      query: companyQuery(query.q),
      limit: query.limit,
    });
    const body = listText(rows);
    // Weak: an answer has one tag in all encodings.
    const etag = `W/"${createHash('sha256').update(body.text).digest('base64url').slice(0, 27)}"`;
    const fresh = { 'Cache-Control': CACHE_CONTROL, ETag: etag, Vary: 'Accept-Encoding' };
    return cachedAnswer(headers, { body, headers: fresh, units: rows.length });
  },
);

/** Counts Unicode code points of the text as sent (decision 0008). */
function hasAllowedLength(text: string): boolean {
  const { length } = [...text];
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
}
