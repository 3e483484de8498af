import { JsonText } from './answer.ts';
import type { RouteCall } from './route.ts';

interface TaggedAnswer {
  body: JsonText;
  headers: { ETag: string; 'Cache-Control': string };
  units: number;
}

/** The answer, or 304 where the asker has it already: `If-None-Match` against its ETag, compared weakly. */
export function cachedAnswer(
  headers: RouteCall['headers'],
  answer: TaggedAnswer,
): TaggedAnswer & { status?: number } {
  const known = String(headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => weak(tag.trim()));
  const matches = known.includes('*') || known.includes(weak(answer.headers.ETag));
  if (!matches) return answer;
  return { ...answer, status: 304, body: new JsonText(''), units: 0 };
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
