/**
 * The work's result, or `late` when it takes longer than `timeoutMs`. The work itself goes on, and nothing is left of
 * the timer. @throws what the work throws.
 */
export async function within<T, Late>(
  work: Promise<T>,
  timeoutMs: number,
  late: Late,
): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, late);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
