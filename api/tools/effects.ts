import type { ToolEffect } from './define-tool.ts';

/** Reads what is here: nothing changes, however often. */
export const readsOnly: ToolEffect = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Writes one more document of the account's own. */
export const writesDocument: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** Reaches an employer. Applying again is refused; a word said to a session again is said twice. */
export const reachesEmployer: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};
