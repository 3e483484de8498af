import { describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { personalData } from '../../services/personal-data.ts';
import { definedModels } from '../support/defined-models.ts';

/** Collections without personal data of candidates, and those that belong to the person's own account. */
const OTHERS = [
  ...['accounts', 'api_keys', 'audit_log', 'calls', 'failed_calls', 'rate_windows', 'usage'],
  ...['identity', 'installation', 'migrations'],
  ...[
    'console_users',
    'members',
    'interview_feeds',
    'invitations',
    'sign_in_links',
    'console_sessions',
    'sign_in_settings',
  ],
  'notification_settings',
  ...['ledger', 'statements'],
  ...['webhooks', 'failed_reactions'],
  // Filters by role, stage, tag or words, not by address.
  'views',
  'imports',
  ...['jobs', 'companies', 'sources', 'ingestion_runs', 'ingestion_run_pages', 'rejected_rows'],
  ...['job_alerts', 'alert_matches', 'alert_progress'],
  // Suppressions hold a keyed hash of an address, no address (decision 0028).
  ...['mail_batches', 'mail_domains', 'mail_drafts', 'mail_seconds', 'suppressions'],
  ...['email_templates', 'organizations', 'pipelines', 'postings', 'surveys', 'document_templates'],
  'scorecard_templates',
  // Of employees, not of candidates.
  ...['attendance_entries', 'attendance_heads'],
  // An applicant's account keeps its own data; model turns expire after a week (decision 0015).
  ...['apply_session_inputs', 'apply_sessions', 'documents', 'model_turns'],
];

describe('the registry of personal data', () => {
  it('lists every collection with personal data of candidates', async () => {
    const mongo = createConnection();
    const defined = (await definedModels()).map(([, model]) => model(mongo).collection.name);
    const registered = personalData.flatMap(({ collections }) => collections);
    expect([...registered, ...OTHERS].sort()).toEqual(defined.sort());
  });
});
