/**
 * The columns of exported tables. An import reads them back to the same records. Names are those of the API; pay has
 * four columns.
 */
export const columnTypes = ['text', 'list', 'boolean', 'number', 'time', 'json'] as const;
export type ColumnType = (typeof columnTypes)[number];

export interface TransferColumn {
  name: string;
  type: ColumnType;
}

/** The kinds of records that can be exported to a table and imported again. */
export const transferKinds = ['candidates', 'applications', 'postings'] as const;
export type TransferKind = (typeof transferKinds)[number];

const columns = (type: ColumnType, ...names: string[]): TransferColumn[] =>
  names.map((name) => ({ name, type }));

const person = [
  ...columns('text', 'name', 'email', 'phone', 'location'),
  ...columns('list', 'links', 'skills'),
  ...columns('text', 'source'),
  ...columns('list', 'tags'),
];

/** One row per candidate. */
const candidateColumns = [
  ...columns('text', 'id'),
  ...person,
  ...columns('boolean', 'consent_discovery'),
  ...columns('time', 'created_at', 'updated_at'),
];

/** One row per application, with its candidate. `history` is the list of stage visits as the API returns them. */
const applicationColumns = [
  ...columns('text', 'id', 'candidate_id'),
  ...person,
  ...columns('text', 'job_id', 'job_title', 'stage', 'status'),
  ...columns('time', 'submitted_at'),
  ...columns('json', 'answers', 'history'),
];

/** One row per role. `locations` lists the texts of the places. */
const postingColumns = [
  ...columns('text', 'id', 'organization_id', 'title', 'status', 'department'),
  ...columns('list', 'locations'),
  ...columns('text', 'workplace_type', 'employment_type', 'seniority_level'),
  ...columns('number', 'salary_min', 'salary_max'),
  ...columns('text', 'salary_currency', 'salary_period', 'description_html'),
  ...columns('json', 'application_fields', 'features'),
  ...columns('text', 'confirmation_text'),
  ...columns('time', 'closes_at', 'published_at', 'closed_at', 'created_at', 'updated_at'),
];

export const transferColumns: Readonly<Record<TransferKind, readonly TransferColumn[]>> = {
  candidates: candidateColumns,
  applications: applicationColumns,
  postings: postingColumns,
};
