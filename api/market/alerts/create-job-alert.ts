import { alertNotices } from '../../../domain/market/alerts/alert-filters.ts';
import { createAlert } from '../../../services/market/alerts/create-alert.ts';
import { idOf } from '../../../storage/new-id.ts';
import { accountOf } from '../../caller.ts';
import { foundRecordOf, recordBody } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { alertRow } from './alert-row.ts';
import { alertInput, alertSchema } from '../../../domain/market/alerts/alert-wire.ts';

export const createJobAlert = defineRoute(
  {
    name: 'createJobAlert',
    method: 'post',
    path: '/job-alerts',
    access: { scopes: ['jobs:read'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: alertInput,
    status: 201,
    response: foundRecordOf(alertSchema),
    errors: ['conflict'],
    summary: 'Create a job alert.',
    description:
      'An alert covers jobs that become searchable after its creation, and each role once, also if several sources list it. An account has at most 100 alerts.',
  },
  async ({ ctx, caller, body, run }) => {
    const target = { accountId: accountOf(caller), id: idOf('alert', run) };
    const alert = await createAlert(ctx, target, body);
    return { body: recordBody(alertRow(alert), { notices: alertNotices(alert.filters) }) };
  },
);
