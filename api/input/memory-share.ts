/** Bodies in memory: how many bytes of each have arrived. */
export interface MemoryShare {
  /** Counts arrived bytes of a body, and waits until there is memory for more. The body is named by an object of its own. */
  add(body: object, bytes: number): Promise<void>;
  /** Ends a body and frees its bytes. Idempotent. */
  end(body: object): void;
  /** Bytes of all bodies together. */
  readonly used: number;
}

/**
 * Bounds the bytes of all bodies in memory. At the bound only the body that began first continues; the others wait until
 * one ends. So the sum exceeds the bound by at most one body and a chunk of each of the others, and one body can always
 * complete. A body that has not arrived takes no share, so slow senders hold nothing back.
 */
export function createMemoryShare(maxBytes: number): MemoryShare {
  /** In the order in which the bodies began. */
  const arrived = new Map<object, number>();
  let waiting: (() => void)[] = [];
  let used = 0;

  function isHeldBack(body: object): boolean {
    const [first] = arrived.keys();
    return used > maxBytes && body !== first && arrived.has(body);
  }

  return {
    get used() {
      return used;
    },
    async add(body, bytes) {
      arrived.set(body, (arrived.get(body) ?? 0) + bytes);
      used += bytes;
      while (isHeldBack(body)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    end(body) {
      used -= arrived.get(body) ?? 0;
      arrived.delete(body);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
}
