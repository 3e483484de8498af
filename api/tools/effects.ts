import type { ToolEffect } from './define-tool.ts';

/** Reads only. */
export const readsOnly: ToolEffect = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates a record of the account. */
export const createsRecord: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** Reaches another person: an employer or a candidate. Repeating it reaches them again, or is refused. */
export const reachesPeople: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** Brings a record to a status or stage, which others see. A repetition changes nothing. */
export const movesRecord: ToolEffect = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};
