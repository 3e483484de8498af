/** Maximum number of rows of a source. A read that reaches it stops and is incomplete. */
export const MAX_ROWS = 1_000_000;
