import type { z } from 'zod';

/** The target of an audit entry. */
export const auditTargets = [
  'api_key',
  'candidate',
  'offer',
  'interview',
  'scorecard',
  'person',
  'employee',
  'account',
  'member',
  'invitation',
  'session',
] as const;
export type AuditTarget = (typeof auditTargets)[number];

/** One kind of action: its target, and the state before and after. */
export interface AuditDefinition<Before extends z.ZodType, After extends z.ZodType> {
  summary: string;
  target: AuditTarget;
  before: Before;
  after: After;
}

/** Declares an action of the audit log. */
export function defineAction<Before extends z.ZodType, After extends z.ZodType>(
  definition: AuditDefinition<Before, After>,
): AuditDefinition<Before, After> {
  return definition;
}
