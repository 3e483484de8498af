import type { Child } from '../../../h.ts';
import { countsIn } from '../plural.ts';

const count = countsIn('en');

export interface Counts {
  new: number;
  changed: number;
  skipped: number;
  bad: number;
}

export const imports = {
  imports: 'Imports',
  oneImport: 'Import',
  lead: 'Tables from other systems become candidates, applications and roles here. Nobody in them is mailed.',
  empty: 'There is no import yet. Upload a table, and see what it would do before it does it.',
  newImport: 'New import',
  previewFirst:
    'You see a preview first: what would be new, what would change, and which rows are bad.',
  table: 'Table',
  what: 'Contents',
  kinds: { candidates: 'Candidates', applications: 'Applications', postings: 'Roles' },
  preview: 'preview',
  rows: 'Rows',
  file: 'File',
  fileHint: 'A table that ends in .csv, .tsv or .txt, or a ZIP with one and the résumés it names.',
  link: 'Or link to the file',
  linkHint: 'The file is fetched from there.',
  showPreview: 'Show preview',
  columns: 'Columns',
  unknownColumns:
    'Some columns are not known by their names. Choose what each one holds, then show the preview.',
  columnsHint:
    'After a change, show the preview again: what was previewed is imported, and nothing else.',
  leftOut: 'left out',
  previewAgain: 'Show preview again',
  start: 'Start import',
  stop: 'Stop import',
  stopping: 'Rows that are done stay.',
  previewLead: 'A preview. It writes nothing.',
  previewDone: 'This is what the import would do. Nothing is written yet.',
  importLead: 'Rows that are here already are skipped, so a table can be sent again.',
  progress: 'Progress of the import',
  rowsDone: (rows: Child): Child => ['Rows done: ', rows],
  system: 'Exported by',
  badRows: 'Bad rows',
  badFile: 'bad-rows.csv',
  badGone: 'Bad rows are kept for 30 days.',
  download: 'Download bad rows to mend them',
  line: 'Line',
  column: 'Column',
  wholeRow: 'the whole row',
  wouldBe: ({ new: fresh, changed, skipped, bad }: Counts) =>
    `${count(fresh, 'row', 'rows')} would be new, ${changed} changed, ${skipped} skipped, ${bad} bad.`,
  were: ({ new: fresh, changed, skipped, bad }: Counts) =>
    `${count(fresh, 'row', 'rows')} new, ${changed} changed, ${skipped} skipped, ${bad} bad.`,
  members: {
    external_id: 'Id in the other system',
    candidate_id: 'Id of the candidate',
    job_id: 'Id of the role',
    name: 'Name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Location',
    locations: 'Locations',
    links: 'Links',
    skills: 'Skills',
    source: 'Source',
    tags: 'Tags',
    consent_discovery: 'May be found by other employers',
    created_at: 'Added',
    note: 'Note',
    job_title: 'Title of the role',
    job: 'Role, by title or id',
    stage: 'Stage',
    status: 'Status',
    submitted_at: 'Applied',
    reason: 'Reason of the rejection',
    answers: 'Answers, as exported here',
    history: 'Stages so far, as exported here',
    resume_url: 'Link to the résumé',
    resume_file: 'File of the résumé in the ZIP',
    organization_id: 'Id of the company',
    title: 'Title',
    department: 'Department',
    workplace_type: 'Workplace',
    employment_type: 'Employment',
    seniority_level: 'Seniority',
    salary_min: 'Pay from',
    salary_max: 'Pay to',
    salary_currency: 'Currency',
    salary_period: 'Pay period',
    description_html: 'Description as HTML',
    description_text: 'Description as text',
    application_fields: 'Questions, as exported here',
    features: 'Settings, as exported here',
    confirmation_text: 'Text of the confirmation',
    closes_at: 'Closes',
  },
};
