import { emptyResult, type LoadResult, type Send } from './load.ts';

/**
 * Closed loop: each of `connections` callers sends its next call when the previous one is answered. Finds the maximum
 * throughput; its latencies do not reflect a real load.
 */
export async function closedLoop(
  send: Send,
  options: { first: number; connections: number; durationMs: number },
): Promise<LoadResult> {
  const result = emptyResult();
  const startedAt = performance.now();
  const endsAt = startedAt + options.durationMs;
  async function ask(): Promise<void> {
    while (performance.now() < endsAt) {
      const call = options.first + result.offered;
      result.offered += 1;
      const sentAt = performance.now();
      try {
        await send(call);
        result.answered += 1;
        result.calls.push(call);
        result.latenciesMs.push(performance.now() - sentAt);
      } catch {
        result.failed += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: options.connections }, ask));
  result.durationMs = performance.now() - startedAt;
  return result;
}
