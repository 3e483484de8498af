import type { AuditRow } from '../../../domain/accounts/audit/audit-row.ts';
import type { AuditNames } from '../../../pages/console/account/audit-words.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { namesOf } from './candidate-names.ts';
import { readRows, type PageCall } from './console-page.ts';

/** The names of the people and stages in rows of the audit log. */
export async function auditNames(call: PageCall, rows: readonly AuditRow[]): Promise<AuditNames> {
  const people = rows.flatMap(({ before, after }) => [before?.['user_id'], after?.['user_id']]);
  const userIds = [...new Set(people.filter((id) => typeof id === 'string'))];
  const { stores } = call.origin.ctx;
  const [users, candidates, stages] = await Promise.all([
    findUsers(stores, userIds),
    namesOf(
      call,
      rows.map(({ target }) => (target.kind === 'candidate' ? target.id : null)),
    ),
    readRows(call, listPipelineStages),
  ]);
  return {
    members: new Map(users.map(({ id, name, email }) => [id, name ?? email])),
    candidates,
    stages: new Map(stages.rows.map(({ key, name }) => [key, name])),
  };
}
