import type { JsonResume } from '../resume/json-resume.ts';
import { contactOf, linkTo } from './contact.ts';
import type { Block, DocumentModel, Entry, Listing, Section } from './document-model.ts';
import { directionOf, labelsOf, type Labels } from '../resume/vocabulary/labels.ts';
import { oneLine, paragraphsOf } from './one-line.ts';
import { showDate, showPeriod } from './periods.ts';
import { writtenLanguage } from './written-language.ts';

/** A résumé as a document: all its sections in the usual order, with headings in its language. */
export function resumeModel(resume: JsonResume): DocumentModel {
  const language = languageOf(resume);
  const labels = labelsOf(language);
  const name = oneLine(resume.basics?.name);
  return {
    title: name === '' ? labels.resume : `${name} – ${labels.resume}`,
    author: name,
    language,
    direction: directionOf(language),
    country: resume.basics?.location?.countryCode?.toUpperCase() ?? null,
    name,
    label: oneLine(resume.basics?.label) || null,
    contact: contactOf(resume),
    sections: sectionsOf(resume, language, labels).filter(({ blocks }) => blocks.length > 0),
  };
}

/** The main language of a résumé. */
export function languageOf({ basics, work = [], education = [] }: JsonResume): string {
  const texts = [
    basics?.summary,
    ...work.flatMap(({ summary, highlights = [], position }) => [summary, ...highlights, position]),
    ...education.map(({ area }) => area),
  ];
  const text = texts.map(oneLine).filter(Boolean).join('. ');
  return writtenLanguage(text, basics?.location?.countryCode?.toUpperCase() ?? null);
}

function sectionsOf(resume: JsonResume, language: string, labels: Labels): Section[] {
  const { work = [], education = [] } = resume;
  const stations = [
    { heading: labels.work, blocks: work.map((item) => workEntry(item, language)).flatMap(filled) },
    {
      heading: labels.education,
      blocks: education.map((item) => studyEntry(item, language)).flatMap(filled),
    },
  ];
  return [
    { heading: labels.summary, blocks: paragraphs(resume.basics?.summary) },
    ...(work.length === 0 ? stations.reverse() : stations),
    {
      heading: labels.projects,
      blocks: (resume.projects ?? []).map((item) => projectEntry(item, language)).flatMap(filled),
    },
    { heading: labels.skills, blocks: skillLists(resume) },
    ...smallSections(resume, language, labels),
  ];
}

function smallSections(resume: JsonResume, language: string, labels: Labels): Section[] {
  const { volunteer = [], languages = [], interests = [], references = [] } = resume;
  const spoken = languages.map((item) => withRemark(item.language, item.fluency));
  const unpaid = volunteer.map((item) => workEntry({ ...item, name: item.organization }, language));
  return [
    { heading: labels.volunteer, blocks: unpaid.flatMap(filled) },
    ...honours(resume, language, labels),
    { heading: labels.languages, blocks: listing(spoken) },
    {
      heading: labels.interests,
      blocks: interests.flatMap((item) => labelled(item.name, item.keywords)),
    },
    {
      heading: labels.references,
      blocks: references.flatMap(({ name, reference }) =>
        filled({ ...entry(name, undefined, null), paragraphs: paragraphsOf(reference) }),
      ),
    },
  ];
}

/** Awards, certificates and publications: name, issuer and date. */
function honours(resume: JsonResume, language: string, labels: Labels): Section[] {
  const { certificates = [], awards = [], publications = [] } = resume;
  const row = (name?: string, by?: string, date?: string) =>
    entry(name, by, showDate(date, language));
  return [
    {
      heading: labels.certificates,
      blocks: certificates.flatMap(({ name, issuer, date, url }) =>
        filled({ ...row(name, issuer, date), url: webUrl(url) }),
      ),
    },
    {
      heading: labels.awards,
      blocks: awards.flatMap(({ title, awarder, date, summary }) =>
        filled({ ...row(title, awarder, date), paragraphs: paragraphsOf(summary) }),
      ),
    },
    {
      heading: labels.publications,
      blocks: publications.flatMap(({ name, publisher, releaseDate, url, summary }) =>
        filled({
          ...row(name, publisher, releaseDate),
          url: webUrl(url),
          paragraphs: paragraphsOf(summary),
        }),
      ),
    },
  ];
}

