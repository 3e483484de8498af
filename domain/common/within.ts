/** A blocked event loop costs at most one of these parts of the time. */
const PARTS = 10;

/**
 * Returns the work's result, or `late` when it takes longer than `timeoutMs`. The time in which this process is blocked
 * by other work hardly counts, and a result that arrived meanwhile is read first. The work itself continues. The
 * timer is cleared.
 * @throws any error of the work.
 */
export function within<T, Late>(
  work: Promise<T>,
  timeoutMs: number,
  late: Late,
): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    let left = PARTS;
    let timer: NodeJS.Timeout;
    const wait = () => {
      timer = setTimeout(() => {
        left -= 1;
        if (left > 0) wait();
        else setImmediate(resolve, late);
      }, timeoutMs / PARTS);
    };
    wait();
    const stopWaiting = () => clearTimeout(timer);
    work.then(stopWaiting, stopWaiting);
    work.then(resolve, reject);
  });
}
