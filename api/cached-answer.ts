import { JsonText } from './answer.ts';
import type { RouteCall } from './route.ts';

interface TaggedAnswer {
  body: JsonText;
  headers: { ETag: string; 'Cache-Control': string };
  units: number;
}

/** The answer, or 304 where the asker has it already. */
export function cachedAnswer(
  headers: RouteCall['headers'],
  answer: TaggedAnswer,
): TaggedAnswer & { status?: number } {
  if (!isKnown(headers, answer.headers.ETag)) return answer;
  return { ...answer, status: 304, body: new JsonText(''), units: 0 };
}

/** Whether the asker has what this ETag stands for: `If-None-Match`, compared weakly. */
export function isKnown(headers: RouteCall['headers'], etag: string): boolean {
  const known = String(headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => weak(tag.trim()));
  return known.includes('*') || known.includes(weak(etag));
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
