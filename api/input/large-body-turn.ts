/** Decoding and parsing a body of this many bytes takes about a millisecond. */
const LARGE_BYTES = 256 * 1024;

let last = Promise.resolve();

/**
 * Waits until a body may be parsed. Large bodies are parsed one per turn of the event loop, so that many of them that
 * arrive at once do not delay other callers by the sum of their work (decision 0026).
 */
export async function largeBodyTurn(bytes: number): Promise<void> {
  if (bytes < LARGE_BYTES) return;
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  await last;
}
