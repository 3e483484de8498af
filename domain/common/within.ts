/**
 * Returns the work's result, or `late` when it takes longer than `timeoutMs`. The work itself continues. The timer is
 * cleared.
 * @throws any error of the work.
 */
export function within<T, Late>(
  work: Promise<T>,
  timeoutMs: number,
  late: Late,
): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timeoutMs, late);
    const stopWaiting = () => clearTimeout(timer);
    work.then(stopWaiting, stopWaiting);
    work.then(resolve, reject);
  });
}
