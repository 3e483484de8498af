import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import type { WebhookRow } from '../../../domain/webhooks/webhook-row.ts';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import { overviewPage, type InstallationInNeed } from '../../../pages/console/overview-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { getHealth } from '../installation/get-health.ts';
import { getSession } from '../sessions/get-session.ts';
import { listSources } from '../installation/sources.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { checkedServers } from '../../operations/readiness.ts';
import { read, readRows, type ConsolePage, type PageCall } from './console-page.ts';

/** The tasks that need attention, and the first steps of a new account. */
export const overview: ConsolePage = {
  path: '/console',
  name: words.common.overview,
  of: getSession,
  group: '',
  async render(call) {
    const [open, { rows: candidates }, endpoints, installation] = await Promise.all([
      readRows(call, listJobListings, { query: { status: 'open', limit: '1' } }),
      readRows(call, listCandidates, { query: { limit: '8' } }),
      endpointsInNeed(call),
      installationInNeed(call),
    ]);
    return overviewPage({
      shell: call.shell,
      apiUrl: publicUrl(call.origin.ctx.config),
      openRoles: open.rows.length,
      endpoints,
      installation,
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
  const { rows } = await readRows(call, listWebhooks, { query: { limit: '100' } });
  return rows.filter(({ status, failing_since: since }) => status !== 'enabled' || since !== null);
}

/** More failed sources are on their own page. */
const SHOWN_SOURCES = 20;

async function installationInNeed(call: PageCall): Promise<InstallationInNeed> {
  if (!call.shell.isOperator) return { servers: [], sources: [] };
  const [{ checks }, sources] = await Promise.all([read(call, getHealth), read(call, listSources)]);
  return {
    servers: checkedServers.filter((server) => checks[server] === 'unreachable'),
    sources: sources
      .filter(({ enabled, last_run: run }) => enabled && run?.status === 'failed')
      .slice(0, SHOWN_SOURCES)
      .map(({ id, token, company }) => ({ id, name: company ?? token })),
  };
}
