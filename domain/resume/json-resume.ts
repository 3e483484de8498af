import { z } from 'zod';
import { partialDate } from '../common/partial-date.ts';
import { webAddress } from '../common/web-address.ts';
import { exportedResume } from './exported-resume.ts';

const text = z.string().max(20_000);
const texts = z.array(text).max(500);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).optional();

/** Makes the schema of an object: a plain one drops unknown members, a strict one refuses them. */
type MakeObject = <Shape extends Record<string, z.ZodType>>(shape: Shape) => z.ZodObject<Shape>;

/** The two ways in which a stored and a given résumé differ. */
interface Kind {
  object: MakeObject;
  /** The check of a URL. */
  url: z.ZodType<string, string>;
}

/** Members of an entry of any kind. */
const stayOf = ({ url }: Kind) => ({
  url: url.optional(),
  startDate: partialDate.optional(),
  endDate: partialDate.optional(),
  highlights: texts.optional(),
});

const locationOf = ({ object }: Kind) =>
  object({
    address: text.optional(),
    postalCode: text.optional(),
    city: text.optional(),
    region: text.optional(),
    countryCode: text.optional(),
  });

const basicsOf = (kind: Kind) =>
  kind.object({
    name: text.optional(),
    label: text.optional(),
    image: kind.url.optional(),
    email: text.optional(),
    phone: text.optional(),
    url: kind.url.optional(),
    summary: text.optional(),
    location: locationOf(kind).optional(),
    profiles: list(
      kind.object({
        network: text.optional(),
        username: text.optional(),
        url: kind.url.optional(),
      }),
    ),
  });

const workOf = (kind: Kind) =>
  kind.object({
    name: text.optional(),
    position: text.optional(),
    location: text.optional(),
    description: text.optional(),
    summary: text.optional(),
    ...stayOf(kind),
  });

const volunteerOf = (kind: Kind) =>
  kind.object({
    organization: text.optional(),
    position: text.optional(),
    summary: text.optional(),
    ...stayOf(kind),
  });

const educationOf = (kind: Kind) =>
  kind.object({
    institution: text.optional(),
    url: kind.url.optional(),
    area: text.optional(),
    studyType: text.optional(),
    startDate: partialDate.optional(),
    endDate: partialDate.optional(),
    score: text.optional(),
    courses: texts.optional(),
  });

const certificateOf = (kind: Kind) =>
  kind.object({
    name: text.optional(),
    date: partialDate.optional(),
    url: kind.url.optional(),
    issuer: text.optional(),
  });

const projectOf = (kind: Kind) =>
  kind.object({
    name: text.optional(),
    description: text.optional(),
    entity: text.optional(),
    type: text.optional(),
    roles: texts.optional(),
    keywords: texts.optional(),
    ...stayOf(kind),
  });

const awardOf = ({ object }: Kind) =>
  object({
    title: text.optional(),
    date: partialDate.optional(),
    awarder: text.optional(),
    summary: text.optional(),
  });

const publicationOf = (kind: Kind) =>
  kind.object({
    name: text.optional(),
    publisher: text.optional(),
    releaseDate: partialDate.optional(),
    url: kind.url.optional(),
    summary: text.optional(),
  });

const resumeOf = (kind: Kind) =>
  kind.object({
    basics: basicsOf(kind).optional(),
    work: list(workOf(kind)),
    volunteer: list(volunteerOf(kind)),
    education: list(educationOf(kind)),
    skills: list(
      kind.object({ name: text.optional(), level: text.optional(), keywords: texts.optional() }),
    ),
    languages: list(kind.object({ language: text.optional(), fluency: text.optional() })),
    certificates: list(certificateOf(kind)),
    projects: list(projectOf(kind)),
    awards: list(awardOf(kind)),
    publications: list(publicationOf(kind)),
    interests: list(kind.object({ name: text.optional(), keywords: texts.optional() })),
    references: list(kind.object({ name: text.optional(), reference: text.optional() })),
  });

/** A résumé with the members of JSON Resume (draft-07 schema of jsonresume.org). Unknown members are absent. */
export const jsonResumeSchema = resumeOf({ object: z.object, url: text });
jsonResumeSchema.register(z.globalRegistry, { id: 'JsonResume' });

/** Ten times the longest real ones. The time for grounding and rendering is proportional to the length. */
export const MAX_RESUME_CHARACTERS = 100_000;

/** JSON Resume editors write an empty text for a missing URL. */
const givenUrl = z.literal('').or(webAddress);

const givenResume = resumeOf({ object: z.strictObject, url: givenUrl }).refine(
  (resume) => JSON.stringify(resume).length <= MAX_RESUME_CHARACTERS,
  'must be at most 100,000 characters, written as JSON',
);

/**
 * A résumé in a request, as tools export it. Members of older schemas are renamed; unknown ones are refused, because a
 * part of the résumé would be lost with them.
 */
export const givenResumeSchema = z.preprocess(exportedResume, givenResume);

export type JsonResume = z.infer<typeof jsonResumeSchema>;
type Item<List extends keyof JsonResume> =
  NonNullable<JsonResume[List]> extends (infer One)[] ? One : never;
export type WorkItem = Item<'work'>;
export type EducationItem = Item<'education'>;
export type SkillItem = Item<'skills'>;
export type LanguageItem = Item<'languages'>;
export type CertificateItem = Item<'certificates'>;
export type VolunteerItem = Item<'volunteer'>;
export type AwardItem = Item<'awards'>;
export type PublicationItem = Item<'publications'>;
export type ProjectItem = Item<'projects'>;
