import { h } from '../../h.ts';
import { FieldsDialog, Filter, listPage } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { SearchFilter } from '../filters.tsx';
import { may, type ShellProps } from '../shell.tsx';

/** A candidate as `/console/api/candidates` lists them. */
export interface CandidateRow {
  id: string;
  name: string | null;
  email: string | null;
  source: string | null;
  tags: readonly string[];
  applications: readonly {
    id: string;
    job_id: string;
    job_title: string;
    stage: string;
    submitted_at: string;
  }[];
  created_at: string;
}

interface CandidatesProps {
  shell: ShellProps;
  rows: readonly CandidateRow[];
  nextCursor: string | null;
  /** What was searched for. */
  q: string;
}

const PATH = '/console/candidates';

export function candidatesPage({ shell, rows, nextCursor, q }: CandidatesProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'Candidates',
    lead: 'People who applied, and people you added.',
    actions: writes ? [{ text: 'Add candidate', opens: 'add-candidate', tone: 'primary' }] : [],
    head: ['Name', 'E-mail', 'Applications', 'Source', 'Tags', 'Added'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`${PATH}/${row.id}`}>{nameOf(row)}</a>,
        row.email,
        row.applications.map(({ job_title: title, stage }) => `${title}: ${stage}`).join(', '),
        row.source,
        row.tags.join(', '),
        <Moment at={row.created_at} />,
      ],
    })),
    empty:
      q === ''
        ? 'Nobody has applied yet. Candidates appear here when they apply, or add one yourself.'
        : 'Nothing matches. Clear the search to see all candidates.',
    nextCursor,
    query: q === '' ? {} : { q },
    above: (
      <Filter path={PATH}>
        <SearchFilter value={q} />
      </Filter>
    ),
    children: writes && (
      <FieldsDialog
        id="add-candidate"
        title="Add candidate"
        call="POST /console/api/candidates"
        then={`${PATH}/{id}`}
        submit="Add candidate"
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'email', label: 'E-mail', kind: 'email' },
          { name: 'phone', label: 'Phone' },
          { name: 'location', label: 'Location' },
          { name: 'source', label: 'Source' },
        ]}
      />
    ),
  });
}

/** A name to show, also for candidates without one. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  return name ?? email ?? 'Candidate without a name';
}
