import { foldText } from '../../common/fold-text.ts';
import type { PublishedField } from '../application-form/form.ts';
import type { EducationItem, JsonResume, WorkItem } from './json-resume.ts';
import { stated } from './stated.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Fill = (resume: JsonResume & { basics: Basics }) => unknown;

const LAST_WORD = / (\S+)$/;

/** What a field is about, by words of its key and label; the first that fits. */
const BY_WORDS: [words: RegExp, fill: Fill][] = [
  [
    /\b(first name|given name|vorname|prenom|nombre de pila)\b/,
    ({ basics }) => basics.name?.replace(LAST_WORD, ''),
  ],
  [
    /\b(last name|surname|family name|nachname|nom de famille|apellidos)\b/,
    ({ basics }) => LAST_WORD.exec(basics.name ?? '')?.[1],
  ],
  [/\blinked ?in\b/, ({ basics }) => profileUrl(basics, 'LinkedIn')],
  [/\bgit ?hub\b/, ({ basics }) => profileUrl(basics, 'GitHub')],
  [/\bxing\b/, ({ basics }) => profileUrl(basics, 'XING')],
  [/\b(website|portfolio|homepage|web page|url)\b/, ({ basics }) => basics.url],
  [/\bcurrent (company|employer)\b/, ({ work = [] }) => work[0]?.name],
  [/\bcurrent (title|position|role|job title)\b/, ({ work = [] }) => work[0]?.position],
  [/^(city|location)\b/, ({ basics }) => placeText(basics)],
  [/^name\b|\bfull name\b/, ({ basics }) => basics.name],
];

/** Kinds of field whose kind alone says what they hold. */
const BY_TYPE: Partial<Record<PublishedField['type'], Fill>> = {
  email: ({ basics }) => basics.email,
  phone: ({ basics }) => basics.phone,
  location: ({ basics }) => placeValue(basics),
  education_history: ({ education = [] }) => education.flatMap(toSchooling),
  employment_history: ({ work = [] }) => work.flatMap(toEmployment),
};
const WORDED = new Set<PublishedField['type']>(['text', 'url']);
/** What asks for more than the person's own record is left to the person. */
const FILLED_CATEGORIES = new Set(['standard', 'custom']);

/** Answers to a form, by field key, as far as the résumé gives them. */
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

function fillOf({ type, key, label }: PublishedField): Fill | undefined {
  if (!WORDED.has(type)) return BY_TYPE[type];
  const texts = [foldText(key.replace(/_/g, ' ')), foldText(label)];
  return BY_WORDS.find(([words]) => texts.some((text) => words.test(text)))?.[1];
}

function profileUrl({ profiles = [] }: Basics, wanted: string): string | undefined {
  return profiles.find(({ network }) => network === wanted)?.url;
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
