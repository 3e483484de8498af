import { hash } from 'node:crypto';
import { AppError } from '../../domain/common/errors.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findBoardPosting } from '../../storage/boards/board-postings.ts';
import { JsonText, type Answer } from '../answer.ts';
import { matchesAnyTag, matchesTag } from '../cached-answer.ts';
import type { RouteCall } from '../route.ts';

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';
/** Increased when responses change their form, so that clients do not keep cached ones of the old form. */
const FORM = 1;
const QUESTION_CHARACTERS = 16;

type BoardCall<Params> = Pick<
  RouteCall<Params, unknown, unknown, Organization>,
  'ctx' | 'headers' | 'params' | 'found'
>;

interface BoardQuestion {
  /** The question, normalised: equal questions have equal text, different ones do not. */
  key: string;
  make: () => Promise<string>;
}

/**
 * Answers a question about a board with an ETag of the board's state and the question. A matching `If-None-Match`
 * gets 304 before anything is read or built. `*` matches only an existing response, so its 304 comes after the
 * response is built.
 */
export async function boardAnswer(
  { ctx, headers, found }: BoardCall<unknown>,
  { key, make }: BoardQuestion,
): Promise<Answer<never>> {
  const state = await ctx.boards.state(found);
  const tag = tagOf(state, key);
  const caching = { ETag: tag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
  const notModified = { status: 304, body: new JsonText(''), headers: caching };
  if (matchesTag(headers, tag)) return notModified;
  const text = await ctx.boards.text(state, key, make);
  if (matchesAnyTag(headers)) return notModified;
  return { body: new JsonText(text), headers: caching };
}

/** Weak: an answer has one tag in all encodings. */
function tagOf(state: string, key: string): string {
  const question = hash('sha256', key, 'base64url').slice(0, QUESTION_CHARACTERS);
  return `W/"${FORM}-${state}-${question}"`;
}

/**
 * Answers with one role of the board, open or closed.
 * @throws AppError `not_found`.
 */
export function boardRoleAnswer(
  call: BoardCall<{ idOrSlug: string }>,
  what: string,
  write: (posting: Posting) => string,
): Promise<Answer<never>> {
  const { ctx, found, params } = call;
  return boardAnswer(call, {
    key: `${what} ${params.idOrSlug}`,
    make: async () => {
      const posting = await findBoardPosting(ctx.stores, found.id, params.idOrSlug);
      if (posting === null) throw new AppError('not_found');
      return write(posting);
    },
  });
}
