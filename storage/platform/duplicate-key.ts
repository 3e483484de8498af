const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index holds that value already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}
