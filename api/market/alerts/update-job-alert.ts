import { alertNotices } from '../../../domain/market/alerts/alert-filters.ts';
import { changeAlert } from '../../../services/market/alerts/change-alert.ts';
import { requireVersion } from '../../input/if-match.ts';
import { foundRecordOf, recordBody } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { alertRow } from './alert-row.ts';
import { alertChangesInput, alertSchema } from '../../../domain/market/alerts/alert-wire.ts';
import { alertParams, ownedAlert } from './owned-alert.ts';

export const updateJobAlert = defineRoute(
  {
    name: 'updateJobAlert',
    method: 'patch',
    path: '/job-alerts/{id}',
    access: { scopes: ['jobs:read'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: alertParams,
    body: alertChangesInput,
    response: foundRecordOf(alertSchema),
    find: ownedAlert,
    summary: 'Change a job alert, disable it or enable it again.',
    description:
      'New filters apply to jobs that become searchable after the change. An alert that is enabled again does not send jobs that it missed while disabled.',
  },
  async ({ ctx, found, body, headers }) => {
    const { accountId, _id: id } = found;
    const changed = await changeAlert(ctx, { accountId, id }, (alert) => {
      requireVersion(headers, alert.version);
      return body;
    });
    return { body: recordBody(alertRow(changed), { notices: alertNotices(changed.filters) }) };
  },
);
