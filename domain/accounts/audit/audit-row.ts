import { z } from 'zod';
import { actorKinds } from '../../common/actor.ts';
import type { AuditEntry } from './audit-entry.ts';
import { auditTargets } from './define-action.ts';
import { auditActions, auditRegistry } from './registry.ts';

const state = z.record(z.string(), z.unknown()).nullable();

/** A row of the audit log (decision 0005). */
export const auditRowSchema = z.object({
  id: z.string().meta({ example: 'aud_0NaQ8xT2v7Bd1kZp4mXw' }),
  action: z.enum(auditActions).meta({ description: actionsInWords() }),
  actor: z.object({
    kind: z.enum(actorKinds),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  target: z.object({ kind: z.enum(auditTargets), id: z.string() }),
  before: state.meta({ description: 'State before the action.' }),
  after: state.meta({ description: 'State after the action.' }),
  at: z.iso.datetime(),
  request_id: z.string().nullable().meta({ description: 'null for an action without a request.' }),
});
auditRowSchema.register(z.globalRegistry, { id: 'AuditLogEntry' });
export type AuditRow = z.infer<typeof auditRowSchema>;

export function auditRow(entry: AuditEntry): AuditRow {
  const { id, action, actor, target, before, after, at, requestId } = entry;
  return { id, action, actor, target, before, after, at: at.toISOString(), request_id: requestId };
}

function actionsInWords(): string {
  return auditActions.map((action) => `${action}: ${auditRegistry[action].summary}`).join(' ');
}
