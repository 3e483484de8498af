import type { Mail } from '../../domain/mail/mail.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';

/** The event of a mail that could not be delivered. */
export function bouncedEvent(
  mail: Mail,
  { reason, suppresses }: { reason: string | null; suppresses: boolean },
) {
  return newEvent({
    kind: 'email.bounced',
    accountId: mail.accountId,
    organizationId: null,
    // Anonymising finds events about an address alone by their mail.
    subjectId: mail.candidateId ?? mail.id,
    data: { send_id: mail.sendId, recipient: mail.to, reason, suppressed: suppresses },
  });
}
