import { isDeepStrictEqual } from 'node:util';
import type { AlertSettings } from '../../../domain/market/alerts/alert.ts';
import {
  readAlertFilters,
  type AlertFilters,
} from '../../../domain/market/alerts/alert-filters.ts';
import { nextDueAt } from '../../../domain/market/alerts/next-due.ts';
import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { AlertRecord } from '../../../storage/market/alerts/alert.model.ts';
import type { AlertChanges } from '../../../storage/market/alerts/alerts.ts';
import { shortHash } from '../../../storage/short-hash.ts';

/** Equal parsed filters have equal hashes, however they were written. */
export function hashOfFilter(filter: JobFilter): string {
  return shortHash(JSON.stringify(filter));
}

/** A new alert. Only jobs that become searchable after `now` count. */
export function newAlert(
  { accountId, id }: { accountId: string; id: string },
  settings: AlertSettings,
  now: Date,
): AlertRecord {
  return {
    _id: id,
    accountId,
    ...settings,
    filterHash: hashOfGiven(settings.filters),
    disabledReason: settings.enabled ? null : 'requested',
    startsAt: now,
    nextDueAt: settings.enabled ? dueAfter(settings, null, now) : null,
    lastDueAt: null,
    lastSentAt: null,
    matched: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
    outbox: [],
  };
}

/** The changes that new settings make to an alert; null when they change nothing. */
export function alertChanges(
  alert: AlertRecord,
  wanted: Partial<AlertSettings>,
  now: Date,
): AlertChanges | null {
  const settings: AlertSettings = { ...settingsOf(alert), ...wanted };
  const changed = (name: keyof AlertSettings) => !isDeepStrictEqual(settings[name], alert[name]);
  const names = Object.keys(settings) as (keyof AlertSettings)[];
  if (!names.some(changed)) return null;
  const isEnabledAgain = settings.enabled && !alert.enabled;
  const moves = (['cadence', 'timezone', 'enabled'] as const).some(changed);
  return {
    ...wanted,
    ...(changed('filters') && { filterHash: hashOfGiven(settings.filters), startsAt: now }),
    ...(isEnabledAgain && { startsAt: now }),
    ...(changed('enabled') && { disabledReason: settings.enabled ? null : 'requested' }),
    ...(moves && { nextDueAt: movedDue(alert, settings, now) }),
    updatedAt: now,
  };
}

function settingsOf(alert: AlertRecord): AlertSettings {
  const { name, filters, cadence, channel, timezone, enabled } = alert;
  return { name, filters, cadence, channel, timezone, enabled };
}

function movedDue(alert: AlertRecord, settings: AlertSettings, now: Date): Date | null {
  if (!settings.enabled) return null;
  // Jobs that waited for the digest are sent at once.
  if (settings.cadence === 'instant') return now;
  return dueAfter(settings, alert.lastDueAt, now);
}

/** The next due time of a digest by these settings. */
export function dueAfter(
  { cadence, timezone }: Pick<AlertSettings, 'cadence' | 'timezone'>,
  lastDueAt: Date | null,
  now: Date,
): Date | null {
  return nextDueAt({ cadence, timeZone: timezone, lastDueAt }, now);
}

function hashOfGiven(filters: AlertFilters): string {
  const read = readAlertFilters(filters);
  if ('problems' in read) throw new Error('The filters were judged before.');
  return hashOfFilter(read.filter);
}
