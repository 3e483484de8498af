import { alertNotices } from '../../../domain/market/alerts/alert-filters.ts';
import { foundRecordOf, recordBody } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { alertRow } from './alert-row.ts';
import { alertSchema } from '../../../domain/market/alerts/alert-wire.ts';
import { alertParams, ownedAlert } from './owned-alert.ts';

export const getJobAlert = defineRoute(
  {
    name: 'getJobAlert',
    method: 'get',
    path: '/job-alerts/{id}',
    access: { scopes: ['jobs:read'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: alertParams,
    response: foundRecordOf(alertSchema),
    find: ownedAlert,
    summary: 'Read a job alert.',
  },
  ({ found }) =>
    Promise.resolve({
      body: recordBody(alertRow(found), { notices: alertNotices(found.filters) }),
    }),
);
