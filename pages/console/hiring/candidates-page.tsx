import type { CandidateListRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h, type Text } from '../../h.ts';
import { joined } from '../../words/formats.ts';
import type { FieldsDialogProps } from '../dialogs.tsx';
import { listPage, type ListProps, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { ExportDialog, exportAction } from '../transfers/export-dialog.tsx';
import { words } from '../words/words.ts';
import { Bulk, SelectBox, type BulkProps } from './bulk.tsx';
import {
  CANDIDATE_FILTERS,
  candidateQuery,
  CandidateFilters,
  type CandidateFilterProps,
} from './candidate-filters.tsx';
import { candidatePath } from './neighbours.tsx';
import { Views, type SavedView } from './views.tsx';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

interface CandidatesProps extends ListProps<CandidateListRow>, CandidateFilterProps {
  /** Of the page that is shown; the first has none. */
  cursor?: string | undefined;
  /** How many match, if they are more than the page shows and not too many for one change. */
  matching: number | null;
  /** Templates of e-mails. */
  templates: BulkProps['templates'];
  views: readonly SavedView[];
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

const ADDITION: FieldsDialogProps = {
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
};

export function candidatesPage(props: CandidatesProps): string {
  const { shell, rows, nextCursor, stages, cursor } = props;
  const writes = may(shell, 'recruiter');
  const query = withoutBlanks(filtersIn(props));
  const walked = { ...query, ...(cursor !== undefined && { cursor }) };
  return listPage({
    shell,
    title: words.candidates.candidates,
    lead: words.candidates.candidatesLead,
    head: HEAD,
    rows: rows.map((row, at) => [
      <span class="actions">
        {writes && <SelectBox row={row} name={nameOf(row)} />}
        <a href={candidatePath(row.id, { query: walked, at })}>{nameOf(row)}</a>
      </span>,
      row.email,
      <Applications of={row.applications} stages={stages} />,
      row.source,
      joined(row.tags.map(tagLink), ', '),
      <Moment at={row.created_at} />,
    ]),
    empty:
      Object.keys(query).length === 0 ? words.candidates.noCandidate : words.candidates.noMatch,
    nextCursor,
    query,
    above: (
      <div>
        {may(shell, 'viewer') && (
          <div>
            <CandidateFilters path={PATH} {...props} />
            <Views list="candidates" views={props.views} query={shownQuery(props)} />
          </div>
        )}
        {writes && rows.length > 0 && <Bulk {...props} filter={filterOf(props)} />}
      </div>
    ),
    actions: writes ? [exportAction] : [],
    children: writes && <Export {...props} />,
    adds: writes && ADDITION,
  });
}

/** The candidates with a tag. */
function tagLink(tag: string) {
  return <a href={`${PATH}?${new URLSearchParams({ tag }).toString()}`}>{tag}</a>;
}

/** The values of all filters. */
function filtersIn(props: CandidatesProps): Record<string, string> {
  return Object.fromEntries(CANDIDATE_FILTERS.map((name) => [name, props[name]]));
}

/** The filters of the list, to be saved; the unfiltered list is no view. */
function shownQuery(props: CandidatesProps): Record<string, string> | null {
  const values = filtersIn(props);
  const isFiltered = Object.values(values).some((value) => value !== '');
  return isFiltered ? candidateQuery(values) : null;
}

/** The filter of the API for all that match; the order is no part of it. */
function filterOf(props: CandidatesProps): Record<string, string> {
  const filters = CANDIDATE_FILTERS.filter((name) => name !== 'sort' && name !== 'order');
  const values = Object.fromEntries(filters.map((name) => [name, props[name]]));
  return withoutBlanks(candidateQuery(values));
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
