import { markdownTable, page } from './markdown.ts';

/** Collections that MongoDB empties by itself, by an index of the expiry, and how long it keeps a record. */
export const expiring: Record<string, string> = {
  apply_session_inputs: '7 days',
  calls: '7 days',
  chat_inputs: '7 days',
  console_sessions: 'an hour after the session ends',
  documents: '2 days if it is not finished by then; a finished one until the account is closed',
  events: '30 days',
  exports: '30 days; the file itself 24 hours',
  failed_calls: '7 days',
  failed_reactions: '30 days',
  idempotency_keys: '24 hours',
  import_errors: '30 days',
  ingestion_run_pages: '7 days after its roles are counted',
  invitations: 'a day after the invitation expires',
  mail_seconds: 'a minute',
  model_turns: '7 days',
  notifications: '90 days',
  people: '48 hours after the person left People Search',
  rate_windows: 'until the window ends',
  rejected_rows: '30 days',
  reveals: '24 months',
  sign_in_links: 'until the link expires',
  webhook_deliveries: '30 days',
};

/** Collections whose size follows from something else. */
export const bounded: Record<string, string> = {
  accounts: 'one per account; after its end the id and the balance stay',
  alert_matches: 'deleted with the alert; at most 50,000 that were sent per alert',
  alert_progress: 'one',
  attendance_heads: 'one per employee',
  companies: 'one per employer',
  console_users: 'one per person; erased with the last account that the person belongs to',
  'files.files': 'deleted, with the content, once no record names the file',
  identity: 'one',
  installation: 'a few',
  interview_feeds: 'one per member',
  mail_batches: 'one per account',
  mail_domains: 'one per domain that does not take mail at the time',
  mail_drafts: 'only while the mails of a send are being stored',
  migrations: 'one per data migration',
  notification_settings: 'one per member',
  pipelines: 'one per account',
  sign_in_settings: 'one per account',
  sources: 'one per source; deleted when the source is removed',
};

/** Collections that grow with their account and are erased with it, and what is erased earlier. */
export const ofAccount: Record<string, string> = {
  api_keys: '',
  apply_sessions: '',
  attendance_entries: 'deleted entries, by a sweep',
  candidates: 'the person, by anonymising',
  chats: 'by deleting the chat',
  document_templates: 'by deleting the template',
  eeo_answers: 'with the person',
  email_sends: '',
  email_templates: 'by deleting the template',
  employees: 'by deleting the employee',
  external_ids: 'with the person',
  imports: '',
  interviews: 'the person, by anonymising',
  job_alerts: 'by deleting the alert',
  mails: 'the addresses, 90 days after the send ended',
  members: '',
  offers: 'the person, by anonymising',
  organizations: 'by deleting the organization',
  platform_documents: 'by deleting the document',
  postings: '',
  scorecard_templates: '',
  scorecards: 'the person, by anonymising',
  status_links: 'with the person',
  suppressions: 'by deleting the suppression',
  survey_responses: 'with the survey',
  survey_tokens: 'with the survey',
  surveys: 'by deleting the survey',
  usage: '',
  views: 'by deleting the view',
  webhooks: 'by deleting the endpoint',
};

/** Collections that only grow, and why. */
export const forGood: Record<string, string> = {
  audit_log: 'proof of who was allowed what; one entry per change',
  ingestion_runs: 'the history of a source; one record per read',
  jobs: 'a closed role that opens again keeps its id; one record per role',
  ledger: 'books must be kept; one record per charge or payment',
  statements: 'books must be kept; one record per account and month',
};

/** docs/retention.md: how long each collection of MongoDB keeps its records. */
export function retentionReference(): string {
  const rows = (kept: Record<string, string>) =>
    Object.entries(kept).map(([name, until]) => [`\`${name}\``, until]);
  return page(
    'Retention',
    'How long the records of each collection of MongoDB are kept, so that an operator knows what grows. `test/structure/retention.test.ts` compares this page with the indexes and with what closing an account erases.',
    '## They expire',
    'An index of MongoDB deletes them, up to a minute later.',
    markdownTable(['Collection', 'Kept'], rows(expiring)),
    '## Their size follows from something else',
    markdownTable(['Collection', 'Records'], rows(bounded)),
    '## They grow with their account',
    '[Closing the account](closing-accounts.md) erases them.',
    markdownTable(['Collection', 'Erased earlier'], rows(ofAccount)),
    '## They only grow',
    markdownTable(['Collection', 'Why'], rows(forGood)),
  );
}
