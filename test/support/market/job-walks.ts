import type { AppContext } from '../../../services/context.ts';
import { createAccount } from '../../../services/billing/create-account.ts';

/** The reading account, with an ample limit and balance. */
export interface Reader {
  apiUrl: string;
  apiKey: string;
}

interface Page {
  data: { id: string }[];
  meta: { next_cursor: string | null };
}

export async function makeReader(ctx: AppContext, apiUrl: string): Promise<Reader> {
  const { apiKey } = await createAccount(ctx.stores, {
    email: 'reader@example.com',
    creditUsdMicros: 1_000_000_000_000,
    requestsPerMinute: 1_000_000,
  });
  return { apiUrl, apiKey };
}

/** A GET with the reader's key. */
export function ask({ apiUrl, apiKey }: Reader, path: string): Promise<Response> {
  return fetch(`${apiUrl}${path}`, { headers: { authorization: `Bearer ${apiKey}` } });
}

/** Reads a search from the first page to the last; returns the ids. Throws for the first refused page. */
async function walk(reader: Reader, search: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const position: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await ask(reader, `/jobs?${search}&limit=50${position}`);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as Page;
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.meta.next_cursor;
  } while (cursor !== null);
  return ids;
}

/** Reads a search repeatedly until told to stop. Returns how often, and the results that differ. */
export async function keepWalking(
  reader: Reader,
  { search, rows, goOn }: { search: string; rows: number; goOn: () => boolean },
): Promise<{ walks: number; failures: string[] }> {
  const failures: string[] = [];
  let walks = 0;
  for (; goOn(); walks += 1) {
    const said = await walk(reader, search).then(
      (ids) => `${ids.length} rows, ${new Set(ids).size} jobs`,
      (error: unknown) => String(error),
    );
    if (said !== `${rows} rows, ${rows} jobs`) failures.push(said);
  }
  return { walks, failures };
}
