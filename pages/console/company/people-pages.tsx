import { h } from '../../h.ts';
import { ActionButton, Filter, listPage } from '../kit.tsx';
import { SearchFilter } from '../filters.tsx';
import type { ShellProps } from '../shell.tsx';

export interface PersonRow {
  id: string;
  headline: string | null;
  location: string | null;
  skills: readonly string[];
  titles: readonly string[];
  years_of_experience: number | null;
}

interface PeopleProps {
  shell: ShellProps;
  rows: readonly PersonRow[];
  nextCursor: string | null;
  q: string;
  location: string;
}

const PATH = '/console/people';

export function peoplePage({ shell, rows, nextCursor, q, location }: PeopleProps): string {
  return listPage({
    shell,
    title: 'People',
    lead: 'People who agreed to be found by employers. Contact and résumé are revealed one by one; each counts once a month.',
    head: ['Headline', 'Location', 'Titles', 'Skills', 'Years', 'Reveal'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        row.headline ?? row.titles[0] ?? 'No headline',
        row.location,
        row.titles.join(', '),
        row.skills.join(', '),
        row.years_of_experience,
        <ActionButton
          text="Reveal contact"
          call={`GET /console/api/people/${row.id}/contact`}
          then="show-record"
        />,
      ],
    })),
    empty: 'Nobody matches. People appear here when they agree to be found.',
    nextCursor,
    query: { q, location },
    above: (
      <div>
        <Filter path={PATH}>
          <SearchFilter value={q} />
          <label for="location">Location</label>
          <input id="location" name="location" value={location} />
        </Filter>
        <div id="secret-place" />
      </div>
    ),
  });
}
