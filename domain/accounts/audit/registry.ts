import { z } from 'zod';
import { roles } from '../console/roles.ts';
import { meters } from '../meters.ts';
import { scopes } from '../scopes.ts';
import { closingActions } from './closing-actions.ts';
import { defineAction } from './define-action.ts';

const time = z.iso.datetime();
const usdMicros = z.int();

const key = z.strictObject({
  name: z.string(),
  last_four: z.string(),
  scopes: z.array(z.enum(scopes)),
  requests_per_minute: z.int(),
  expires_at: time.nullable(),
});
const keySettings = z.strictObject({ name: z.string(), requests_per_minute: z.int() });
const membership = z.strictObject({ user_id: z.string(), role: z.enum(roles) });
const place = z.strictObject({
  application_id: z.string(),
  job_id: z.string(),
  stage: z.string(),
  status: z.string(),
});
const stage = z.strictObject({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  takes_accepted_offers: z.literal(true).exactOptional(),
});
const pipeline = z.strictObject({ stages: z.array(stage) });
const employee = z.strictObject({ status: z.enum(['active', 'ended']) });
const balance = z.strictObject({ balance_usd_micros: usdMicros });
/** `reason` is what an operator wrote of the credit. */
const credited = balance.extend({ ledger_entry_id: z.string(), reason: z.string().optional() });
const limit = z.strictObject({ monthly_limit_usd_micros: usdMicros.nullable() });
const card = z.strictObject({ payment_method: z.string() });
const autoTopUp = z.strictObject({
  threshold_usd_micros: usdMicros,
  amount_usd_micros: usdMicros,
  payment_method: z.string(),
});
const offer = z.strictObject({ status: z.string() });
const scorecard = z.strictObject({ interview_id: z.string(), submitted_at: time });
const interview = z.strictObject({ status: z.string(), starts_at: time.nullable() });
const signIn = z.strictObject({
  issuer: z.string().nullable(),
  domains: z.array(z.string()),
  default_role: z.enum(roles).nullable(),
  required: z.boolean(),
  session_hours: z.int().nullable(),
});
const quota = z.strictObject({ meter: z.enum(meters), quota: z.int().nullable() });

/** A change of an offer's status. */
function offerAction(summary: string) {
  return defineAction({ summary, target: 'offer', before: offer, after: offer });
}

/** A submission or a change of a scorecard. */
function scorecardAction<Before extends z.ZodType>(summary: string, before: Before) {
  return defineAction({ summary, target: 'scorecard', before, after: scorecard });
}

/** A change of an interview's status or time. */
function interviewAction(summary: string) {
  return defineAction({ summary, target: 'interview', before: interview, after: interview });
}

/**
 * Every action of the audit log (decision 0005). Rows stay when a candidate is anonymised, so they hold ids, stages,
 * amounts and settings only, and no personal data.
 */
