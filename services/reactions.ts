import { notePaidChatTurns, resumeChatsAfterPayment } from './agent/chats/after-payment.ts';
import { notePaidTurns } from './agent/sessions/note-paid-turns.ts';
import { resumeSessionsAfterPayment } from './agent/sessions/resume-after-payment.ts';
import { signalRoleClosed } from './agent/sessions/signal-role-closed.ts';
import type { EntryReaction } from './billing/move-entries.ts';
import { moveAccepted } from './hiring/offers/move-accepted.ts';
import { mergePersonalData } from './hiring/pipeline/personal-data.ts';
import { mailInterview } from './interviews/mail-interview.ts';
import { watchInterview } from './interviews/watch-interview.ts';
import { mailConfirmation } from './mail/mail-confirmations.ts';
import { mailDigest } from './mail/mail-digests.ts';
import { mailOffer, mailWithdrawal } from './mail/mail-offers.ts';
import { notifyMembers } from './mail/notifications/notify-members.ts';
import { on, type Reaction } from './webhooks/reactions.ts';

/** Reactions to events inside the service, one line each. */
export const reactions: readonly Reaction[] = [
  on('job.closed', 'tell-apply-sessions', (ctx, { data }) => signalRoleClosed(ctx, data.job.id)),
  on('billing.funds_raised', 'resume-apply-sessions', (ctx, { accountId }) =>
    resumeSessionsAfterPayment(ctx, accountId),
  ),
  on('billing.funds_raised', 'resume-chats', (ctx, { accountId }) =>
    resumeChatsAfterPayment(ctx, accountId),
  ),
  on('offer.sent', 'mail-offer', (ctx, { accountId, data }) =>
    mailOffer(ctx, { accountId, id: data.offer.id }),
  ),
  on('offer.accepted', 'move-accepted-application', (ctx, { accountId, data }) =>
    moveAccepted(ctx, { accountId, id: data.offer.id }),
  ),
  on('offer.withdrawn', 'mail-offer-withdrawal', (ctx, { accountId, data }) =>
    mailWithdrawal(ctx, { accountId, id: data.offer.id }),
  ),
  ...(
    [
      'interview.proposed',
      'interview.scheduled',
      'interview.moved',
      'interview.cancelled',
      'interview.done',
      'interview.invitation_changed',
    ] as const
  ).flatMap((kind) => [
    on(kind, 'mail-interview', (ctx, { accountId, data }) =>
      mailInterview(ctx, { accountId, id: data.interview.id }),
    ),
    on(kind, 'watch-interview', (ctx, { accountId, data }) =>
      watchInterview(ctx, { accountId, id: data.interview.id }),
    ),
  ]),
  on('candidate.application_submitted', 'mail-confirmation', mailConfirmation),
  on('candidate.application_submitted', 'notify-members', notifyMembers),
  on('offer.accepted', 'notify-members-accepted', notifyMembers),
  on('offer.declined', 'notify-members-declined', notifyMembers),
  on('survey.response_submitted', 'notify-members-survey', notifyMembers),
  on('webhook.disabled', 'notify-members-endpoint', notifyMembers),
  on('billing.balance_low', 'notify-members-balance', notifyMembers),
  on('job_alert.digest_decided', 'mail-digest', mailDigest),
  on('candidate.merged', 'merge-personal-data', (ctx, { accountId, data }) =>
    mergePersonalData(ctx, {
      accountId,
      survivorId: data.candidate.id,
      duplicateId: data.merged_candidate_id,
    }),
  ),
];

/** Reactions to ledger entries. */
export const entryReactions: readonly EntryReaction[] = [notePaidTurns, notePaidChatTurns];
