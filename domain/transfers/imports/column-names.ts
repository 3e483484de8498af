import type { TransferKind } from '../columns.ts';

export const vendors = ['greenhouse', 'lever', 'ashby', 'workable'] as const;
/** A system whose exports are known by their columns. */
export type Vendor = (typeof vendors)[number];

/** Columns, in plain form, that tell the exports of the systems apart. */
export const vendorMarks: Readonly<Record<Vendor, readonly string[]>> = {
  greenhouse: [
    ...['candidate id', 'candidate name', 'candidate first name', 'candidate last name'],
    ...['who gets credit', 'prospect pool', 'current stage', 'job name', 'application date'],
    ...['rejection reason', 'application id', 'job status', 'social media', 'job requisition id'],
  ],
  lever: [
    ...['opportunity id', 'contact id', 'posting title', 'posting id', 'profile id'],
    ...[
      'archive reason',
      'archived at',
      'origin',
      'headline',
      'current stage name',
      'opportunity link',
    ],
    ...['profile link', 'posting name', 'posting owner'],
  ],
  ashby: [
    ...['candidate name', 'candidate email', 'candidate linkedin url', 'consideration status'],
    ...['interview stage', 'job title', 'application status', 'credited to', 'candidate source'],
    ...['candidate profile url', 'primary email address', 'current interview stage', 'ashby url'],
  ],
  workable: [
    ...[
      'firstname',
      'lastname',
      'headline',
      'disqualified',
      'disqualification reason',
      'shortcode',
    ],
    ...['job shortcode', 'disqualified at', 'sourced', 'social profiles', 'resume url', 'domain'],
  ],
};

const person: Readonly<Record<string, readonly string[]>> = {
  name: [
    'candidate',
    'candidate name',
    'full name',
    'applicant',
    'applicant name',
    'vollstandiger name',
  ],
  first_name: [
    'firstname',
    'first',
    'candidate first name',
    'given name',
    'forename',
    'preferred first name',
    'vorname',
  ],
  last_name: [
    'lastname',
    'last',
    'candidate last name',
    'family name',
    'surname',
    'nachname',
    'familienname',
  ],
  email: [
    ...[
      'e mail',
      'mail',
      'email address',
      'e mail address',
      'candidate email',
      'emails',
      'primary email',
    ],
    ...[
      'primary email address',
      'email addresses',
      'candidate email address',
      'personal email',
      'e mail adresse',
    ],
    ...['candidate primary email', 'candidate email addresses'],
  ],
  phone: [
    ...[
      'phone number',
      'phones',
      'phone numbers',
      'mobile',
      'mobile phone',
      'telephone',
      'telefon',
    ],
    ...[
      'candidate phone',
      'candidate phone number',
      'primary phone',
      'primary phone number',
      'telefonnummer',
    ],
  ],
  location: [
    'city',
    'address',
    'addresses',
    'candidate location',
    'current location',
    'ort',
    'wohnort',
  ],
  links: [
    ...[
      'linkedin',
      'linkedin url',
      'linkedin profile',
      'linkedin profile url',
      'candidate linkedin url',
    ],
    ...[
      'website',
      'websites',
      'website url',
      'website addresses',
      'social media',
      'social media addresses',
    ],
    ...['social profiles', 'github', 'github url', 'portfolio', 'portfolio url', 'url', 'links'],
  ],
  skills: ['skill', 'kenntnisse', 'fahigkeiten'],
  source: [
    'candidate source',
    'source name',
    'sources',
    'origin',
    'application source',
    'quelle',
    'herkunft',
  ],
  tags: ['tag', 'candidate tags', 'labels', 'schlagworter'],
};

const candidates: typeof person = {
  ...person,
  external_id: [
    'id',
    'candidate id',
    'external id',
    'contact id',
    'opportunity id',
    'profile id',
    'person id',
  ],
  note: ['notes', 'comment', 'comments', 'candidate notes', 'notiz', 'notizen'],
  created_at: [
    'created',
    'created on',
    'date added',
    'added on',
    'candidate created at',
    'candidate created date',
  ],
};

const applications: typeof person = {
  ...person,
  external_id: ['id', 'application id', 'external id', 'opportunity id'],
  candidate_id: ['person id', 'contact id', 'profile id'],
  job: ['role', 'position', 'vacancy', 'stelle', 'requisition'],
  job_id: ['posting id', 'job requisition id', 'job shortcode', 'shortcode', 'requisition id'],
  job_title: [
    'job',
    'job name',
    'jobs',
    'posting',
    'posting title',
    'posting name',
    'job posting',
    'applied for',
  ],
  stage: [
    ...[
      'current stage',
      'current stage name',
      'interview stage',
      'current interview stage',
      'pipeline stage',
    ],
    ...['stage name', 'application stage', 'phase'],
  ],
  status: ['application status', 'consideration status', 'candidate status', 'disqualified'],
  submitted_at: [
    ...[
      'application date',
      'applied at',
      'applied on',
      'applied',
      'date applied',
      'created at',
      'created',
    ],
    ...['application created at', 'submitted', 'beworben am'],
  ],
  reason: [
    ...[
      'rejection reason',
      'archive reason',
      'disqualification reason',
      'rejected reason',
      'absagegrund',
    ],
  ],
  resume_url: [
    'resume',
    'resume link',
    'resume links',
    'cv',
    'cv url',
    'cv link',
    'resume download url',
    'lebenslauf',
  ],
  resume_file: ['resume filename', 'resume file name', 'cv file', 'attachment', 'resume path'],
};

const postings: typeof person = {
  external_id: [
    'id',
    'job id',
    'posting id',
    'external id',
    'requisition id',
    'job requisition id',
    'shortcode',
  ],
  title: [
    'name',
    'job',
    'job title',
    'job name',
    'posting title',
    'posting name',
    'posting',
    'role',
    'position',
    'stelle',
  ],
  status: ['job status', 'posting status', 'state'],
  department: ['departments', 'team', 'department name', 'abteilung'],
  locations: ['location', 'office', 'offices', 'job location', 'city', 'standort', 'ort'],
  workplace_type: ['workplace', 'location type', 'remote', 'work arrangement'],
  employment_type: [
    'type',
    'job type',
    'commitment',
    'employment',
    'contract type',
    'beschaftigungsart',
  ],
  seniority_level: ['seniority', 'level', 'experience', 'experience level'],
  salary_min: ['salary from', 'minimum salary', 'salary range min', 'pay min', 'salary range from'],
  salary_max: ['salary to', 'maximum salary', 'salary range max', 'pay max', 'salary range to'],
  salary_currency: ['currency', 'pay currency'],
  salary_period: ['pay period', 'salary interval', 'period'],
  description_html: ['description', 'job description', 'content', 'beschreibung'],
  description_text: ['plain description', 'description plain'],
  closes_at: ['closing date', 'deadline', 'application deadline', 'bewerbungsschluss'],
};

/** The member for each plain name of a column. */
export const columnNames: Readonly<Record<TransferKind, ReadonlyMap<string, string>>> = {
  candidates: byName(candidates),
  applications: byName(applications),
  postings: byName(postings),
};

/** "first name", "firstname" and "FirstName" are one name. */
export function squeezed(name: string): string {
  return name.replaceAll(' ', '');
}

function byName(names: typeof person): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([member, plain]) =>
      plain.map((name) => [squeezed(name), member] as const),
    ),
  );
}
