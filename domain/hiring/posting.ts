import type { EmploymentType, SeniorityLevel, WorkplaceType } from '../market/enums.ts';
import type { Place } from '../places/place.ts';
import type { PostedPay } from '../market/posting.ts';
import type { ApplicationField } from './application-form/field.ts';
import type { FeatureOverrides } from './board-features.ts';
import type { PostingStatus } from './posting-lifecycle.ts';

/** What an employer says of a role. */
export interface PostingContent {
  title: string;
  /** Sanitised on write; '' where nothing was written. */
  descriptionHtml: string;
  descriptionText: string;
  department: string | null;
  locations: Place[];
  workplaceType: WorkplaceType | null;
  employmentType: EmploymentType | null;
  seniorityLevel: SeniorityLevel | null;
  salary: PostedPay | null;
  /** The application form; its knock-out rules never leave the server. */
  applicationFields: ApplicationField[];
  features: FeatureOverrides;
  closesAt: Date | null;
}

/** A role that an employer posts here: the truth of which the market index holds a projection. */
export interface Posting extends PostingContent {
  id: string;
  accountId: string;
  organizationId: string;
  /** Unique within the organization. */
  slug: string;
  status: PostingStatus;
  /** When it was first open; null while it is a draft. */
  publishedAt: Date | null;
  /** When it last ceased to be open; null while it is a draft or open. */
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}
