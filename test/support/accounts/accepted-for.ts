const GIVE_UP_MS = 30_000;

/** Calls until the key is refused. Returns how many ms after the start the last accepted call began. */
export async function acceptedFor(status: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  let lastAccepted = 0;
  for (;;) {
    const begun = performance.now() - startedAt;
    if ((await status()) === 401) return lastAccepted;
    if (begun > GIVE_UP_MS) throw new Error('The key is still accepted.');
    lastAccepted = begun;
  }
}
