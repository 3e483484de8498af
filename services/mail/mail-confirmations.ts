import { effectiveFeatures } from '../../domain/hiring/board-features.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { confirmationMail } from '../../domain/mail/confirmation-mail.ts';
import { confirmationLanguages } from '../../domain/mail/confirmation-words.ts';
import { language } from '../../domain/text/language.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { runOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { findApplication } from '../hiring/applying/find-application.ts';
import { sendOnce } from './send-once.ts';

type Submitted = OutboxEvent<'candidate.application_submitted'>;

/**
 * Mails an applicant that an application has arrived, once per application, unless its role has this turned off. A
 * person whom the employer added has not applied.
 */
export async function mailConfirmation(ctx: AppContext, event: Submitted): Promise<void> {
  const { accountId, data } = event;
  const applicationId = data.application.id;
  const [found, posting] = await Promise.all([
    findApplication(ctx.stores, { accountId, candidateId: data.candidate.id, applicationId }),
    findPosting(ctx.stores, { accountId, id: data.application.job_id }),
  ]);
  const to = found?.candidate.email ?? null;
  if (found === null || posting === null || to === null || found.application.sourced) return;
  const id = posting.organizationId;
  const organization = await findOrganization(ctx.stores, { accountId, id });
  if (organization === null) return;
  if (!effectiveFeatures(organization.features, posting.features).confirmation) return;
  await sendOnce(ctx, {
    ...{ accountId, kind: 'confirmation', run: runOf(applicationId), applicationId },
    causedAt: event.createdAt,
    ...{ to, candidateId: found.candidateId, replyTo: null, jobId: posting.id },
    ...confirmationMail({
      language: languageOf(posting),
      role: posting.title,
      organization,
      text: posting.confirmationText ?? null,
    }),
  });
}

/** The language that the role is written in, else English. */
function languageOf({ descriptionText }: Posting) {
  const detected = language(descriptionText, null);
  return confirmationLanguages.find((one) => one === detected) ?? 'en';
}
