import type { PayPeriod } from '../common/pay-period.ts';

/** A place as a source states it: display text, and any structure that the source has. */
export interface PostedPlace {
  text: string;
  city?: string | null;
  region?: string | null;
  /** Free text or ISO code, as stated. */
  country?: string | null;
  lat?: number | null;
  lng?: number | null;
}

/** Structured pay as a source states it, in major units of `currency` per `period`. */
export interface PostedPay {
  min: number;
  max: number;
  currency: string;
  period: PayPeriod;
}

/** The source's data about the employer; null where the feed has none and the source's company applies. */
export interface PostedCompany {
  name: string;
  website?: string | null;
  logoUrl?: string | null;
}

/**
 * One open role as a connector read it, in the source's words, without inferences. The result of every connector's
 * `map` and the input of enrichment. Times are ISO 8601 UTC with milliseconds.
 */
export interface Posting {
  /** The source's own id. Together with the source it identifies the job forever. */
  externalId: string;
  title: string;
  company: PostedCompany | null;
  department: string | null;
  places: PostedPlace[];
  /** The source's remote flag; null when it has none. `false` does not mean on-site (decision 0009). */
  remoteFlag: boolean | null;
  /** Raw label of workplace, employment and seniority. */
  workplaceLabel: string | null;
  employmentLabel: string | null;
  seniorityLabel: string | null;
  pay: PostedPay | null;
  /** Pay as text, for feeds without numbers. */
  payText: string | null;
  /** HTML, unescaped once if the feed escapes it (decision 0009). */
  descriptionHtml: string;
  applyUrl: string;
  postedAt: string | null;
  updatedAt: string | null;
  closesAt: string | null;
  language: string | null;
  requisitionId: string | null;
}
