import { batches } from '../../../domain/common/batches.ts';
import { readAlertFilters } from '../../../domain/market/alerts/alert-filters.ts';
import type { Role } from '../../../domain/market/alerts/roles.ts';
import type { JobFilter } from '../../../domain/market/job-filter.ts';
import {
  findRoles,
  type AlertJob,
  type NewJob,
} from '../../../storage/market/alerts/alert-jobs.ts';
import { makeDue } from '../../../storage/market/alerts/due-alerts.ts';
import {
  disableRefused,
  findEnabled,
  streamEnabledAlerts,
  type EnabledAlert,
} from '../../../storage/market/alerts/enabled-alerts.ts';
import {
  deleteMatchesById,
  newMatch,
  storeMatches,
  type MatchRecord,
} from '../../../storage/market/alerts/matches.ts';
import { findMatches } from '../../../storage/market/search/alert-search.ts';
import type { AppContext } from '../../context.ts';
import { hashOfFilter } from './alert-record.ts';

/** Lines of one `_msearch`. */
const FILTERS_AT_ONCE = 50;

/** Alerts whose filters are equal today; they share one line. */
interface FilterGroup {
  filter: JobFilter;
  alerts: EnabledAlert[];
}

type Roles = ReadonlyMap<string, Role<AlertJob>>;

/**
 * Stores which alerts these jobs (1,000 at most) match, and makes instant alerts due. Idempotent: the id of a match
 * follows from alert and job. Returns the number of alerts asked.
 * @param beat called between batches; throws to end the pass.
 */
export async function matchNewJobs(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  jobs: readonly NewJob[],
  beat: () => void,
): Promise<number> {
  const newest = jobs.at(-1)?.searchableAt ?? new Date(0);
  const ids = jobs.map(({ _id }) => _id);
  const roles = await findRoles(ctx.stores, ids);
  let asked = 0;
  const groups = groupByFilter(ctx, streamEnabledAlerts(ctx.stores, newest));
  for await (const some of batches(groups, FILTERS_AT_ONCE)) {
    await matchGroups(ctx, some, { ids, roles });
    for (const { alerts } of some) asked += alerts.length;
    beat();
  }
  return asked;
}

/** Filters are parsed in each pass, so better place data reaches old alerts. An alert whose filters are refused is disabled. */
async function* groupByFilter(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  alerts: AsyncIterable<EnabledAlert>,
): AsyncGenerator<FilterGroup> {
  let storedHash = '';
  let groups = new Map<string, FilterGroup>();
  for await (const alert of alerts) {
    if (alert.filterHash !== storedHash) {
      yield* groups.values();
      groups = new Map();
      storedHash = alert.filterHash;
    }
    const read = readAlertFilters(alert.filters);
    if ('problems' in read) {
      ctx.log.warn({ alert_id: alert._id, problems: read.problems }, 'filters refused');
      await disableRefused(ctx.stores, alert, new Date());
      continue;
    }
    const hash = hashOfFilter(read.filter);
    const group = groups.get(hash);
    if (group) group.alerts.push(alert);
    else groups.set(hash, { filter: read.filter, alerts: [alert] });
  }
  yield* groups.values();
}

async function matchGroups(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  groups: readonly FilterGroup[],
  { ids, roles }: { ids: string[]; roles: Roles },
): Promise<void> {
  const found = await findMatches(
    ctx.stores,
    ids,
    groups.map(({ filter }) => filter),
  );
  const matches = groups.flatMap(({ alerts }, place) => {
    const hits = found[place];
    if (hits) return alerts.flatMap((alert) => matchesOf(alert, hits, roles));
    ctx.log.error({ alert_id: alerts[0]?._id }, 'Elasticsearch refuses the filter of an alert');
    return [];
  });
  const pending = await storeMatches(ctx.stores, matches);
  const alertIds = [...new Set(pending.map(({ alertId }) => alertId))];
  const enabled = await findEnabled(ctx.stores, alertIds);
  // An alert that is being deleted removes its matches after it was disabled, perhaps before these were stored.
  await deleteMatchesById(
    ctx.stores,
    pending.filter(({ alertId }) => !enabled.has(alertId)),
  );
  await makeDue(ctx.stores, [...enabled], new Date());
}

/** Only roles that became searchable after the alert began. */
function matchesOf({ _id, startsAt }: EnabledAlert, hits: string[], roles: Roles): MatchRecord[] {
  return hits.flatMap((jobId) => {
    const { since = null, keys = [] } = roles.get(jobId) ?? {};
    return since !== null && since > startsAt ? [newMatch(_id, jobId, { keys, since })] : [];
  });
}
