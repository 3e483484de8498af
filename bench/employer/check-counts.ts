import type { AppContext } from '../../services/context.ts';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { postingStatuses } from '../../domain/hiring/posting-lifecycle.ts';
import { STORED_BY } from './draw-events.ts';
import type { Employer } from './employer.ts';
import { readPages, type Read } from './pages.ts';

interface Listing {
  applications: number;
}

/**
 * Compares the account's records with its answers: its roles with their applications, and its report. `isWhole` also
 * compares every list to its end. @throws Error that names all differences.
 */
export async function checkCounts(
  ctx: AppContext,
  employer: Employer,
  { read, isWhole }: { read: Read; isWhole: boolean },
): Promise<void> {
  const { sizes, accountId } = employer;
  const listings = await all<Listing>(read, `/job-listings?status=${postingStatuses.join(',')}`);
  const ofRoles = listings.reduce((sum, { applications }) => sum + applications, 0);
  const funnel = await read<{ stage: string; count: number }>('/reports/funnel');
  const applied = funnel.rows.find(({ stage }) => stage === 'applied')?.count;
  const found: [string, unknown, number][] = [
    ['postings', listings.length, sizes.postings],
    ['applications of roles', ofRoles, sizes.applications],
    ['applications of the funnel', applied, sizes.applications],
    ...(isWhole ? await wholeLists(read, employer) : []),
  ];
  const wrong = found.filter(([, answered, stored]) => answered !== stored);
  if (wrong.length > 0) throw new Error(`Wrong counts: ${JSON.stringify(wrong)}`);
  const difference = await findLedgerDifference(ctx.stores, accountId);
  if (difference !== null) throw new Error(`Wrong ledger: ${JSON.stringify(difference)}`);
}

async function wholeLists(read: Read, { sizes }: Employer): Promise<[string, unknown, number][]> {
  const candidates = await all<{ applications: unknown[] }>(read, '/candidates');
  const events = await all<{ kind: string }>(read, '/events');
  const rows = await all<{ request_id: string | null }>(read, '/account/audit-log');
  const entries = await all(read, '/usage/ledger');
  const sends = await all<{ counts: { sent: number } }>(read, '/email/sends');
  const applications = candidates.reduce((sum, one) => sum + one.applications.length, 0);
  const ofCandidates = events.filter(({ kind }) => kind.startsWith('candidate.'));
  const stored = rows.filter((row) => row.request_id === STORED_BY);
  const mails = sends.reduce((sum, { counts }) => sum + counts.sent, 0);
  return [
    ['candidates', candidates.length, sizes.candidates],
    ['applications', applications, sizes.applications],
    ['events', ofCandidates.length, sizes.events],
    ['audit rows', stored.length, sizes.auditRows],
    ['ledger entries', entries.length, sizes.ledgerEntries],
    ['mails', mails, sizes.mails],
  ];
}

async function all<Row>(read: Read, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of readPages<Row>(read, path)) rows.push(...page.rows);
  return rows;
}
