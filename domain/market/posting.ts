import type { PayPeriod } from '../common/pay-period.ts';

/** A place as a source states it: display text, plus whatever structure came with it. */
export interface PostedPlace {
  text: string;
  city?: string | null;
  region?: string | null;
  /** Free text or ISO code, exactly as stated. */
  country?: string | null;
  lat?: number | null;
  lng?: number | null;
}

/** Structured pay as a source states it, in major units of `currency`, for one `period`. */
export interface PostedPay {
  min: number;
  max: number;
  currency: string;
  period: PayPeriod;
}

/** What a source says of the employer; null where the feed is silent and the source's own company counts. */
export interface PostedCompany {
  name: string;
  website?: string | null;
  logoUrl?: string | null;
}

/**
 * One open role as a connector understood it: the source's own words, nothing inferred. What every
 * connector's `map` returns and what enrichment reads. Times are ISO 8601 UTC with milliseconds.
 */
export interface Posting {
  /** The source's own id; with the source it identifies the job for ever. */
  externalId: string;
  title: string;
  company: PostedCompany | null;
  department: string | null;
  places: PostedPlace[];
  /** The source's remote flag; null when it has none. `false` does not mean on-site (decision 0009). */
  remoteFlag: boolean | null;
  /** Raw label for workplace, employment and seniority, kept beside the mapped enum. */
  workplaceLabel: string | null;
  employmentLabel: string | null;
  seniorityLabel: string | null;
  pay: PostedPay | null;
  /** Pay in words, where the feed carries a text instead of numbers. */
  payText: string | null;
  /** HTML, unescaped once where the feed escapes it (decision 0009). */
  descriptionHtml: string;
  applyUrl: string;
  postedAt: string | null;
  updatedAt: string | null;
  closesAt: string | null;
  language: string | null;
  requisitionId: string | null;
}
