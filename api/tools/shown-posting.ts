import {
  postingListRow,
  postingListRowSchema,
  type PostingRow,
} from '../../domain/hiring/posting-row.ts';

/** The result of a tool whose endpoint responds with one posting: its row, without texts, form and knock-out rules. */
export const shownPosting = {
  schema: postingListRowSchema,
  of: (body: unknown) => postingListRow((body as { data: PostingRow }).data),
};
