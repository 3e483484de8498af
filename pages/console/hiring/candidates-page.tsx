import type { CandidateListRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h, type Text } from '../../h.ts';
import { listPage, type ListProps, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { ExportDialog, exportAction } from '../transfers/export-dialog.tsx';
import { words } from '../words/words.ts';
import {
  CANDIDATE_FILTERS,
  CandidateFilters,
  type CandidateFilterProps,
} from './candidate-filters.tsx';
import { candidatePath } from './neighbours.tsx';

interface CandidatesProps extends ListProps<CandidateListRow>, CandidateFilterProps {
  /** Of the page that is shown; the first has none. */
  cursor?: string | undefined;
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

export function candidatesPage(props: CandidatesProps): string {
  const { shell, rows, nextCursor, stages, cursor } = props;
  const writes = may(shell, 'recruiter');
  const query = Object.fromEntries(
    CANDIDATE_FILTERS.map((name) => [name, props[name]]).filter(([, value]) => value !== ''),
  ) as Record<string, string>;
  const walked = { ...query, ...(cursor !== undefined && { cursor }) };
  return listPage({
    shell,
    title: words.candidates.candidates,
    lead: words.candidates.candidatesLead,
    head: HEAD,
    rows: rows.map((row, at) => [
      <a href={candidatePath(row.id, { query: walked, at })}>{nameOf(row)}</a>,
      row.email,
      <Applications of={row.applications} stages={stages} />,
      row.source,
      row.tags.join(', '),
      <Moment at={row.created_at} />,
    ]),
    empty:
      Object.keys(query).length === 0 ? words.candidates.noCandidate : words.candidates.noMatch,
    nextCursor,
    query,
    above: may(shell, 'viewer') && <CandidateFilters path={PATH} {...props} />,
    actions: writes ? [exportAction] : [],
    children: writes && <Export {...props} />,
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

function Export({ job_id, stage, status, source, tag, q, answered, since }: CandidatesProps) {
  return (
    <ExportDialog
      kinds={['candidates', 'applications']}
      filter={{ job_id, stage, status, source, tag }}
      isNarrower={[q, answered, since].some((value) => value !== '')}
      hasFiles
    />
  );
}

/** A name to show, also for candidates without one. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): Text {
  return name ?? email ?? words.candidates.nameless;
}

/** Where a person stands, role by role. */
function Applications({ of, stages }: { of: CandidateListRow['applications'] } & Named) {
  return (
    <ul class="lines">
      {of.map(({ job_title: title, stage, status, knocked_out_by: rejecting }) => (
        <li>
          {title}: {stages.find(({ key }) => key === stage)?.name ?? stage}
          {status !== 'active' && [' ', <Status of={status} />]}
          {rejecting.length > 0 && [' ', words.candidates.knockedOut]}
        </li>
      ))}
    </ul>
  );
}

type Named = Pick<CandidatesProps, 'stages'>;