export const auditRegistry = {
  'api_key.created': defineAction({
    summary: 'An API key was created.',
    target: 'api_key',
    before: z.null(),
    after: key,
  }),
  'api_key.revoked': defineAction({
    summary: 'An API key was revoked.',
    target: 'api_key',
    before: z.strictObject({ revoked_at: z.null() }),
    after: z.strictObject({ revoked_at: time }),
  }),
  'api_key.changed': defineAction({
    summary: 'The name or the limit of an API key was changed.',
    target: 'api_key',
    before: keySettings,
    after: keySettings,
  }),
  'api_key.rolled': defineAction({
    summary: 'An API key was replaced by another, and ends at a set time.',
    target: 'api_key',
    before: z.strictObject({ expires_at: time.nullable() }),
    after: z.strictObject({ expires_at: time, replaced_by: z.string() }),
  }),
  'invitation.created': defineAction({
    summary: 'A person was invited to the account.',
    target: 'invitation',
    before: z.null(),
    after: z.strictObject({ role: z.enum(roles), expires_at: time }),
  }),
  'invitation.revoked': defineAction({
    summary: 'An invitation was withdrawn.',
    target: 'invitation',
    before: z.strictObject({ revoked_at: z.null() }),
    after: z.strictObject({ revoked_at: time }),
  }),
  'member.joined': defineAction({
    summary: 'A person became a member of the account.',
    target: 'member',
    before: z.null(),
    after: membership,
  }),
  'member.role_changed': defineAction({
    summary: 'The role of a member was changed.',
    target: 'member',
    before: membership,
    after: membership,
  }),
  'member.removed': defineAction({
    summary: 'A member was removed from the account.',
    target: 'member',
    before: membership,
    after: z.null(),
  }),
  'account.sign_in_changed': defineAction({
    summary: 'The way in which members sign in was changed.',
    target: 'account',
    before: signIn,
    after: signIn,
  }),
  ...closingActions,
  'session.started': defineAction({
    summary: 'A member signed in to the console.',
    target: 'session',
    before: z.null(),
    after: z.strictObject({ user_id: z.string() }),
  }),
  'session.ended': defineAction({
    summary: 'A session of the console was ended.',
    target: 'session',
    before: z.strictObject({ ended_at: z.null() }),
    after: z.strictObject({ ended_at: time }),
  }),
  'candidate.stage_changed': defineAction({
    summary: 'An application moved to another stage.',
    target: 'candidate',
    before: place,
    after: place,
  }),
  'candidate.application_withdrawn': defineAction({
    summary: 'An applicant withdrew an application.',
    target: 'candidate',
    before: place,
    after: place,
  }),
  'candidate.anonymized': defineAction({
    summary: 'A candidate was anonymised.',
    target: 'candidate',
    before: z.strictObject({ anonymized_at: z.null() }),
    after: z.strictObject({ anonymized_at: time }),
  }),
  'person.revealed': defineAction({
    summary: 'Contact or résumé of a person in People Search was revealed, once per month.',
    target: 'person',
    before: z.null(),
    after: z.strictObject({ kind: z.enum(['contact', 'resume']), month: z.string() }),
  }),
  'offer.sent': offerAction('An offer was sent.'),
  'offer.accepted': offerAction('An offer was accepted by its candidate.'),
  'offer.declined': offerAction('An offer was declined by its candidate.'),
  'offer.withdrawn': offerAction('An offer was withdrawn.'),
  'offer.expired': offerAction('An offer expired.'),
  'interview.proposed': defineAction({
    summary: 'Times for an interview were offered to a candidate.',
    target: 'interview',
    before: z.null(),
    after: interview,
  }),
  'interview.scheduled': defineAction({
    summary: 'An interview got its time, from the employer or from the candidate.',
    target: 'interview',
    before: interview.nullable(),
    after: interview,
  }),
  'interview.moved': interviewAction('An interview was moved to another time.'),
  'interview.cancelled': interviewAction('An interview was cancelled.'),
  'interview.done': interviewAction('An interview was held.'),
  'interview.no_show': interviewAction('The candidate did not come to an interview.'),
  'scorecard.submitted': scorecardAction('An interviewer submitted a scorecard.', z.null()),
  'scorecard.changed': scorecardAction('A submitted scorecard was changed.', scorecard),
  'employee.created': defineAction({
    summary: 'An employee was added, by hiring a candidate or directly.',
    target: 'employee',
    before: z.null(),
    after: employee,
  }),
  'employee.deleted': defineAction({
    summary: 'An employee was deleted.',
    target: 'employee',
    before: employee,
    after: z.null(),
  }),
  'pipeline_stages.replaced': defineAction({
    summary: 'The stages of the pipeline were changed.',
    target: 'account',
    before: pipeline,
    after: pipeline,
  }),
  'billing.credited': defineAction({
    summary: 'The account was given credit.',
    target: 'account',
    before: balance,
    after: credited,
  }),
  'billing.topped_up': defineAction({
    summary: 'A card was charged, and the account credited.',
    target: 'account',
    before: balance,
    after: credited,
  }),
  'billing.top_up_failed': defineAction({
    summary: 'A card could not be charged.',
    target: 'account',
    before: z.null(),
    after: z.strictObject({ amount_usd_micros: usdMicros, reason: z.string() }),
  }),
  'billing.auto_top_up_changed': defineAction({
    summary: 'Automatic top-up was set, or (null) stopped.',
    target: 'account',
    before: autoTopUp.nullable(),
    after: autoTopUp.nullable(),
  }),
  'billing.card_changed': defineAction({
    summary: 'The card was set, or (null) removed.',
    target: 'account',
    before: card.nullable(),
    after: card.nullable(),
  }),
  'billing.monthly_limit_changed': defineAction({
    summary: 'The monthly limit was set, or (null) taken away.',
    target: 'account',
    before: limit,
    after: limit,
  }),
  'billing.quota_changed': defineAction({
    summary: "A quota of the account's own was set; null is everybody's.",
    target: 'account',
    before: quota,
    after: quota,
  }),
};

export type AuditAction = keyof typeof auditRegistry;

export const auditActions = Object.keys(auditRegistry) as [AuditAction, ...AuditAction[]];

/** The state of the target before the action. */
export type AuditBefore<Action extends AuditAction> = z.output<
  (typeof auditRegistry)[Action]['before']
>;

/** The state of the target after the action. */
export type AuditAfter<Action extends AuditAction> = z.output<
  (typeof auditRegistry)[Action]['after']
>;
