import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { auditActions, auditRegistry } from '../../../../domain/accounts/audit/registry.ts';

/** The groups of actions in decision 0005. */
const DECIDED: Record<string, RegExp> = {
  key: /^api_key\./,
  stage: /^(candidate\.(stage_changed|application_withdrawn)$|pipeline_stages\.)/,
  offer: /^offer\./,
  interview: /^interview\./,
  scorecard: /^scorecard\./,
  billing: /^billing\./,
  anonymise: /^candidate\.anonymized$/,
  employee: /^employee\./,
  reveal: /^person\.revealed$/,
  console: /^((member|invitation|session)\.|account\.sign_in_changed$)/,
  closing: /^account\.(closing_requested|reopened|erased)$/,
};

/** The allowed members of rows. A name is that of a key or a stage, a reason is the processor's code. */
const SAYABLE = {
  api_key: [
    'expires_at',
    'last_four',
    'name',
    'replaced_by',
    'requests_per_minute',
    'revoked_at',
    'scopes',
  ],
  member: ['role', 'user_id'],
  invitation: ['expires_at', 'revoked_at', 'role'],
  session: ['ended_at', 'user_id'],
  candidate: ['anonymized_at', 'application_id', 'job_id', 'stage', 'status'],
  person: ['kind', 'month'],
  offer: ['status'],
  interview: ['starts_at', 'status'],
  scorecard: ['interview_id', 'submitted_at'],
  employee: ['status'],
  account: [
    ...['amount_usd_micros', 'balance_usd_micros', 'ledger_entry_id', 'meter'],
    ...['monthly_limit_usd_micros', 'payment_method', 'quota', 'reason', 'threshold_usd_micros'],
    ...['stages', 'key', 'name', 'type', 'takes_accepted_offers'],
    ...['issuer', 'domains', 'default_role', 'required', 'session_hours'],
    ...['closes_at', 'erased_at'],
  ],
};

describe('the actions of the audit log', () => {
  it.each(auditActions)('%s belongs to exactly one documented group', (action) => {
    expect(Object.values(DECIDED).filter((kind) => kind.test(action))).toHaveLength(1);
  });

  it.each(auditActions)('%s holds no personal data', (action) => {
    const { before, after, target } = auditRegistry[action];
    for (const state of [before, after]) {
      const { members, isOpen } = membersOf(z.toJSONSchema(state));
      expect(members.filter((member) => !SAYABLE[target].includes(member))).toEqual([]);
      expect(isOpen).toBe(false);
    }
  });
});

/** Names of all members of a schema, at any depth, and whether it accepts others. */
function membersOf(schema: unknown): { members: string[]; isOpen: boolean } {
  if (typeof schema !== 'object' || schema === null) return { members: [], isOpen: false };
  const { properties, additionalProperties } = schema as {
    properties?: object;
    additionalProperties?: unknown;
  };
  const inner = Object.values(schema).map(membersOf);
  const own = properties === undefined ? [] : Object.keys(properties);
  return {
    members: [...own, ...inner.flatMap(({ members }) => members)],
    isOpen:
      (properties !== undefined && additionalProperties !== false) ||
      inner.some(({ isOpen }) => isOpen),
  };
}
