import { z } from 'zod';
import {
  effectiveFeatures,
  featuresRow,
  featuresSchema,
  type BoardFeatures,
} from '../hiring/board-features.ts';
import { publishedFieldSchema, publishedForm } from '../hiring/application-form/form.ts';
import { acceptsApplications } from '../hiring/posting-lifecycle.ts';
import { locationText } from '../hiring/posting-row.ts';
import type { Posting } from '../hiring/posting.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../market/enums.ts';
import { payPeriods } from '../common/pay-period.ts';
import { jobPlaceSchema, placeRow } from '../market/job-row.ts';

const time = z.iso.datetime();

/** A row of a board's list: a role without descriptions and form (decision 0012). */
export const boardRoleRowSchema = z.object({
  id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  slug: z.string().meta({ example: 'senior-backend-engineer' }),
  title: z.string().meta({ example: 'Senior Backend Engineer' }),
  department: z.string().nullable(),
  location: z
    .string()
    .meta({ description: 'All places, for display.', example: 'Berlin, Germany' }),
  locations: z.array(jobPlaceSchema),
  workplace_type: z.enum(workplaceTypes).nullable(),
  employment_type: z.enum(employmentTypes).nullable(),
  seniority_level: z.enum(seniorityLevels).nullable(),
  salary: z
    .object({ min: z.number(), max: z.number(), currency: z.string(), period: z.enum(payPeriods) })
    .nullable(),
  posted_at: time,
  closes_at: time.nullable(),
  accepting_applications: z.boolean(),
  features: featuresSchema,
});
boardRoleRowSchema.register(z.globalRegistry, { id: 'BoardRoleRow' });
export type BoardRoleRow = z.infer<typeof boardRoleRowSchema>;

/** One role with everything an applicant needs. */
export const boardRoleSchema = boardRoleRowSchema.extend({
  description_html: z.string(),
  description_text: z.string(),
  application_fields: z.array(publishedFieldSchema),
});
boardRoleSchema.register(z.globalRegistry, { id: 'BoardRole' });

/** The members of a posting that a row needs. */
export type ListedPosting = Omit<
  Posting,
  'descriptionHtml' | 'descriptionText' | 'applicationFields'
>;

/** The public members of a role in a list. Members that the employer hides are null. */
export function boardRoleRow(
  posting: ListedPosting,
  organization: BoardFeatures,
  now: Date,
): BoardRoleRow {
  const features = effectiveFeatures(organization, posting.features);
  return {
    id: posting.id,
    slug: posting.slug,
    title: posting.title,
    department: features.showDepartment ? posting.department : null,
    location: locationText(posting),
    locations: posting.locations.map(placeRow),
    workplace_type: posting.workplaceType,
    employment_type: posting.employmentType,
    seniority_level: posting.seniorityLevel,
    salary: features.showSalary ? posting.salary : null,
    posted_at: (posting.publishedAt ?? posting.createdAt).toISOString(),
    closes_at: posting.closesAt?.toISOString() ?? null,
    accepting_applications: acceptsApplications(posting, now),
    features: featuresRow(features),
  };
}

/** The public members of one role: no knock-out rules, no internal questions. */
export function boardRole(
  posting: Posting,
  organization: BoardFeatures,
  now: Date,
): z.infer<typeof boardRoleSchema> {
  return {
    ...boardRoleRow(posting, organization, now),
    description_html: posting.descriptionHtml,
    description_text: posting.descriptionText,
    application_fields: publishedForm(posting.applicationFields),
  };
}
