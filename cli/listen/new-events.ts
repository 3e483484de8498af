import { setTimeout as pause } from 'node:timers/promises';
import type { Openrole } from '../../sdk/index.ts';

const POLL_MS = 2_000;
/** How far each poll goes back: events become visible shortly after their time of storing. */
const OVERLAP_MS = 10_000;
/** How far one poll in `DEEP_EVERY` goes back, for events that a slow server has shown late. */
const DEEP_OVERLAP_MS = 120_000;
const DEEP_EVERY = 15;
const REMEMBERED_MS = 2 * DEEP_OVERLAP_MS;

type Client = Pick<Openrole, 'events'>;
/** The body of a delivery. */
export type ListedEvent = Awaited<ReturnType<ReturnType<Client['events']['list']>['all']>>[number];

/**
 * Reads the events of an account from the time at which it was created, each id once. A failed read is repeated by
 * the next one, which begins at the last that succeeded.
 */
export class NewEvents {
  readonly #client: Client;
  /** Ids that were returned, with the server's time of the read. */
  readonly #seen = new Map<string, number>();
  #startMs: number | null = null;
  #readMs = 0;
  #reads = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Starts, and later waits for the next poll. Returns events that are new, oldest first. */
  async read(signal: AbortSignal): Promise<ListedEvent[]> {
    if (this.#startMs === null) return this.#begin(signal);
    await pause(POLL_MS, undefined, { signal });
    this.#reads += 1;
    const overlap = this.#reads % DEEP_EVERY === 0 ? DEEP_OVERLAP_MS : OVERLAP_MS;
    const since = new Date(Math.max(this.#startMs, this.#readMs - overlap)).toISOString();
    const found: ListedEvent[] = [];
    let readMs: number | null = null;
    const pages = this.#client.events.list({ since, limit: 100 }, { signal }).pages();
    for await (const page of pages) {
      readMs ??= serverTime(page.withResponse().response);
      found.push(...page.data);
    }
    return this.#note(found.reverse(), readMs ?? this.#readMs);
  }

  async #begin(signal: AbortSignal): Promise<ListedEvent[]> {
    const page = await this.#client.events.list({ limit: 100 }, { signal }).page();
    this.#readMs = serverTime(page.withResponse().response);
    this.#startMs = this.#readMs;
    for (const { id } of page.data) this.#seen.set(id, this.#readMs);
    if (page.nextCursor !== null) await this.#noteOlder(page.data.at(-1)?.id, signal);
    return [];
  }

  /** Notes the events of the second of the start that did not fit on the first page: older ones than its last. */
  async #noteOlder(lastId: string | undefined, signal: AbortSignal): Promise<void> {
    const since = new Date(this.#readMs).toISOString();
    const rows = await this.#client.events.list({ since, limit: 100 }, { signal }).all();
    const last = rows.findIndex(({ id }) => id === lastId);
    if (last < 0) return;
    for (const { id } of rows.slice(last)) this.#seen.set(id, this.#readMs);
  }

  #note(found: readonly ListedEvent[], readMs: number): ListedEvent[] {
    const fresh = found.filter(({ id }) => !this.#seen.has(id));
    for (const { id } of found) this.#seen.set(id, readMs);
    for (const [id, at] of this.#seen) if (at < readMs - REMEMBERED_MS) this.#seen.delete(id);
    this.#readMs = readMs;
    return fresh;
  }
}

/** The server's clock: ours may be wrong. In whole seconds. */
function serverTime({ headers }: Response): number {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? Date.now() : at;
}
