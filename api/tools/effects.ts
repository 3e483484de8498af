import type { ToolEffect } from './define-tool.ts';

/** Reads only. */
export const readsOnly: ToolEffect = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates a document of the account. */
export const writesDocument: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** Reaches an employer. A repeated application is rejected; a repeated message to a session counts twice. */
export const reachesEmployer: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};
