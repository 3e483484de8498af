import type { PersonRow } from '../../../domain/people/person.ts';
import { h } from '../../h.ts';
import { Filter, SearchFilter } from '../filters.tsx';
import { ActionButton, listPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

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
    title: words.company.people,
    lead: words.company.peopleLead,
    head: [
      words.company.headline,
      words.common.location,
      words.company.titles,
      words.common.skills,
      words.company.years,
      words.company.reveal,
    ],
    rows: rows.map((row) => [
      row.headline ?? row.titles[0] ?? words.company.noHeadline,
      row.location,
      row.titles.join(', '),
      row.skills.join(', '),
      row.years_of_experience,
      <ActionButton
        text={words.company.revealContact}
        call={`GET /console/api/people/${row.id}/contact`}
        then="show-record"
      />,
    ]),
    empty: words.company.noPerson,
    nextCursor,
    query: { q, location },
    above: (
      <div>
        <Filter path={PATH}>
          <SearchFilter value={q} />
          <label for="location">{words.common.location}</label>
          <input id="location" name="location" value={location} />
        </Filter>
        <div id="secret-place" />
        <RevealedContact />
      </div>
    ),
  });
}

/** The contact of a person, in the page once it is revealed. */
function RevealedContact() {
  return (
    <template id="shown-record">
      <section class="card success" role="status">
        {(['name', 'email', 'phone', 'links'] as const).map((member) => (
          <p>
            {words.company.contact[member]}: <span data-slot={member} />
          </p>
        ))}
      </section>
    </template>
  );
}
