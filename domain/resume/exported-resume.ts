import { foldText } from '../common/text/fold-text.ts';
import { isPartialDate } from '../common/partial-date.ts';
import { findDateSpan } from './dates/date-span.ts';
import { presentWords } from './vocabulary/date-words.ts';

type Members = Record<string, unknown>;

/** Members of older versions of the JSON Resume schema → today's. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', employer: 'name', website: 'url', title: 'position' },
  volunteer: { website: 'url' },
  education: {
    website: 'url',
    gpa: 'score',
    degree: 'studyType',
    school: 'institution',
    fieldOfStudy: 'area',
  },
  awards: { name: 'title' },
  publications: { website: 'url', title: 'name', date: 'releaseDate' },
  projects: { website: 'url', title: 'name' },
  certificates: { website: 'url', title: 'name' },
  languages: { name: 'language', level: 'fluency', proficiency: 'fluency' },
};
/** Sections under another name. */
const RENAMED_SECTIONS: Readonly<Record<string, string>> = {
  certifications: 'certificates',
  experience: 'work',
};
/** The member that a plain text in a list stands for. */
const TEXT_MEMBER: Readonly<Record<string, string>> = {
  skills: 'name',
  interests: 'name',
  languages: 'language',
  references: 'reference',
  certificates: 'name',
  awards: 'title',
  publications: 'name',
  projects: 'name',
};
/** Lists of texts. Some tools write one text. */
const TEXT_LISTS = new Set(['highlights', 'courses', 'roles']);
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
/** Says how the file was made, not who the person is. */
const NOT_CONTENT = new Set(['$schema', 'meta']);
const SHORT_DATE = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/;

/**
 * A JSON Resume as tools export it, in today's members: those of older schemas under their new names, dates in any
 * usual form as partial dates, and no empty texts. What cannot be read stays as it is, so that the schema refuses it by
 * name. Pure; other values are returned unchanged.
 */
export function exportedResume(value: unknown): unknown {
  if (!isMembers(value)) return value;
  const resume: Members = {};
  for (const [name, section] of Object.entries(value)) {
    if (NOT_CONTENT.has(name) || section === null || section === '') continue;
    const today = RENAMED_SECTIONS[name] ?? name;
    resume[today] = both(resume[today], sectionOf(today, section));
  }
  return resume;
}

/** A section under both of its names. */
function both(first: unknown, second: unknown): unknown {
  return Array.isArray(first) && Array.isArray(second)
    ? [...(first as unknown[]), ...(second as unknown[])]
    : second;
}

function sectionOf(name: string, section: unknown): unknown {
  if (name === 'basics') return isMembers(section) ? entryOf(name, section) : section;
  return Array.isArray(section) ? section.map((item) => itemOf(name, item)) : section;
}

function itemOf(section: string, item: unknown): unknown {
  const member = TEXT_MEMBER[section];
  if (typeof item === 'string' && member !== undefined) return { [member]: item };
  return isMembers(item) ? entryOf(section, item) : item;
}

function entryOf(section: string, entry: Members): Members {
  const given = Object.entries(entry).filter(([, member]) => member !== null && member !== '');
  const names = new Set(given.map(([name]) => name));
  return Object.fromEntries(
    given.flatMap(([name, member]) => {
      const today = RENAMED[section]?.[name] ?? name;
      // An export may hold both. An old member that says something else is refused by its name.
      if (today !== name && names.has(today))
        return member === entry[today] ? [] : [[name, member]];
      const read = memberOf(today, member);
      return read === undefined ? [] : [[today, read]];
    }),
  );
}

function memberOf(name: string, member: unknown): unknown {
  if (DATES.has(name)) return typeof member === 'number' ? String(member) : dateOf(member);
  if (TEXT_LISTS.has(name)) return filled(member);
  if (name === 'location') return withoutEmpty(member);
  if (name === 'profiles' && Array.isArray(member)) return member.map(withoutEmpty);
  if (name === 'score' && typeof member === 'number') return String(member);
  return member;
}

function filled(list: unknown): unknown {
  if (typeof list === 'string') return [list];
  return Array.isArray(list) ? list.filter((one) => one !== null && one !== '') : list;
}

function withoutEmpty(members: unknown): unknown {
  if (!isMembers(members)) return members;
  return Object.fromEntries(
    Object.entries(members).filter(([, member]) => member !== null && member !== ''),
  );
}

/** "2021-03-01T00:00:00Z", "03/2021", "March 2021"; undefined for "Present". Others stay and are refused. */
function dateOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const date = text.trim().replace(SHORT_DATE, paddedDate);
  if (isPartialDate(date)) return date;
  const [day = ''] = date.split('T');
  if (isPartialDate(day)) return day;
  if (presentWords.has(foldText(date))) return undefined;
  return /[\p{L}/.]/u.test(date) ? (findDateSpan(date)?.end ?? text) : text;
}

/** "2019-5-1" is 2019-05-01. */
function paddedDate(date: string): string {
  return date
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
