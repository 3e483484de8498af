import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { personalData } from '../../services/personal-data.ts';

const root = resolve(__dirname, '../..');

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

function definedCollections(): string[] {
  return readdirSync(join(root, 'storage'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.model.ts'))
    .flatMap((path) => [
      ...readFileSync(join(root, 'storage', path), 'utf8').matchAll(/collection: '([^']+)'/g),
    ])
    .map(([, name]) => name ?? '');
}

describe('the registry of personal data', () => {
  it('lists every collection with personal data of candidates', () => {
    const registered = personalData.flatMap(({ collections }) => collections);
    expect([...registered, ...OTHERS].sort()).toEqual(definedCollections().sort());
  });
});
