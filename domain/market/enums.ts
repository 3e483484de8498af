/** Closed vocabularies of a job record (decisions section 3.1). */
export const workplaceTypes = ['remote', 'hybrid', 'on_site'] as const;
export type WorkplaceType = (typeof workplaceTypes)[number];

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'per_diem',
  'other',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const seniorityLevels = [
  'internship',
  'new_grad',
  'entry',
  'mid',
  'senior',
  'staff',
  'principal',
  'lead',
  'manager',
  'director',
  'vp',
  'executive',
] as const;
export type SeniorityLevel = (typeof seniorityLevels)[number];

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** How many of a period make a year (decisions section 3.3: hourly × 2,080, daily × 260, …). */
export const periodsPerYear: Record<PayPeriod, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

export const sourceKinds = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'personio',
  'workday',
  'bamboohr',
  'teamtailor',
  'breezy',
  'json_ld',
  'indeed_xml',
  'rss',
] as const;
export type SourceKind = (typeof sourceKinds)[number];
