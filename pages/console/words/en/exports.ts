import type { Child } from '../../../h.ts';

export const exports = {
  export: 'Export…',
  title: 'Export',
  start: 'Start export',
  what: 'Rows',
  kinds: {
    candidates: 'One per candidate',
    applications: 'One per application',
    postings: 'One per role',
    employees: 'One per employee',
  },
  format: 'Format',
  csv: 'CSV, for spreadsheets',
  jsonl: 'JSON Lines, for programs',
  files: 'With the files, as a ZIP',
  filtered: 'The export has what matches the filter of the list.',
  everything: 'The export has all records.',
  wider: 'Search, answers and days of the list do not narrow it.',
  progress: 'Progress of the export',
  rowsDone: (rows: Child): Child => ['Rows written: ', rows],
  download: 'Download the file (for 24 hours)',
  failed: 'The export failed. Start it again.',
  close: 'Close',
};
