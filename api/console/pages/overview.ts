import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import type { WebhookRow } from '../../../pages/console/developers/webhooks-page.tsx';
import { nameOf, type CandidateRow } from '../../../pages/console/hiring/candidates-page.tsx';
import { overviewPage } from '../../../pages/console/overview-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { readRows, type ConsolePage, type PageCall } from './console-page.ts';

/** What needs a hand, and the first steps of a new account. */
export const overview: ConsolePage = {
  path: '/console',
  name: words.common.overview,
  role: 'viewer',
  group: '',
  async render(call) {
    const [open, { data: candidates }, endpoints] = await Promise.all([
      readRows(call, listJobListings, { query: { status: 'open', limit: '1' } }),
      readRows<CandidateRow>(call, listCandidates, { query: { limit: '8' } }),
      endpointsInNeed(call),
    ]);
    return overviewPage({
      shell: call.shell,
      apiUrl: publicUrl(call.origin.ctx.config),
      openRoles: open.data.length,
      endpoints,
      arrivals: candidates.map((row) => ({
        id: row.id,
        name: nameOf(row),
        applied: row.applications.map(({ job_title: title }) => title).join(', '),
        at: row.created_at,
      })),
    });
  },
};

async function endpointsInNeed(call: PageCall): Promise<WebhookRow[]> {
  if (!isAtLeast(call.role, 'admin')) return [];
  const { data } = await readRows<WebhookRow>(call, listWebhooks, { query: { limit: '100' } });
  return data.filter(({ status, failing_since: since }) => status !== 'enabled' || since !== null);
}
