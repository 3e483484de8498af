import type { AlertFilters } from './alert-filters.ts';
import type { AlertCadence } from './next-due.ts';

/** How an alert is sent. */
export const alertChannels = ['email', 'webhook'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Why an alert is off: by request, by the link in its mail, or because the filters are no longer accepted. */
export const alertDisabledReasons = ['requested', 'unsubscribed', 'filters_refused'] as const;
export type AlertDisabledReason = (typeof alertDisabledReasons)[number];

/** The members of an alert that a caller sets. */
export interface AlertSettings {
  name: string;
  /** As given (`readAlertFilters`). */
  filters: AlertFilters;
  cadence: AlertCadence;
  channel: AlertChannel;
  /** IANA name. Digests are due by its local time. */
  timezone: string;
  enabled: boolean;
}
