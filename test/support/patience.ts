const DEFAULT_PATIENCE = 3;

/** How many times longer than on an idle machine a test may take: `TEST_PATIENCE`. */
const factor = Number(process.env['TEST_PATIENCE'] ?? DEFAULT_PATIENCE);

/** The bound of a wait, in milliseconds: what an idle machine needs at most, times `TEST_PATIENCE`. */
export function patiently(ms: number): number {
  return ms * factor;
}
