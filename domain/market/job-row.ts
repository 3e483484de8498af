import { z } from 'zod';
import { employmentTypes, seniorityLevels, workplaceTypes } from './enums.ts';
import { payPeriods } from '../common/pay-period.ts';
import type { Job, JobSalary, JobSummary } from './job.ts';
import type { Place } from '../places/place.ts';

const time = z.iso.datetime();

export const jobCompanySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo_url: z.string().nullable(),
    website: z.string().nullable(),
  })
  .meta({ description: 'The employer.' });

export const jobPlaceSchema = z.object({
  text: z.string().meta({ description: 'As the employer wrote it.', example: 'Austin, TX' }),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2.', example: 'US' }),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export const jobSalarySchema = z
  .object({
    min: z.number(),
    max: z.number(),
    currency: z.string().meta({ description: 'ISO 4217.', example: 'USD' }),
    period: z.enum(payPeriods),
    annual_min: z.number(),
    annual_max: z.number(),
    source: z.enum(['structured', 'text']),
  })
  .meta({
    description: 'Pay in major units. annual_min and annual_max are the same pay per year.',
  });

/** A row of GET /jobs: a job without description, keywords and AI content. */
export const jobRowSchema = z.object({
  id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  job_id: z.string().meta({ description: 'The same as id.' }),
  title: z.string().meta({ example: 'Senior Backend Engineer' }),
  company: jobCompanySchema,
  company_name: z.string(),
  location: z.string().meta({ description: 'All places, for display.', example: 'Austin, TX' }),
  locations: z.array(jobPlaceSchema),
  workplace_type: z.enum(workplaceTypes).nullable().meta({ description: 'null when not stated.' }),
  employment_type: z.enum(employmentTypes).nullable(),
  seniority_level: z.enum(seniorityLevels).nullable(),
  department: z.string().nullable(),
  salary: jobSalarySchema.nullable(),
  apply_url: z.string().nullable(),
  can_apply: z.boolean().meta({ description: 'Whether POST /jobs/{id}/apply works for this job.' }),
  source_name: z.string(),
  posted_at: time,
  updated_at: time,
  closes_at: time.nullable(),
  closed_at: time
    .nullable()
    .meta({ description: 'Always null in searches, which find only open jobs.' }),
});
jobRowSchema.register(z.globalRegistry, { id: 'JobRow' });
export type JobRow = z.infer<typeof jobRowSchema>;

export const jobSummarySchema = z.object({
  summary: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  generated_at: time,
  model: z.string(),
});

/** GET /jobs/{id}. */
export const jobDetailSchema = jobRowSchema.extend({
  description_text: z.string().meta({
    description: 'Plain text: **bold** for headings, "- " for list items, [label](url) for links.',
  }),
  keywords: z.array(z.string()).meta({ example: ['TypeScript', 'PostgreSQL'] }),
  ai_summary: jobSummarySchema.nullable(),
  ai_summary_status: z.enum(['ready', 'pending']).nullable().meta({
    description: 'pending: it is being written; repeat the request. null: never requested.',
  }),
  language: z.string().nullable().meta({ description: 'ISO 639-1.', example: 'en' }),
  requisition_id: z.string().nullable(),
});
jobDetailSchema.register(z.globalRegistry, { id: 'Job' });
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** The members of a job that a row needs. */
export type ListedJob = Omit<Job, 'descriptionText' | 'keywords' | 'aiSummary'>;

/** The wire form of a job in a list. */
export function jobRow(job: ListedJob): JobRow {
  const { company } = job;
  return {
    id: job.id,
    job_id: job.id,
    title: job.title,
    company: {
      id: company.id,
      slug: company.slug,
      name: company.name,
      logo_url: company.logoUrl,
      website: company.website,
    },
    company_name: company.name,
    location: job.location,
    locations: job.locations.map(placeRow),
    workplace_type: job.workplaceType,
    employment_type: job.employmentType,
    seniority_level: job.seniorityLevel,
    department: job.department,
    salary: job.salary && salaryRow(job.salary),
    apply_url: job.applyUrl,
    can_apply: job.canApply && job.closedAt === null,
    source_name: job.sourceName,
    posted_at: job.postedAt,
    updated_at: job.updatedAt,
    closes_at: job.closesAt,
    closed_at: job.closedAt,
  };
}

/** The wire form of one job with all members. */
export function jobDetail(job: Job): JobDetail {
  return {
    ...jobRow(job),
    description_text: job.descriptionText,
    keywords: job.keywords,
    ai_summary: job.aiSummary && summaryRow(job.aiSummary),
    ai_summary_status: job.aiSummary === null ? null : 'ready',
    language: job.language,
    requisition_id: job.requisitionId,
  };
}

/** The wire form of a place. */
export function placeRow({
  text,
  city,
  region,
  country,
  lat,
  lng,
}: Place): JobRow['locations'][number] {
  return { text, city, region, country, lat, lng };
}

function salaryRow(salary: JobSalary): JobRow['salary'] {
  const { min, max, currency, period, annualMin, annualMax, source } = salary;
  return { min, max, currency, period, annual_min: annualMin, annual_max: annualMax, source };
}

function summaryRow({ generatedAt, ...summary }: JobSummary): JobDetail['ai_summary'] {
  const { summary: text, responsibilities, requirements, benefits, model } = summary;
  return {
    summary: text,
    responsibilities,
    requirements,
    benefits,
    generated_at: generatedAt,
    model,
  };
}
