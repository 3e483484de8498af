import { z } from 'zod';
import { line, paragraph } from '../../common/text/input-text.ts';
import { webAddress } from '../../common/web-address.ts';
import type { Candidate } from '../candidate.ts';
import { cleanEmail } from '../../common/email.ts';
import { typedLine } from '../../common/text/typed-line.ts';
import { cleanPhone } from '../../common/phone.ts';

/** A text normalised by `clean`, which refuses invalid ones. */
function cleaned(clean: (text: string) => string | null, message: string) {
  return z
    .string()
    .max(300, 'must be at most 300 characters')
    .transform((text, { issues }) => {
      const kept = clean(text);
      if (kept !== null) return kept;
      issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });
}

const name = cleaned((text) => typedLine(text) || null, 'must not be empty').meta({ minLength: 1 });
const email = cleaned(cleanEmail, 'must be an e-mail address').meta({ format: 'email' });

function listOfLines(most: number) {
  return z
    .array(line(100))
    .max(most, `must hold at most ${most}`)
    .transform((lines) => [...new Set(lines)]);
}

const personInput = {
  name: name.nullable().exactOptional(),
  email: email.nullable().exactOptional(),
  phone: cleaned(cleanPhone, 'must be a phone number').nullable().exactOptional(),
  location: line(200).nullable().exactOptional(),
  links: z.array(webAddress).max(20, 'must hold at most 20').nullable().exactOptional(),
  skills: listOfLines(200).nullable().exactOptional(),
  tags: listOfLines(50).nullable().exactOptional(),
  source: line(100)
    .nullable()
    .exactOptional()
    .meta({ description: 'Where the candidate came from.' }),
  consent_discovery: z.boolean().nullable().exactOptional().meta({
    description: 'Whether other employers may find this person.',
  }),
};

/** POST /candidates: a person who has not applied. */
export const newCandidateInput = z
  .strictObject({
    ...personInput,
    job_id: z
      .string()
      .exactOptional()
      .meta({ description: 'Creates an application for this job.' }),
  })
  .refine((input) => Boolean(input.name ?? input.email), {
    message: 'is required without email',
    path: ['name'],
  });
export type NewCandidateInput = z.infer<typeof newCandidateInput>;

/** PATCH /candidates/{id}: omitted members are unchanged, null clears. */
export const candidateChanges = z.strictObject(personInput);
export type CandidateChanges = z.infer<typeof candidateChanges>;

const stageKey = z.string().max(50, 'must be at most 50 characters');

export const stageMoveInput = z.strictObject({
  stage: stageKey.meta({ example: 'screening' }),
  from_stage: stageKey.exactOptional().meta({
    description:
      'The expected stage of the application. At another stage the call is 409 stage_conflict.',
  }),
  reason: paragraph(2_000).nullable().exactOptional(),
  job_id: z
    .string()
    .exactOptional()
    .meta({ description: 'The job of the application. Required if several are active.' }),
});

export const noteInput = z.strictObject({
  body: paragraph(10_000),
  private: z
    .boolean()
    .default(false)
    .meta({ description: 'Hides the note from members with the role interviewer.' }),
});

export const mergeInput = z.strictObject({
  primary_id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
  duplicate_id: z.string(),
});

/** A candidate with changed details, and the names of the changed members. */
export function changedCandidate(
  candidate: Candidate,
  changes: CandidateChanges,
  now: Date,
): { candidate: Candidate; changed: string[] } {
  const { consent_discovery: discovery, links, skills, tags, ...texts } = changes;
  const next: Candidate = {
    ...candidate,
    ...texts,
    ...(links !== undefined && { links: links ?? [] }),
    ...(skills !== undefined && { skills: skills ?? [] }),
    ...(tags !== undefined && { tags: tags ?? [] }),
    ...(discovery !== undefined && { consent: consentAfter(candidate, discovery ?? false, now) }),
  };
  const changed = members.filter(
    (member) => JSON.stringify(next[member]) !== JSON.stringify(candidate[member]),
  );
  return { candidate: { ...next, updatedAt: now }, changed };
}

/** A repeated consent keeps its original time. */
function consentAfter({ consent }: Candidate, discovery: boolean, now: Date): Candidate['consent'] {
  if (discovery === consent.discovery) return consent;
  return { discovery, grantedAt: discovery ? now : null };
}

const members = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'skills',
  'tags',
  'source',
  'consent',
] as const satisfies readonly (keyof Candidate)[];
