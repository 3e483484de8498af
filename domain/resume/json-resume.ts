import { z } from 'zod';
import { partialDate } from '../common/partial-date.ts';
import { webAddress } from '../common/web-address.ts';
import { exportedResume } from './exported-resume.ts';
import { unknownMembers } from './unknown-members.ts';

const text = z.string().max(20_000);
const texts = z.array(text).max(500);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).optional();

/** The check of a URL in a résumé. */
type UrlSchema = z.ZodType<string, string>;

/** Members of an entry of any kind. */
const stayOf = (url: UrlSchema) => ({
  url: url.optional(),
  startDate: partialDate.optional(),
  endDate: partialDate.optional(),
  highlights: texts.optional(),
});

const location = z.object({
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  countryCode: text.optional(),
});

const basicsOf = (url: UrlSchema) =>
  z.object({
    name: text.optional(),
    label: text.optional(),
    image: url.optional(),
    email: text.optional(),
    phone: text.optional(),
    url: url.optional(),
    summary: text.optional(),
    location: location.optional(),
    profiles: list(
      z.object({ network: text.optional(), username: text.optional(), url: url.optional() }),
    ),
  });

const workOf = (url: UrlSchema) =>
  z.object({
    name: text.optional(),
    position: text.optional(),
    location: text.optional(),
    description: text.optional(),
    summary: text.optional(),
    ...stayOf(url),
  });

const volunteerOf = (url: UrlSchema) =>
  z.object({
    organization: text.optional(),
    position: text.optional(),
    summary: text.optional(),
    ...stayOf(url),
  });

const educationOf = (url: UrlSchema) =>
  z.object({
    institution: text.optional(),
    url: url.optional(),
    area: text.optional(),
    studyType: text.optional(),
    startDate: partialDate.optional(),
    endDate: partialDate.optional(),
    score: text.optional(),
    courses: texts.optional(),
  });

const certificateOf = (url: UrlSchema) =>
  z.object({
    name: text.optional(),
    date: partialDate.optional(),
    url: url.optional(),
    issuer: text.optional(),
  });

const projectOf = (url: UrlSchema) =>
  z.object({
    name: text.optional(),
    description: text.optional(),
    entity: text.optional(),
    type: text.optional(),
    roles: texts.optional(),
    keywords: texts.optional(),
    ...stayOf(url),
  });

const award = z.object({
  title: text.optional(),
  date: partialDate.optional(),
  awarder: text.optional(),
  summary: text.optional(),
});

const publicationOf = (url: UrlSchema) =>
  z.object({
    name: text.optional(),
    publisher: text.optional(),
    releaseDate: partialDate.optional(),
    url: url.optional(),
    summary: text.optional(),
  });

const resumeOf = (url: UrlSchema) =>
  z.object({
    basics: basicsOf(url).optional(),
    work: list(workOf(url)),
    volunteer: list(volunteerOf(url)),
    education: list(educationOf(url)),
    skills: list(
      z.object({ name: text.optional(), level: text.optional(), keywords: texts.optional() }),
    ),
    languages: list(z.object({ language: text.optional(), fluency: text.optional() })),
    certificates: list(certificateOf(url)),
    projects: list(projectOf(url)),
    awards: list(award),
    publications: list(publicationOf(url)),
    interests: list(z.object({ name: text.optional(), keywords: texts.optional() })),
    references: list(z.object({ name: text.optional(), reference: text.optional() })),
  });

/** A résumé with the members of JSON Resume (draft-07 schema of jsonresume.org). Unknown members are absent. */
export const jsonResumeSchema = resumeOf(text);
jsonResumeSchema.register(z.globalRegistry, { id: 'JsonResume' });

/** Ten times the longest real ones. The time for grounding and rendering is proportional to the length. */
export const MAX_RESUME_CHARACTERS = 100_000;

/** JSON Resume editors write an empty text for a missing URL. */
const givenUrl = z.literal('').or(webAddress);

const givenResume = resumeOf(givenUrl).refine(
  (resume) => JSON.stringify(resume).length <= MAX_RESUME_CHARACTERS,
  'must be at most 100,000 characters, written as JSON',
);

/**
 * A résumé in a request, as tools export it. Members of older schemas are renamed; unknown ones are refused, because a
 * part of the résumé would be lost with them.
 */
export const givenResumeSchema = z.preprocess((value, context) => {
  const resume = exportedResume(value);
  for (const path of unknownMembers(jsonResumeSchema, resume))
    context.addIssue({ code: 'custom', path, message: 'is not a member of JSON Resume' });
  return resume;
}, givenResume);

export type JsonResume = z.infer<typeof jsonResumeSchema>;
type Item<List extends keyof JsonResume> =
  NonNullable<JsonResume[List]> extends (infer One)[] ? One : never;
export type WorkItem = Item<'work'>;
export type EducationItem = Item<'education'>;
export type SkillItem = Item<'skills'>;
export type LanguageItem = Item<'languages'>;
export type CertificateItem = Item<'certificates'>;
