import { z } from 'zod';
import { removeAlert } from '../../../services/market/alerts/remove-alert.ts';
import { versionJudge } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { alertParams, ownedAlert } from './owned-alert.ts';

export const deleteJobAlert = defineRoute(
  {
    name: 'deleteJobAlert',
    method: 'delete',
    path: '/job-alerts/{id}',
    access: { scopes: ['jobs:read'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: alertParams,
    status: 204,
    response: z.undefined(),
    find: ownedAlert,
    summary: 'Delete a job alert.',
  },
  async ({ ctx, found, headers }) => {
    const { accountId, _id: id } = found;
    await removeAlert(ctx, { accountId, id }, versionJudge(headers));
    return { body: undefined };
  },
);
