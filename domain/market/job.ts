import type { Place } from '../places/place.ts';
import type { EmploymentType, SeniorityLevel, WorkplaceType } from './enums.ts';
import type { PayPeriod } from '../common/pay-period.ts';

export interface JobSalary {
  min: number;
  max: number;
  currency: string;
  period: PayPeriod;
  annualMin: number;
  annualMax: number;
  source: 'structured' | 'text';
}

/** The employer as a job row shows it. */
export interface JobCompany {
  id: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  website: string | null;
}

/** The content of an AI summary (decision 0018). */
export interface JobSummary {
  summary: string;
  responsibilities: string[];
  requirements: string[];
  benefits: string[];
  generatedAt: string;
  model: string;
}

/** A job of the market index, enriched (decision 0009). Times are ISO 8601 UTC with milliseconds. */
export interface Job {
  id: string;
  title: string;
  company: JobCompany;
  /** All places as display text. */
  location: string;
  locations: Place[];
  workplaceType: WorkplaceType | null;
  employmentType: EmploymentType | null;
  seniorityLevel: SeniorityLevel | null;
  /** The source's labels for workplace, employment and seniority. */
  labels: { workplace: string | null; employment: string | null; seniority: string | null };
  department: string | null;
  salary: JobSalary | null;
  applyUrl: string | null;
  /** Whether it is hosted here and accepts applications while open. */
  canApply: boolean;
  sourceName: string;
  postedAt: string;
  updatedAt: string;
  closesAt: string | null;
  closedAt: string | null;
  descriptionText: string;
  keywords: string[];
  aiSummary: JobSummary | null;
  language: string | null;
  requisitionId: string | null;
}
