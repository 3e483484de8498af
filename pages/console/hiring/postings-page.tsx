import type { JobListing } from '../../../domain/hiring/posting-row.ts';
import { h } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import { Filter } from '../filters.tsx';
import { listPage, type Action, type ListProps, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { wordOf } from '../../words/values.ts';
import { ExportDialog, exportAction } from '../transfers/export-dialog.tsx';
import { words } from '../words/words.ts';

interface PostingsProps extends ListProps<JobListing> {
  statuses: readonly string[];
  /** The one that is shown; empty for all but archived ones. */
  status: string;
  /** Whether new roles have a company to belong to. */
  hasCompany: boolean;
}

const PATH = '/console/postings';
const HEAD = [
  words.common.role,
  words.common.status,
  words.common.location,
  words.common.applications,
  words.postings.posted,
  words.postings.closes,
  words.postings.applicants,
];

export function postingsPage(props: PostingsProps): string {
  const { shell, rows, nextCursor, statuses, status, hasCompany } = props;
  const writes = may(shell, hasCompany ? 'recruiter' : 'admin');
  return listPage({
    shell,
    title: words.postings.postings,
    lead: words.postings.postingsLead,
    actions: actionsOf(props),
    head: HEAD,
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{row.title}</a>,
      <Status of={row.status} />,
      row.location,
      row.applications,
      <Moment at={row.posted_at} />,
      <Moment at={row.closes_at} />,
      <a href={`/console/board/${row.id}`} aria-label={words.postings.applicantsFor(row.title)}>
        {words.postings.applicants}
      </a>,
    ]),
    empty: status === '' ? words.postings.noPosting : words.common.nothingMatches,
    nextCursor,
    query: status === '' ? {} : { status },
    above: <StatusFilter statuses={statuses} status={status} />,
    children: (
      <div>
        {may(shell, 'recruiter') && <ExportDialog kinds={['postings']} filter={{ status }} />}
        {writes && (hasCompany ? <NewPosting /> : <NewCompany />)}
      </div>
    ),
  });
}

function actionsOf({ shell, hasCompany }: PostingsProps): Action[] {
  const opens = hasCompany ? NEW : COMPANY;
  return [
    ...(may(shell, 'recruiter') ? [exportAction] : []),
    ...(may(shell, hasCompany ? 'recruiter' : 'admin')
      ? [{ text: words.postings.newPosting, opens, tone: 'primary' } as const]
      : []),
  ];
}

const NEW = 'new-posting';
const COMPANY = 'new-company';

function StatusFilter({ statuses, status }: Pick<PostingsProps, 'statuses' | 'status'>) {
  return (
    <Filter path={PATH}>
      <label for="status">{words.common.status}</label>
      <select id="status" name="status">
        <option value="">{words.postings.allButArchived}</option>
        {statuses.map((one) => (
          <option value={one} selected={one === status}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    </Filter>
  );
}

function NewPosting() {
  return (
    <FieldsDialog
      id={NEW}
      title={words.postings.newPosting}
      call="POST /console/api/jobs/post"
      then={`${PATH}/{id}`}
      submit={words.postings.createDraft}
      fields={[
        { name: 'title', label: words.common.title, required: true },
        { name: 'department', label: words.common.department, blank: 'omitted' },
      ]}
    />
  );
}

function NewCompany() {
  return (
    <FieldsDialog
      id={COMPANY}
      title={words.postings.yourCompany}
      call="PUT /console/api/jobs/post/organization"
      then={`${PATH}?dialog=${NEW}`}
      submit={words.common.saveCompany}
      fields={[{ name: 'name', label: words.postings.companyName, required: true }]}
    >
      <p>{words.postings.companyFirst}</p>
    </FieldsDialog>
  );
}
