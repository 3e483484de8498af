import { h } from '../../h.ts';
import { FieldsDialog, Filter, listPage, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';

/** A role as `/console/api/job-listings` lists it. */
export interface ListingRow {
  id: string;
  title: string;
  status: string;
  location: string;
  applications: number;
  posted_at: string | null;
  closes_at: string | null;
}

interface PostingsProps {
  shell: ShellProps;
  rows: readonly ListingRow[];
  nextCursor: string | null;
  statuses: readonly string[];
  /** The one that is shown; empty for all but archived ones. */
  status: string;
  /** Whether new roles have a company to belong to. */
  hasCompany: boolean;
}

const PATH = '/console/postings';
const HEAD = ['Role', 'Status', 'Location', 'Applications', 'Posted', 'Closes', 'Board'];

export function postingsPage(props: PostingsProps): string {
  const { shell, rows, nextCursor, statuses, status, hasCompany } = props;
  const writes = may(shell, hasCompany ? 'recruiter' : 'admin');
  return listPage({
    shell,
    title: 'Postings',
    lead: 'The roles of this account. A published role is on the careers page and in job search.',
    actions: writes
      ? [{ text: 'New posting', opens: hasCompany ? NEW : COMPANY, tone: 'primary' }]
      : [],
    head: HEAD,
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`${PATH}/${row.id}`}>{row.title}</a>,
        <Status of={row.status} />,
        row.location,
        row.applications,
        <Moment at={row.posted_at} />,
        <Moment at={row.closes_at} />,
        <a href={`/console/board/${row.id}`} aria-label={`Board of ${row.title}`}>
          Board
        </a>,
      ],
    })),
    empty: status === '' ? 'There is no posting yet. Make the first one.' : 'Nothing matches.',
    nextCursor,
    query: status === '' ? {} : { status },
    above: <StatusFilter statuses={statuses} status={status} />,
    children: writes && (hasCompany ? <NewPosting /> : <NewCompany />),
  });
}

const NEW = 'new-posting';
const COMPANY = 'new-company';

function StatusFilter({ statuses, status }: Pick<PostingsProps, 'statuses' | 'status'>) {
  return (
    <Filter path={PATH}>
      <label for="status">Status</label>
      <select id="status" name="status">
        <option value="">all but archived</option>
        {statuses.map((one) => (
          <option key={one} value={one} selected={one === status}>
            {one}
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
      title="New posting"
      call="POST /console/api/jobs/post"
      then={`${PATH}/{id}`}
      submit="Create draft"
      fields={[
        { name: 'title', label: 'Title', required: true },
        { name: 'department', label: 'Department', blank: 'omitted' },
      ]}
    />
  );
}

function NewCompany() {
  return (
    <FieldsDialog
      id={COMPANY}
      title="Your company"
      call="PUT /console/api/jobs/post/organization"
      then={`${PATH}?dialog=${NEW}`}
      submit="Save company"
      fields={[{ name: 'name', label: 'Company name', required: true }]}
    >
      <p>Roles belong to a company, which has its own careers page. Name it first.</p>
    </FieldsDialog>
  );
}