type Work = NonNullable<JsonResume['work']>[number];

function workEntry(item: Work, language: string): Entry {
  const { position, name, location, description, summary, highlights = [] } = item;
  const place = [name, description, location].map(oneLine).filter(Boolean);
  const title = oneLine(position) || (place.shift() ?? '');
  return {
    ...entry(title, place.join(', '), showPeriod(item, language, true)),
    url: webUrl(item.url),
    paragraphs: paragraphsOf(summary),
    bullets: bulletsOf(highlights),
  };
}

function studyEntry(item: NonNullable<JsonResume['education']>[number], language: string): Entry {
  const { studyType, area, institution, score, courses = [] } = item;
  const degree = [studyType, area].map(oneLine).filter(Boolean).join(', ');
  const place = [oneLine(institution), oneLine(score)].filter(Boolean);
  const title = degree || (place.shift() ?? '');
  const taken = courses.map(oneLine).filter(Boolean).join(', ');
  return {
    ...entry(title, place.join(' · '), showPeriod(item, language, false)),
    url: webUrl(item.url),
    paragraphs: taken === '' ? [] : [taken],
  };
}

function projectEntry(item: NonNullable<JsonResume['projects']>[number], language: string): Entry {
  const { name, entity, type, roles = [], description, highlights = [], keywords = [] } = item;
  const parts = [[entity, type, ...roles], keywords].map((texts) =>
    texts.map(oneLine).filter(Boolean).join(', '),
  );
  return {
    ...entry(name, parts.filter(Boolean).join(' · '), showPeriod(item, language, false)),
    url: webUrl(item.url),
    paragraphs: paragraphsOf(description),
    bullets: bulletsOf(highlights),
  };
}

function skillLists({ skills = [] }: JsonResume): Listing[] {
  const alone = skills.filter(({ keywords = [] }) => keywords.length === 0);
  return [
    ...skills.flatMap(({ name, level, keywords }) =>
      keywords?.length ? labelled(withRemark(name, level), keywords) : [],
    ),
    ...listing(alone.map(({ name, level }) => withRemark(name, level))),
  ];
}

/** A list mark that was pasted with the text. Every format adds its own. */
const LIST_MARK = /^[•●▪■◦‣·*–-]\s+/u;

function bulletsOf(highlights: readonly string[]): string[] {
  return highlights.map((text) => oneLine(text).replace(LIST_MARK, '')).filter(Boolean);
}

function entry(title: string | undefined, place: string | undefined, dates: string | null): Entry {
  return {
    kind: 'entry',
    title: oneLine(title),
    place: oneLine(place) || null,
    dates,
    url: null,
    paragraphs: [],
    bullets: [],
  };
}

function filled(one: Entry): Entry[] {
  const isEmpty = [one.title, one.place ?? '', ...one.paragraphs, ...one.bullets].every(
    (text) => text === '',
  );
  return isEmpty ? [] : [one];
}

function paragraphs(text: string | undefined): Block[] {
  return paragraphsOf(text).map((line) => ({ kind: 'paragraph', text: line }));
}

function labelled(label: string | undefined, items: readonly string[] = []): Listing[] {
  const shown = items.map(oneLine).filter(Boolean);
  const name = oneLine(label);
  if (shown.length === 0) return listing([name]);
  return [{ kind: 'listing', label: name || null, items: shown }];
}

function listing(items: readonly string[]): Listing[] {
  const shown = items.filter(Boolean);
  return shown.length === 0 ? [] : [{ kind: 'listing', label: null, items: shown }];
}

function withRemark(text: string | undefined, remark: string | undefined): string {
  const [name, more] = [oneLine(text), oneLine(remark)];
  return name !== '' && more !== '' ? `${name} (${more})` : name || more;
}

function webUrl(url: string | undefined): string | null {
  return url === undefined ? null : linkTo(url).url;
}
