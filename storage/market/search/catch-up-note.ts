import { z } from 'zod';
import type { Stores } from '../../stores.ts';

/** Members of an index's `_meta`. */
const noteSchema = z.object({ catch_up_since: z.iso.datetime().transform((at) => new Date(at)) });

/** An index that may lack what was written to the one before it, since that moment. */
export interface CatchUp {
  index: string;
  since: Date;
}

/** Notes it on the index itself, before anybody reads it: whoever is killed then leaves the note. */
export async function noteCatchUp({ search }: Stores, { index, since }: CatchUp): Promise<void> {
  const note: z.input<typeof noteSchema> = { catch_up_since: since.toISOString() };
  await search.client.indices.putMapping({ index, _meta: note });
}

/** What is noted on the job index that is read; null when it lacks nothing. */
export async function findCatchUp({ search }: Stores): Promise<CatchUp | null> {
  const found = await search.client.indices.getMapping({
    index: search.jobsIndex,
    filter_path: '*.mappings._meta',
  });
  for (const [index, { mappings }] of Object.entries(found)) {
    const note = noteSchema.safeParse(mappings._meta);
    if (note.success) return { index, since: note.data.catch_up_since };
  }
  return null;
}

export async function forgetCatchUp({ search }: Stores, { index }: CatchUp): Promise<void> {
  await search.client.indices.putMapping({ index, _meta: {} });
}
