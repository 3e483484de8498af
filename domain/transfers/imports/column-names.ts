import type { TransferKind } from '../columns.ts';
import { personColumns } from './person-columns.ts';

const candidates: typeof personColumns = {
  ...personColumns,
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

const applications: typeof personColumns = {
  ...personColumns,
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

const postings: typeof personColumns = {
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

function byName(names: typeof personColumns): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([member, plain]) =>
      plain.map((name) => [squeezed(name), member] as const),
    ),
  );
}
