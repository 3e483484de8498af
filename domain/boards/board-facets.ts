import { z } from 'zod';
import type { EmploymentType, WorkplaceType } from '../market/enums.ts';
import { foldCase } from '../common/text/fold-case.ts';
import type { BoardEntry, BoardFilterName, BoardSearch } from './board-filter.ts';

const facetSchema = z.array(
  z.object({
    value: z.string().meta({ description: 'Can be used as a filter value unchanged.' }),
    label: z.string(),
    count: z.int(),
  }),
);

/** The facets of a board (decision 0012). */
export const boardFacetsSchema = z.object({
  departments: facetSchema,
  locations: facetSchema,
  workplace_types: facetSchema,
  employment_types: facetSchema,
});
boardFacetsSchema.register(z.globalRegistry, { id: 'BoardFacets' });
export type BoardFacets = z.infer<typeof boardFacetsSchema>;
type Facet = z.infer<typeof facetSchema>;
type FacetValue = Omit<Facet[number], 'count'>;

const labels: Record<WorkplaceType | EmploymentType, string> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  on_site: 'On-site',
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  per_diem: 'Per diem',
  other: 'Other',
};

/** Values of the roles that pass the other filters, most frequent first. A role with two places counts for both. */
export function boardFacets(search: BoardSearch): BoardFacets {
  const facet = (name: BoardFilterName, values: (entry: BoardEntry) => FacetValue[]) =>
    countValues(search.roles(name), values);
  return {
    departments: facet('department', ({ row }) => asWritten(row.department)),
    locations: facet('location', ({ row }) => row.locations.flatMap(({ text }) => asWritten(text))),
    workplace_types: facet('workplace_type', ({ row }) => labelled(row.workplace_type)),
    employment_types: facet('employment_type', ({ row }) => labelled(row.employment_type)),
  };
}

function asWritten(value: string | null): FacetValue[] {
  return value === null ? [] : [{ value, label: value }];
}

function labelled(value: WorkplaceType | EmploymentType | null): FacetValue[] {
  return value === null ? [] : [{ value, label: labels[value] }];
}

/** Spellings that filters treat as equal ("BERLIN, Germany") are one value, in its first spelling. */
function countValues(
  entries: readonly BoardEntry[],
  values: (entry: BoardEntry) => FacetValue[],
): Facet {
  const counts = new Map<string, Facet[number]>();
  for (const entry of entries) {
    const ofEntry = new Map(values(entry).map((value) => [foldCase(value.value), value]));
    for (const [folded, value] of ofEntry) {
      const counted = counts.get(folded) ?? { ...value, count: 0 };
      counted.count += 1;
      counts.set(folded, counted);
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'),
  );
}
