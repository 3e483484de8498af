import { JsonText } from './answer.ts';
import type { RouteCall } from './route.ts';

interface TaggedAnswer {
  body: JsonText;
  headers: { ETag: string; 'Cache-Control': string };
  units: number;
}

const ENTITY_TAG = /(?:W\/)?("[^"]*")/gu;

/** The response, or 304 when `If-None-Match` matches. */
export function cachedAnswer(
  headers: RouteCall['headers'],
  answer: TaggedAnswer,
): TaggedAnswer & { status?: number } {
  if (!matchesAnyTag(headers) && !matchesTag(headers, answer.headers.ETag)) return answer;
  return { ...answer, status: 304, body: new JsonText(''), units: 0 };
}

/** Whether `If-None-Match` lists the tag, compared weakly (RFC 9110, section 8.8.3.2). */
export function matchesTag(headers: RouteCall['headers'], etag: string): boolean {
  return opaqueTags(ifNoneMatch(headers)).includes(opaqueTags(etag)[0] ?? '');
}

/** Whether `If-None-Match` is `*`, which matches every existing response (RFC 9110, section 13.1.2). */
export function matchesAnyTag(headers: RouteCall['headers']): boolean {
  return ifNoneMatch(headers) === '*';
}

function ifNoneMatch(headers: RouteCall['headers']): string {
  return String(headers['if-none-match'] ?? '').trim();
}

/** The tags of a list without `W/`. A quoted tag may hold commas. */
function opaqueTags(list: string): string[] {
  return [...list.matchAll(ENTITY_TAG)].map(([, opaque = '']) => opaque);
}
