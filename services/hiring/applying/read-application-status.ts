import {
  canWithdraw,
  shownStatus,
  type ApplicationStatusRow,
} from '../../../domain/hiring/applying/application-status.ts';
import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import { isLate } from '../../../domain/hiring/offers/offer.ts';
import { isReadable } from '../../../domain/hiring/offers/public-offer.ts';
import type { Organization } from '../../../domain/hiring/organization.ts';
import { acceptsApplications } from '../../../domain/hiring/posting-lifecycle.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { listOffers } from '../../../storage/hiring/offers/offers.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { findStatusLink } from '../../../storage/hiring/status-links.ts';
import type { AppContext } from '../../context.ts';
import { offerUrl } from '../offers/offer-url.ts';
import { publicPostingUrl } from '../posting-url.ts';
import { findApplication } from './find-application.ts';
import { hashOfStatusToken } from './status-link.ts';

const MOST_OFFERS = 20;
type Reading = Pick<AppContext, 'config' | 'stores'>;

/** An application that a link opens. */
export interface LinkedApplication {
  candidate: Candidate;
  application: Application;
  organization: Organization;
  posting: Posting | null;
}

/** The application that a token opens; null for any other token, and once the applicant was anonymised. */
export async function findLinkedApplication(
  { stores }: Pick<AppContext, 'stores'>,
  token: string,
): Promise<LinkedApplication | null> {
  const link = await findStatusLink(stores, hashOfStatusToken(token));
  if (link === null) return null;
  const { accountId, organizationId, jobId } = link;
  const [found, organization, posting] = await Promise.all([
    findApplication(stores, link),
    findOrganization(stores, { accountId, id: organizationId }),
    findPosting(stores, { accountId, id: jobId }),
  ]);
  return found === null || organization === null ? null : { ...found, organization, posting };
}

/** An application as its applicant reads it. */
export async function readApplicationStatus(
  ctx: Reading,
  linked: LinkedApplication,
  now: Date,
): Promise<ApplicationStatusRow> {
  const { application, organization, posting } = linked;
  const isOpen = isRoleOpen(linked, now);
  const { name, slug, logoUrl, brandColor } = organization;
  return {
    job_title: application.jobTitle,
    organization: { name, slug, logo_url: logoUrl, brand_color: brandColor },
    job_url: posting === null ? null : publicPostingUrl(ctx.config, posting, organization),
    submitted_at: application.submittedAt.toISOString(),
    status: shownStatus(application, isOpen),
    withdrawn_at: withdrawnAt(application)?.toISOString() ?? null,
    can_withdraw: canWithdraw(application, isOpen),
    offers: await offersOf(ctx, linked, now),
  };
}

/** Whether the role of an application takes applications. */
export function isRoleOpen({ posting }: Pick<LinkedApplication, 'posting'>, now: Date): boolean {
  return posting !== null && acceptsApplications(posting, now);
}

function withdrawnAt({ status, withdrawnAt: at = null }: Application): Date | null {
  return status === 'withdrawn' ? at : null;
}

async function offersOf(
  { stores, config }: Reading,
  { candidate, application: { jobId } }: LinkedApplication,
  now: Date,
): Promise<ApplicationStatusRow['offers']> {
  const candidateIds = [candidate.id, ...candidate.formerIds];
  const filter = { accountId: candidate.accountId, candidateIds, jobId };
  const offers = await listOffers(stores, filter, { before: null, limit: MOST_OFFERS });
  return offers.flatMap((offer) => {
    const { title, status } = offer;
    const url = offerUrl(config, offer);
    if (url === null || !isReadable(status)) return [];
    return status === 'sent' && isLate(offer, now) ? [] : [{ title, status, url }];
  });
}
