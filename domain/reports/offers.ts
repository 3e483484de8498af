import { z } from 'zod';
import { share, span } from './application-rules.ts';
import { Cells } from './cells.ts';
import { Durations } from './durations.ts';
import type { OfferFact } from './facts.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, medianMember, shareMember, type Fold } from './rows.ts';
import { groupOf, groupsToShow, isSelected, type ReportScope } from './scope.ts';

export const offerRowSchema = z.object({
  ...groupMembers,
  sent: count.meta({
    description: 'Every offer ever sent, whatever became of it. Drafts are none.',
  }),
  open: count.meta({ description: 'Of them, those without an answer.' }),
  accepted: count,
  declined: count,
  withdrawn: count,
  expired: count,
  accepted_share: shareMember.meta({
    description: 'Part of the accepted and declined offers that is accepted.',
  }),
  median_seconds: medianMember.meta({ description: 'Median from sending to the decision.' }),
});
offerRowSchema.register(z.globalRegistry, { id: 'OfferReportRow' });
export type OfferReportRow = z.infer<typeof offerRowSchema>;

interface Sum {
  counts: Record<'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired', number>;
  toDecision: Durations;
}

const noOffers = (): Sum => ({
  counts: { sent: 0, accepted: 0, declined: 0, withdrawn: 0, expired: 0 },
  toDecision: new Durations(),
});

/** The offers sent in the period, and their answers. */
export function offers(scope: ReportScope): Fold<OfferFact, OfferReportRow> {
  const cells = new Cells<Sum>(noOffers);
  const add = (fact: OfferFact) => {
    const { sentAt, decidedAt, status } = fact;
    if (sentAt === null || !isWithin(scope.period, sentAt)) return;
    const place = { ...fact, at: sentAt };
    if (!isSelected(scope, place)) return;
    const { counts, toDecision } = cells.at(groupOf(scope, place));
    counts.sent += 1;
    if (status !== 'sent' && status !== 'draft') counts[status] += 1;
    if (decidedAt !== null) toDecision.add(span(sentAt, decidedAt));
  };
  const rows = () =>
    groupsToShow(scope, cells.groups).map((group) => {
      const { counts, toDecision } = cells.of(group).get(null) ?? noOffers();
      const { sent, accepted, declined, withdrawn, expired } = counts;
      return {
        ...group,
        sent,
        open: sent - accepted - declined - withdrawn - expired,
        ...{ accepted, declined, withdrawn, expired },
        accepted_share: share(accepted, accepted + declined),
        median_seconds: toDecision.medianSeconds,
      };
    });
  return { add, rows };
}
