import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import type { StageRow } from '../../../domain/hiring/pipeline/stages.ts';
import type { WebhookRow } from '../../../domain/webhooks/webhook-row.ts';
import { overviewPage, type InstallationInNeed } from '../../../pages/console/overview-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { countRecentApplications } from '../../../storage/hiring/candidates/recent-applications.ts';
import { accountOf } from '../../caller.ts';
import { getHealth } from '../installation/get-health.ts';
import { getSession } from '../sessions/get-session.ts';
import { listSources } from '../installation/sources.ts';
import { listOrganizations } from '../../hiring/organizations/list-organizations.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { listWebhooks } from '../../webhooks/endpoints/list-webhooks.ts';
import { checkedServers } from '../../operations/readiness.ts';
import { dueToday } from './due-today.ts';
import { read, readRows, type ConsolePage, type PageCall } from './console-page.ts';

/** The work that waits today, the open roles, and the first steps of a new account. */
export const overview: ConsolePage = {
  path: '/console',
  name: words.common.overview,
  of: getSession,
  role: 'viewer',
  instead: '/console/scorecards',
  group: '',
  async render(call) {
    const stages = await read(call, listPipelineStages);
    const [openRoles, due, { rows: companies }, endpoints, installation] = await Promise.all([
      readOpenRoles(call, stages),
      dueToday(call, stages),
      readRows(call, listOrganizations, { query: { limit: '10' } }),
      endpointsInNeed(call),
      installationInNeed(call),
    ]);
    return overviewPage({
      ...{ shell: call.shell, openRoles, due, endpoints, installation },
      companies: companies.map(({ name }) => name),
    });
  },
};

/** Further open roles are under Postings. */
const SHOWN_ROLES = '20';

/** Open roles with the stages that have applications, in the order of the pipeline, and their last two weeks. */
async function readOpenRoles(call: PageCall, stages: readonly StageRow[]) {
  const query = { status: 'open', limit: SHOWN_ROLES };
  const { rows } = await readRows(call, listJobListings, { query });
  const { ctx, caller } = call.origin;
  const recent = await countRecentApplications(ctx.stores, {
    ...{ accountId: accountOf(caller), now: new Date() },
    jobIds: rows.map(({ id }) => id),
  });
  return rows.map(({ id, title, applications, counts_by_stage: counts }) => ({
    ...{ id, title, applications },
    ...(recent.get(id) ?? { week: 0, weekBefore: 0 }),
    stages: stages
      .map(({ key, name }) => ({ name, applications: counts[key] ?? 0 }))
      .filter((stage) => stage.applications > 0),
  }));
}

async function endpointsInNeed(call: PageCall): Promise<WebhookRow[]> {
  if (!isAtLeast(call.role, 'admin')) return [];
  const { rows } = await readRows(call, listWebhooks, { query: { limit: '100' } });
  return rows.filter(({ status, failing_since: since }) => status !== 'enabled' || since !== null);
}

/** More failed sources are on their own page. */
const SHOWN_SOURCES = '20';

async function installationInNeed(call: PageCall): Promise<InstallationInNeed> {
  if (!call.shell.isOperator) return { servers: [], sources: [] };
  const query = { failed: 'true', limit: SHOWN_SOURCES };
  const [{ checks, causes }, { rows: sources }] = await Promise.all([
    read(call, getHealth),
    readRows(call, listSources, { query }),
  ]);
  return {
    servers: checkedServers.flatMap((name) => {
      const status = checks[name] ?? 'ok';
      return status === 'ok' ? [] : [{ name, status, cause: causes?.[name] ?? null }];
    }),
    sources: sources.map(({ id, token, company }) => ({ id, name: company ?? token })),
  };
}
