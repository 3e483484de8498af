import type { JobCompany } from '../market/job.ts';
import { jobContent } from '../market/job-content.ts';
import type { Posting as MarketPosting } from '../market/posting.ts';
import { effectiveFeatures, type BoardFeatures } from './board-features.ts';
import type { Organization } from './organization.ts';
import type { Posting } from './posting.ts';

/**
 * A hosted role as a posting of the market, by the rules for feeds. Values that the employer states take precedence
 * over inferred ones.
 */
export function hostedContent(posting: Posting, organization: Organization, company: JobCompany) {
  const features = effectiveFeatures(organization.features, posting.features);
  const content = jobContent(marketPosting(posting, organization, features), company);
  return {
    ...content,
    // Hidden pay is not extracted from the text either.
    salary: features.showSalary ? content.salary : null,
    workplaceType: posting.workplaceType ?? content.workplaceType,
    employmentType: posting.employmentType ?? content.employmentType,
    seniorityLevel: posting.seniorityLevel ?? content.seniorityLevel,
  };
}

/** Features that are off on the board are off in the market too. */
function marketPosting(
  posting: Posting,
  organization: Organization,
  features: BoardFeatures,
): MarketPosting {
  const { name, website, logoUrl } = organization;
  return {
    externalId: posting.id,
    title: posting.title,
    company: { name, website, logoUrl },
    department: features.showDepartment ? posting.department : null,
    places: posting.locations,
    remoteFlag: null,
    workplaceLabel: posting.workplaceType,
    employmentLabel: posting.employmentType,
    seniorityLabel: posting.seniorityLevel,
    pay: features.showSalary ? posting.salary : null,
    payText: null,
    descriptionHtml: posting.descriptionHtml,
    applyUrl: '',
    postedAt: posting.publishedAt?.toISOString() ?? null,
    updatedAt: posting.updatedAt.toISOString(),
    closesAt: posting.closesAt?.toISOString() ?? null,
    language: null,
    requisitionId: null,
  };
}
