import { z } from 'zod';
import { partialDate } from '../../common/partial-date.ts';

const text = z.string().max(20_000);
const texts = z.array(text).max(500);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).optional();

/** What a station of any kind holds. */
const stay = {
  url: text.optional(),
  startDate: partialDate.optional(),
  endDate: partialDate.optional(),
  highlights: texts.optional(),
};

/** A résumé in the members of JSON Resume (draft-07 schema of jsonresume.org); what is not known is absent. */
export const jsonResumeSchema = z.object({
  basics: z
    .object({
      name: text.optional(),
      label: text.optional(),
      image: text.optional(),
      email: text.optional(),
      phone: text.optional(),
      url: text.optional(),
      summary: text.optional(),
      location: z
        .object({
          address: text.optional(),
          postalCode: text.optional(),
          city: text.optional(),
          region: text.optional(),
          countryCode: text.optional(),
        })
        .optional(),
      profiles: list(
        z.object({
          network: text.optional(),
          username: text.optional(),
          url: text.optional(),
        }),
      ),
    })
    .optional(),
  work: list(
    z.object({
      name: text.optional(),
      position: text.optional(),
      location: text.optional(),
      description: text.optional(),
      summary: text.optional(),
      ...stay,
    }),
  ),
  volunteer: list(
    z.object({
      organization: text.optional(),
      position: text.optional(),
      summary: text.optional(),
      ...stay,
    }),
  ),
  education: list(
    z.object({
      institution: text.optional(),
      url: text.optional(),
      area: text.optional(),
      studyType: text.optional(),
      startDate: partialDate.optional(),
      endDate: partialDate.optional(),
      score: text.optional(),
      courses: texts.optional(),
    }),
  ),
  skills: list(
    z.object({ name: text.optional(), level: text.optional(), keywords: texts.optional() }),
  ),
  languages: list(z.object({ language: text.optional(), fluency: text.optional() })),
  certificates: list(
    z.object({
      name: text.optional(),
      date: partialDate.optional(),
      url: text.optional(),
      issuer: text.optional(),
    }),
  ),
  projects: list(
    z.object({
      name: text.optional(),
      description: text.optional(),
      entity: text.optional(),
      type: text.optional(),
      roles: texts.optional(),
      keywords: texts.optional(),
      ...stay,
    }),
  ),
  awards: list(
    z.object({
      title: text.optional(),
      date: partialDate.optional(),
      awarder: text.optional(),
      summary: text.optional(),
    }),
  ),
  publications: list(
    z.object({
      name: text.optional(),
      publisher: text.optional(),
      releaseDate: partialDate.optional(),
      url: text.optional(),
      summary: text.optional(),
    }),
  ),
  interests: list(z.object({ name: text.optional(), keywords: texts.optional() })),
  references: list(z.object({ name: text.optional(), reference: text.optional() })),
});

/** Ten times what the longest real ones have; grounding and drawing take time in proportion. */
export const MAX_RESUME_CHARACTERS = 100_000;

/** A résumé as calls give it. */
export const givenResumeSchema = jsonResumeSchema.refine(
  (resume) => JSON.stringify(resume).length <= MAX_RESUME_CHARACTERS,
  'must be at most 100,000 characters, written as JSON',
);

export type JsonResume = z.infer<typeof jsonResumeSchema>;
type Item<List extends keyof JsonResume> =
  NonNullable<JsonResume[List]> extends (infer One)[] ? One : never;
export type WorkItem = Item<'work'>;
export type EducationItem = Item<'education'>;
export type SkillItem = Item<'skills'>;
export type LanguageItem = Item<'languages'>;
export type CertificateItem = Item<'certificates'>;
