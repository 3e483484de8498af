import type { EmploymentType, SeniorityLevel, WorkplaceType } from '../market/enums.ts';
import type { Place } from '../places/place.ts';
import type { PostedPay } from '../market/posting.ts';
import type { ApplicationField } from './application-form/field.ts';
import type { FeatureOverrides } from './board-features.ts';
import type { PostingStatus } from './posting-lifecycle.ts';

/** The members that an employer sets. */
export interface PostingContent {
  title: string;
  /** Sanitised on write; '' when empty. */
  descriptionHtml: string;
  descriptionText: string;
  department: string | null;
  locations: Place[];
  workplaceType: WorkplaceType | null;
  employmentType: EmploymentType | null;
  seniorityLevel: SeniorityLevel | null;
  salary: PostedPay | null;
  /** The application form. Its knock-out rules are never published. */
  applicationFields: ApplicationField[];
  features: FeatureOverrides;
  /** The employer's own words in the mail that confirms an application; never published. */
  confirmationText?: string | null;
  closesAt: Date | null;
}

/** A hosted role. It is the source of truth; the market index holds a projection. */
export interface Posting extends PostingContent {
  id: string;
  accountId: string;
  organizationId: string;
  /** Unique within the organization. */
  slug: string;
  status: PostingStatus;
  /** When it was first opened; null for drafts. */
  publishedAt: Date | null;
  /** When it was last closed; null while it is a draft or open. */
  closedAt: Date | null;
  /** `usr_…` of the member who created it; null when a key did, or before this was noted. */
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Increases with every change. */
  version: number;
}
