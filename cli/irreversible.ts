import type { Action } from './command.ts';

/** Actions that cannot be undone, beside those that delete. */
const methods = ['candidates.anonymize', 'candidates.merge'];

/** Whether an action asks first, or needs `--yes`. */
export function isIrreversible({ method, operation }: Action): boolean {
  return operation.startsWith('DELETE') || methods.includes(method);
}
