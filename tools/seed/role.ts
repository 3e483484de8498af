import type {
  EmploymentType,
  SeniorityLevel,
  SourceKind,
  WorkplaceType,
} from '../../domain/market/enums.ts';
import type { PayPeriod } from '../../domain/common/pay-period.ts';
import type { City } from './words/cities.ts';
import type { Country } from './words/countries.ts';
import type { Industry } from './words/industries.ts';
import type { TradeId } from './words/trades.ts';

/** A fictional employer. */
export interface Employer {
  name: string;
  slug: string;
  /** Below `.example`, which is reserved: nobody's real pages are ever linked to. */
  domain: string;
  industry: Industry;
  home: Country;
  /** Where it hires; at least one. */
  offices: readonly City[];
  trades: readonly TradeId[];
  /** Where its roles are published; `indeed_xml` for those without a board of their own. */
  kind: SourceKind;
  roleCount: number;
  /** The pay compared to others, around 1. */
  generosity: number;
}

/** A place as a posting words it. */
export interface Place {
  text: string;
  city: string | null;
  region: string | null;
  country: Country | null;
}

export interface RolePay {
  min: number;
  max: number;
  currency: string;
  period: PayPeriod;
  /** Whether the feed carries it as numbers, or only the text states it. */
  isStructured: boolean;
}

/** A part of a description: paragraphs of HTML, or a list of them. */
export interface Section {
  heading: string | null;
  paragraphs: readonly string[];
  items: readonly string[];
}

/** A fictional open role with everything that is true of it. Times are milliseconds since 1970. */
export interface Role {
  id: string;
  number: number;
  employer: Employer;
  title: string;
  department: string;
  /** Null where the posting does not say. */
  level: SeniorityLevel | null;
  employment: EmploymentType;
  workplace: WorkplaceType;
  places: readonly Place[];
  /** ISO 639-1 code of the text. */
  language: string;
  pay: RolePay | null;
  /** As the text words it; null where no pay is stated in words. */
  payText: string | null;
  sections: readonly Section[];
  postedAt: number;
  updatedAt: number;
  closesAt: number | null;
}

/** A feed of the seed: one payload of one source. */
export interface SeedSource {
  kind: SourceKind;
  token: string;
  /** Null for feeds that name the employer in each row. */
  companyName: string | null;
  roles: readonly Role[];
}
