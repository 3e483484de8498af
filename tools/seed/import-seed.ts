import { Readable } from 'node:stream';
import type { AppContext } from '../../services/context.ts';
import { listSources } from '../../storage/market/sources.ts';
import { importAll } from '../sources/import-all.ts';
import type { ImportLine, Recording } from '../sources/import-recorded.ts';
import { payloadOf } from './feeds/payload-of.ts';
import type { SeedSource } from './role.ts';

/** Imports the seed like recorded payloads: same connectors, same workflows. */
export function importSeed(ctx: AppContext, seed: readonly SeedSource[]): Promise<ImportLine[]> {
  return importAll(ctx, seed.map(toRecording));
}

function toRecording(source: SeedSource): Recording {
  const { kind, token, companyName } = source;
  return { kind, token, companyName, open: () => Readable.from([Buffer.from(payloadOf(source))]) };
}

/** The day of an earlier seed, or null; its first sources are in every seed. */
export async function seededOn(ctx: AppContext): Promise<Date | null> {
  const sources = await listSources(ctx.stores);
  const own = sources.find(({ token }) =>
    /^https:\/\/(?:jobs|feeds)\.[a-z0-9-]+\.example\//.test(token),
  );
  return own?.createdAt ?? null;
}
