import { z } from 'zod';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../market/enums.ts';
import { payPeriods } from '../common/pay-period.ts';
import { jobPlaceSchema, placeRow } from '../market/job-row.ts';
import {
  employerFieldSchema,
  type ApplicationField,
  type EmployerField,
} from './application-form/field.ts';
import { featureOverridesSchema, featuresRow } from './board-features.ts';
import { shownStages, stageSchema, type Pipeline } from './pipeline/stages.ts';
import { postingStatuses } from './posting-lifecycle.ts';
import type { Posting } from './posting.ts';

const time = z.iso.datetime();

/** Number of applications per stage key. */
export type StageCounts = Record<string, number>;

const countsByStage = z
  .record(z.string(), z.int())
  .meta({ description: 'Applications by stage.', example: { applied: 12, interview: 3 } });

/** The response of GET /jobs/post/{id}: a role as its employer sees it (decision 0011). */
export const postingSchema = z.object({
  id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  slug: z.string().meta({ example: 'senior-backend-engineer' }),
  organization_id: z.string(),
  title: z.string(),
  status: z.enum(postingStatuses),
  description_html: z.string(),
  description_text: z.string(),
  department: z.string().nullable(),
  location: z.string().meta({ description: 'All places, for display.' }),
  locations: z.array(jobPlaceSchema),
  workplace_type: z.enum(workplaceTypes).nullable(),
  employment_type: z.enum(employmentTypes).nullable(),
  seniority_level: z.enum(seniorityLevels).nullable(),
  salary: z
    .object({
      min: z.number(),
      max: z.number(),
      currency: z.string(),
      period: z.enum(payPeriods),
    })
    .nullable(),
  application_fields: z.array(employerFieldSchema),
  features: featureOverridesSchema,
  confirmation_text: z.string().nullable().meta({
    description: 'Your own words in the mail that confirms an application.',
  }),
  closes_at: time.nullable(),
  published_at: time.nullable(),
  closed_at: time.nullable(),
  created_at: time,
  updated_at: time,
  public_url: z
    .string()
    .nullable()
    .meta({ description: 'Its public page; null for drafts and archived roles.' }),
  counts_by_stage: countsByStage,
  warnings: z.array(z.string()).meta({
    description:
      'Properties that search engines require of a role and this one lacks, such as a place.',
  }),
  version: z.int(),
});
postingSchema.register(z.globalRegistry, { id: 'Posting' });
export type PostingRow = z.infer<typeof postingSchema>;

/** A row of GET /jobs/post: a role without its texts and form. */
export const postingListRowSchema = postingSchema.omit({
  description_html: true,
  description_text: true,
  application_fields: true,
  confirmation_text: true,
});
postingListRowSchema.register(z.globalRegistry, { id: 'PostingRow' });

/** Members of the row that are not part of the posting. */
export interface PostingSurroundings {
  publicUrl: string | null;
  countsByStage: StageCounts;
  warnings: string[];
}

export function postingRow(
  posting: Posting,
  { publicUrl, countsByStage: counts, warnings }: PostingSurroundings,
): PostingRow {
  return {
    id: posting.id,
    slug: posting.slug,
    organization_id: posting.organizationId,
    title: posting.title,
    status: posting.status,
    description_html: posting.descriptionHtml,
    description_text: posting.descriptionText,
    department: posting.department,
    location: locationText(posting),
    locations: posting.locations.map(placeRow),
    workplace_type: posting.workplaceType,
    employment_type: posting.employmentType,
    seniority_level: posting.seniorityLevel,
    salary: posting.salary,
    application_fields: posting.applicationFields.map(employerField),
    features: featuresRow(posting.features),
    confirmation_text: posting.confirmationText ?? null,
    closes_at: isoOf(posting.closesAt),
    published_at: isoOf(posting.publishedAt),
    closed_at: isoOf(posting.closedAt),
    created_at: posting.createdAt.toISOString(),
    updated_at: posting.updatedAt.toISOString(),
    public_url: publicUrl,
    counts_by_stage: counts,
    warnings,
    version: posting.version,
  };
}

export function postingListRow(row: PostingRow): z.infer<typeof postingListRowSchema> {
  const {
    description_html: _html,
    description_text: _text,
    application_fields: _form,
    confirmation_text: _confirmation,
    ...rest
  } = row;
  return rest;
}

/** A row of GET /job-listings. */
export const jobListingSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(postingStatuses),
  location: z.string(),
  applications: z.int(),
  counts_by_stage: countsByStage,
  posted_at: time.nullable().meta({ description: 'null while the role is a draft.' }),
  closes_at: time.nullable(),
});
jobListingSchema.register(z.globalRegistry, { id: 'JobListing' });
export type JobListing = z.infer<typeof jobListingSchema>;

export function jobListing(posting: Posting, counts: StageCounts): JobListing {
  return {
    id: posting.id,
    title: posting.title,
    status: posting.status,
    location: locationText(posting),
    applications: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts_by_stage: counts,
    posted_at: isoOf(posting.publishedAt),
    closes_at: isoOf(posting.closesAt),
  };
}

/** The response of GET /job-listings/{id}: the row with the account's pipeline (decision 0015). */
export const jobListingWithPipelineSchema = jobListingSchema.extend({
  pipeline: z
    .array(stageSchema.extend({ applications: z.int() }))
    .meta({ description: 'The stages in their order, with the applications at each.' }),
});
jobListingWithPipelineSchema.register(z.globalRegistry, { id: 'JobListingWithPipeline' });
export type JobListingWithPipeline = z.infer<typeof jobListingWithPipelineSchema>;

export function jobListingWithPipeline(
  posting: Posting,
  counts: StageCounts,
  pipeline: Pipeline,
): JobListingWithPipeline {
  const known = new Map(Object.entries(counts));
  const stages = shownStages(pipeline, new Set(known.keys()));
  return {
    ...jobListing(posting, counts),
    pipeline: stages.map((stage) => ({ ...stage, applications: known.get(stage.key) ?? 0 })),
  };
}

/** All places in the employer's words, without repeats. */
export function locationText({ locations }: Pick<Posting, 'locations'>): string {
  return [...new Set(locations.map(({ text }) => text))].join('; ');
}

function employerField({ knockout = null, ...field }: ApplicationField): EmployerField {
  return { ...field, knockout };
}

function isoOf(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
