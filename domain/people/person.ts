import { z } from 'zod';
import type { PersonProfile } from './profile.ts';
import { jsonResumeSchema } from '../resume/json-resume.ts';

/** A candidate who consented to discovery, as People Search knows them. */
export interface Person extends PersonProfile {
  /** The candidate. */
  id: string;
  /** The candidate's account. Never in a response. */
  accountId: string;
  /** Keyed hash of the e-mail address: one row per person, whichever accounts know them. */
  personKey: string;
  grantedAt: Date;
  /** The version of the candidate that this was read from. */
  version: number;
}

/** The data that one reveal shows. Each kind counts once per account, person and month. */
export type RevealKind = 'contact' | 'resume';

export const personSchema = z.object({
  id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  titles: z.array(z.string()).meta({ description: 'Positions, newest first.' }),
  years_of_experience: z.int().nullable(),
});
personSchema.register(z.globalRegistry, { id: 'Person' });
export type PersonRow = z.infer<typeof personSchema>;

type ShownMembers = 'id' | 'headline' | 'location' | 'skills' | 'titles' | 'yearsOfExperience';

/** The row of a person on the wire. */
export function personRow(person: Pick<Person, ShownMembers>): PersonRow {
  const { id, headline, location, skills, titles, yearsOfExperience } = person;
  return { id, headline, location, skills, titles, years_of_experience: yearsOfExperience };
}

export const personContactSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  links: z.array(z.string()),
});
personContactSchema.register(z.globalRegistry, { id: 'PersonContact' });

export const personResumeSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  resume: jsonResumeSchema.nullable().meta({ description: 'In the form of JSON Resume.' }),
  files: z.array(
    z.object({
      filename: z.string(),
      content_type: z.string(),
      url: z.string().meta({ description: 'Opens the file for 24 h.' }),
    }),
  ),
});
personResumeSchema.register(z.globalRegistry, { id: 'PersonResume' });
