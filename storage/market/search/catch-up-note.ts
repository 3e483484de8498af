import { z } from 'zod';
import type { Stores } from '../../stores.ts';
import { readMeta } from './index-meta.ts';

/** Stored in an index's `_meta`. */
const noteSchema = z.object({ catch_up_since: z.iso.datetime().transform((at) => new Date(at)) });

/** An index that may lack writes made to its predecessor since that moment. */
export interface CatchUp {
  index: string;
  since: Date;
}

/** Stores the note on the index before the index is read, so that it survives a crash. */
export async function noteCatchUp({ search }: Stores, { index, since }: CatchUp): Promise<void> {
  const note: z.input<typeof noteSchema> = { catch_up_since: since.toISOString() };
  const meta = (await readMeta(search, index))[index];
  await search.client.indices.putMapping({ index, _meta: { ...meta, ...note } });
}

/** The note on the index behind an alias; null when it lacks nothing. */
export async function findCatchUp({ search }: Stores, alias: string): Promise<CatchUp | null> {
  for (const [index, meta] of Object.entries(await readMeta(search, alias))) {
    const note = noteSchema.safeParse(meta);
    if (note.success) return { index, since: note.data.catch_up_since };
  }
  return null;
}

export async function forgetCatchUp({ search }: Stores, { index }: CatchUp): Promise<void> {
  const { catch_up_since: _since, ...meta } = (await readMeta(search, index))[index] ?? {};
  await search.client.indices.putMapping({ index, _meta: meta });
}
