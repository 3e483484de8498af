import type { PublishedField } from '../application-form/form.ts';
import type { EducationItem, JsonResume, WorkItem } from '../../resume/json-resume.ts';
import { ownDetail, type OwnDetail } from './own-details.ts';
import { stated } from '../../resume/stated.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Fill = (resume: JsonResume & { basics: Basics }) => unknown;

const LAST_WORD = / (\S+)$/;

const FILLS: Partial<Record<OwnDetail, Fill>> = {
  name: ({ basics }) => basics.name,
  first_name: ({ basics }) => basics.name?.replace(LAST_WORD, ''),
  last_name: ({ basics }) => LAST_WORD.exec(basics.name ?? '')?.[1],
  email: ({ basics }) => basics.email,
  phone: ({ basics }) => basics.phone,
  place: ({ basics }) => placeText(basics),
  linkedin: ({ basics }) => profileUrl(basics, 'LinkedIn'),
  github: ({ basics }) => profileUrl(basics, 'GitHub'),
  xing: ({ basics }) => profileUrl(basics, 'XING'),
  website: ({ basics }) => basics.url,
  employer: ({ work = [] }) => work.find(isCurrent)?.name,
  title: ({ work = [] }) => work.find(isCurrent)?.position,
};

/** Field types that hold a whole section. */
const HISTORIES: Partial<Record<PublishedField['type'], Fill>> = {
  education_history: ({ education = [] }) => education.flatMap(toSchooling),
  employment_history: ({ work = [] }) => work.flatMap(toEmployment),
};
/** Labels about more than the person's own record. These fields are left to the person. */
const FILLED_CATEGORIES = new Set(['standard', 'custom']);

/** Answers to a form from a résumé, by field key. */
export function formValues(
  form: readonly PublishedField[],
  resume: JsonResume,
): Record<string, unknown> {
  const known = { ...resume, basics: resume.basics ?? {} };
  const entries = form
    .filter(({ category }) => FILLED_CATEGORIES.has(category))
    .map((field) => [field.key, fillOf(field)?.(known)] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries);
}

function fillOf(field: PublishedField): Fill | undefined {
  const history = HISTORIES[field.type];
  if (history !== undefined) return history;
  const detail = ownDetail(field);
  if (detail === 'place' && field.type === 'location') return ({ basics }) => placeValue(basics);
  return detail === null ? undefined : FILLS[detail];
}

/** A job without dates may have ended. */
function isCurrent({ startDate, endDate }: WorkItem): boolean {
  return startDate !== undefined && endDate === undefined;
}

function profileUrl({ profiles = [] }: Basics, wanted: string): string | undefined {
  const name = wanted.toLowerCase();
  return profiles.find(({ network, url }) => url !== undefined && network?.toLowerCase() === name)
    ?.url;
}

function placeText({ location = {} }: Basics): string | undefined {
  const parts = [location.city, location.region, location.countryCode];
  const text = parts.filter((part) => part !== undefined).join(', ');
  return text === '' ? undefined : text;
}

function placeValue(basics: Basics): object | undefined {
  const text = placeText(basics);
  const country = basics.location?.countryCode;
  return text === undefined ? undefined : { text, ...(country !== undefined && { country }) };
}

function toSchooling(item: EducationItem): object[] {
  if (item.institution === undefined) return [];
  const { institution: school, studyType: degree, area: field } = item;
  return [stated({ school, degree, field, start_date: item.startDate, end_date: item.endDate })];
}

function toEmployment(item: WorkItem): object[] {
  if (item.name === undefined) return [];
  const { name: company, position: title, location } = item;
  return [stated({ company, title, location, start_date: item.startDate, end_date: item.endDate })];
}
