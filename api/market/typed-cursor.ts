import { z } from 'zod';
import type { LineFindings } from '../../domain/market/typed-query/findings.ts';
import { typedPosition } from '../../storage/market/search/typed-search.ts';

/** A cursor of a search with `query`: the position, and the findings of the first page as pairs. */
export const typedCursor = z.object({
  position: typedPosition,
  nearest: z.array(z.tuple([z.string(), z.string().nullable()])),
  employers: z.array(z.tuple([z.string(), z.string()])),
});

export function findingsOf({ nearest, employers }: z.infer<typeof typedCursor>): LineFindings {
  return { nearest: new Map(nearest), employers: new Map(employers) };
}

export function pairsOf(findings: LineFindings | null) {
  return { nearest: [...(findings?.nearest ?? [])], employers: [...(findings?.employers ?? [])] };
}
