/** The allowed values of a job's enumerated members (decision 0009). */
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
