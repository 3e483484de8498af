import type { CandidateListRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h, type Text } from '../../h.ts';
import { listPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { words } from '../words/words.ts';

interface CandidatesProps extends ListProps<CandidateListRow> {
  /** The search text. */
  q: string;
}

const PATH = '/console/candidates';

const HEAD = [
  words.common.name,
  words.common.email,
  words.common.applications,
  words.common.source,
  words.candidates.tags,
  words.common.added,
];

export function candidatesPage({ shell, rows, nextCursor, q }: CandidatesProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.candidates.candidates,
    lead: words.candidates.candidatesLead,
    head: HEAD,
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{nameOf(row)}</a>,
      row.email,
      row.applications.map(({ job_title: title, stage }) => `${title}: ${stage}`).join(', '),
      row.source,
      row.tags.join(', '),
      <Moment at={row.created_at} />,
    ]),
    empty: q === '' ? words.candidates.noCandidate : words.candidates.noMatch,
    nextCursor,
    search: q,
    adds: writes && {
      id: 'add-candidate',
      title: words.common.addCandidate,
      call: 'POST /console/api/candidates',
      then: `${PATH}/{id}`,
      submit: words.common.addCandidate,
      fields: [
        { name: 'name', label: words.common.name },
        { name: 'email', label: words.common.email, kind: 'email' },
        { name: 'phone', label: words.common.phone },
        { name: 'location', label: words.common.location },
        { name: 'source', label: words.common.source },
      ],
    },
  });
}

/** A name to show, also for candidates without one. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): Text {
  return name ?? email ?? words.candidates.nameless;
}
