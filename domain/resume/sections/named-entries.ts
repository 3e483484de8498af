import type {
  AwardItem,
  CertificateItem,
  ProjectItem,
  PublicationItem,
  VolunteerItem,
} from '../json-resume.ts';
import { isDateAlone } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';
import { stated } from '../stated.ts';
import { toEntries, type Entry } from './entries.ts';
import { datesOf } from './entry-dates.ts';
import { standsOutIn } from './entry-style.ts';
import { namesTitle } from './fragments.ts';
import { told, readWork } from './work.ts';

/** Words before a date or a name: "Issued by the Red Cross", "Awarded on: May 2020". */
const LABEL =
  /^(?:issued|awarded|published|released|completed|received|presented|offered|given|verliehen|ausgestellt|délivré|décerné|publié|expedido|otorgado|publicado)(?: (?:on|by|in|am|von|par|le|por|el))?\s?:?(?:\s|$)/i;
const MAX_NAME_CHARACTERS = 200;

/** An entry in a list of awards, publications or certificates. */
interface Named {
  name: string;
  /** Who gave or published it. */
  by: string | null;
  date: string | null;
  summary: string;
}

export function readAwards(lines: readonly ResumeLine[]): AwardItem[] {
  return readNamed(lines).map(({ name, by, date, summary }) =>
    stated({ title: name, awarder: by, date, summary: summary || null }),
  );
}

export function readPublications(lines: readonly ResumeLine[]): PublicationItem[] {
  return readNamed(lines).map(({ name, by, date, summary }) =>
    stated({ name, publisher: by, releaseDate: date, summary: summary || null }),
  );
}

/** Certificates that take several lines each. */
export function readCertificateEntries(lines: readonly ResumeLine[]): CertificateItem[] {
  return readNamed(lines).map(({ name, by, date }) => stated({ name, issuer: by, date }));
}

/** Posts without pay, written as jobs are. */
export function readVolunteer(lines: readonly ResumeLine[]): VolunteerItem[] {
  return readWork(lines).map(({ name, position, location: _, description: __, ...post }) => {
    // Alone and not named as a title, it is the organization.
    const isTitle = name !== undefined || (position !== undefined && namesTitle(position));
    return stated({
      organization: name ?? (isTitle ? null : (position ?? null)),
      position: isTitle ? (position ?? null) : null,
      ...post,
    });
  });
}

export function readProjects(lines: readonly ResumeLine[]): ProjectItem[] {
  return toEntries(lines).flatMap((entry): ProjectItem[] => {
    const [name, ...more] = namesOf(entry);
    if (name === undefined) return [];
    const { highlights, summary } = told(entry.body);
    const description = [...more, summary].filter((text) => text !== '').join(' ');
    return [
      stated({
        name,
        description: description || null,
        ...datesOf(entry.span, 'start'),
        highlights: highlights.length === 0 ? null : highlights,
      }),
    ];
  });
}

function readNamed(lines: readonly ResumeLine[]): Named[] {
  const plain = lines.map((line) => ({ ...line, text: unlabelled(line.text) }));
  return toEntries(plain.filter(({ text }) => text !== '')).flatMap((entry): Named[] => {
    const [name, by = null, ...more] = namesOf(entry);
    if (name === undefined || name.length > MAX_NAME_CHARACTERS) return [];
    const { highlights, summary } = told(entry.body);
    const date = entry.span?.start ?? entry.span?.end ?? null;
    return [
      {
        name,
        by,
        date,
        summary: [...more, summary, ...highlights].filter((text) => text !== '').join(' '),
      },
    ];
  });
}

const unlabelled = (text: string) =>
  text
    .split('\t')
    .map((part) => part.replace(LABEL, '').trim())
    .filter((part) => part !== '')
    .join('\t');

/** The parts of an entry's header; one part "Name, Publisher" is two. */
function namesOf({ fragments }: Entry): string[] {
  const names = fragments
    .map(({ text, location }) => text || (location ?? ''))
    .filter((text) => text !== '');
  const [only = ''] = names;
  const halves = only.split(/ ?, /);
  return names.length === 1 && halves.length === 2 ? halves : names;
}

/** Whether entries of several lines can be separated: the first line of each looks different, or has space above. */
export function takesSeveralLines(lines: readonly ResumeLine[]): boolean {
  const [first] = lines;
  if (first === undefined || lines.some(({ bullet }) => bullet)) return false;
  return (standsOutIn(lines)(first) && lines.length > 1) || endInDates(lines);
}

/** Whether dates on lines of their own, below other lines, end what spaces set apart. */
function endInDates(lines: readonly ResumeLine[]): boolean {
  return lines.some(({ text, gap }, index) => {
    const ends = lines[index + 1]?.gap ?? true;
    return index > 0 && !gap && ends && isDateAlone(text);
  });
}
