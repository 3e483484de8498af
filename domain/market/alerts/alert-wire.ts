import { z } from 'zod';
import { line } from '../../common/text/input-text.ts';
import { timeZoneName } from '../../common/time-zone.ts';
import { alertChannels, alertDisabledReasons } from './alert.ts';
import { alertFilters } from './alert-filters.ts';
import { alertCadences } from './next-due.ts';

const MAX_NAME = 200;
const time = z.iso.datetime();

const filters = alertFilters.meta({
  description:
    'The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON values. Filters are stored as given.',
  example: {
    title: 'Backend Engineer',
    location: 'Stockholm',
    salary_min: 600000,
    currency: 'SEK',
  },
});
const cadence = z.enum(alertCadences).meta({
  description:
    'instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at 08:00 in timezone. Nothing is sent if there is no new job.',
});
const channel = z.enum(alertChannels).meta({
  description:
    'email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive `job_alert.matched`.',
});
const timezone = timeZoneName.meta({
  description: 'IANA time zone of the digests.',
  example: 'Europe/Stockholm',
});

/** The fields of an alert that a caller sets. */
export const alertInput = z.strictObject({
  name: line(MAX_NAME).meta({ example: 'Backend in Stockholm' }),
  filters,
  cadence,
  channel,
  timezone: timezone.default('UTC'),
  enabled: z.boolean().default(true),
});

/** The same, where every member may be left out. */
export const alertChangesInput = z.strictObject({
  name: alertInput.shape.name.exactOptional(),
  filters: filters.exactOptional(),
  cadence: cadence.exactOptional(),
  channel: channel.exactOptional(),
  timezone: timezone.exactOptional(),
  enabled: z.boolean().exactOptional(),
});

/** An alert as it is shown. */
export const alertSchema = z.object({
  id: z.string().meta({ example: 'alr_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  filters,
  cadence,
  channel,
  timezone: z.string(),
  enabled: z.boolean(),
  disabled_reason: z.enum(alertDisabledReasons).nullable().meta({
    description:
      'requested: by a PATCH. unsubscribed: by the link in a mail. filters_refused: GET /jobs no longer accepts these filters.',
  }),
  last_sent_at: time.nullable(),
  next_due_at: time.nullable().meta({
    description: 'When the next digest is due; null for instant and disabled alerts.',
  }),
  matched: z.number().int().meta({ description: 'Jobs sent so far.' }),
  created_at: time,
  updated_at: time,
  version: z.number().int(),
});
export type AlertRow = z.infer<typeof alertSchema>;
