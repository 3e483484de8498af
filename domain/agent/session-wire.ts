import { z } from 'zod';
import { paragraph } from '../common/text/input-text.ts';
import { fieldTypes } from '../hiring/application-form/field-types.ts';
import { publishedFieldSchema } from '../hiring/application-form/form.ts';
import { usageMembers } from './paid-turn.ts';
import { storedErrorSchema } from './stored-error.ts';
import { sessionStatuses } from './session-lifecycle.ts';
import { evidenceSources } from './draft/evidence.ts';
import { answerSources } from './draft/session-answer.ts';

const MAX_WORDS = 10_000;
const time = z.iso.datetime();

/** Maximum value of `wait_s`, in seconds (decision 0021). */
const MAX_WAIT_S = 30;
const WAIT = 'Seconds to wait until the session needs input or has ended.';
export const waitInBody = z.int().min(0).max(MAX_WAIT_S).default(0).meta({ description: WAIT });
export const waitInQuery = z
  .string()
  .regex(/^[0-9]{1,2}$/u, `must be a whole number from 0 to ${MAX_WAIT_S}`)
  .transform(Number)
  .refine((seconds) => seconds <= MAX_WAIT_S, `must be at most ${MAX_WAIT_S}`)
  .default(0)
  .meta({ description: WAIT, type: 'integer', minimum: 0, maximum: MAX_WAIT_S });

/** Members of `start`. */
export const startMembers = {
  job_id: z
    .string({
      error: ({ input }) =>
        input === undefined
          ? 'is needed to start a session; to take one further, give action and session_id'
          : undefined,
    })
    .meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  resume_id: z.string().exactOptional(),
  instructions: paragraph(MAX_WORDS).exactOptional(),
  documents: z
    .strictObject({
      cover_letter: z.boolean().default(false),
      tailored_resume: z.boolean().default(false),
    })
    .exactOptional(),
  wait_s: waitInBody,
};

/** Members of `continue`. */
export const continueMembers = {
  answers: z
    .record(z.string(), z.unknown(), { error: 'must be an object of answers by field key' })
    .exactOptional()
    .meta({ description: 'By field key; null leaves a field empty.' }),
  message: paragraph(MAX_WORDS).exactOptional(),
  wait_s: waitInBody,
};

const evidence = z.object({
  from: z.enum(evidenceSources),
  path: z.string().nullable().meta({ description: 'JSON Pointer into the source.' }),
  quote: z.string().meta({ description: 'Occurs word for word in the source.' }),
});

const head = {
  id: z.string().meta({ example: 'ses_0NaQ8xT2v7Bd1kZp4mXw' }),
  job_id: z.string(),
  status: z.enum(sessionStatuses),
  usage: z.object(usageMembers),
  application: z
    .object({ id: z.string(), job_id: z.string(), status: z.string(), submitted_at: time })
    .nullable(),
  error: storedErrorSchema.nullable(),
  created_at: time,
  updated_at: time,
  expires_at: time.nullable(),
  version: z
    .int()
    .meta({ description: 'Increases with every change. Send it as `If-Match` of an action.' }),
};

/** A row of GET /v1/apply-with-ai. */
export const sessionRowSchema = z.object({ ...head, questions: z.int() });
sessionRowSchema.register(z.globalRegistry, { id: 'ApplySessionRow' });

/** The wire form of an apply session (decision 0021). */
export const sessionSchema = z.object({
  ...head,
  fields: z.array(publishedFieldSchema),
  answers: z.record(
    z.string(),
    z.object({
      value: z.unknown(),
      source: z.enum(answerSources),
      evidence: z.array(evidence),
    }),
  ),
  questions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(fieldTypes),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      reason: z.string(),
    }),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(['tailored_resume', 'cover_letter']),
      id: z.string(),
      files: z.array(z.object({ format: z.string(), url: z.string() })),
    }),
  ),
  messages: z.array(z.object({ role: z.enum(['user', 'agent']), text: z.string(), at: time })),
});
sessionSchema.register(z.globalRegistry, { id: 'ApplySession' });
