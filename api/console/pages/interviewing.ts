import { roles } from '../../../domain/accounts/console/roles.ts';
import type { Interviewing } from '../../../pages/console/hiring/interview-fields.tsx';
import { may } from '../../../pages/console/shell.tsx';
import { listUsersWithRole } from '../../../services/accounts/console/users-with-role.ts';
import { accountOf } from '../../caller.ts';
import { listScorecardTemplates } from '../../interviews/list-scorecard-templates.ts';
import { readRows, type PageCall } from './console-page.ts';

/** Members that a dialog offers by name; others are given by e-mail address. */
const OFFERED = 200;

/** Members and scorecards to choose from in an interview, for those who may schedule one. */
export async function interviewingOf(call: PageCall): Promise<Interviewing> {
  if (!may(call.shell, 'recruiter')) return { members: [], templates: [] };
  const { ctx, caller } = call.origin;
  const asked = { accountId: accountOf(caller), roles: [...roles], limit: OFFERED };
  const [members, { rows: templates }] = await Promise.all([
    listUsersWithRole(ctx.stores, asked),
    readRows(call, listScorecardTemplates, { query: { limit: '100' } }),
  ]);
  return { members: members.map(({ user: { name, email } }) => ({ name, email })), templates };
}
