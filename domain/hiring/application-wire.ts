import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import type { GivenAnswers } from './application-form/validate-answers.ts';
import { FIRST_STAGE, type Application } from './candidate.ts';

/** Maximum body of an application, including files (decision 0026). */
export const APPLICATION_BODY_BYTES = 8 * 1024 * 1024;

/** null counts as missing. */
const textOrNull = ['string', 'null'];

/** The body of an application. Its members are validated against the role's form, all at once (decision 0013). */
export const applicationInput = z.strictObject({
  name: z.unknown().optional().meta({ type: textOrNull }),
  email: z.unknown().optional().meta({ type: textOrNull, example: 'mara.lindqvist@example.com' }),
  phone: z.unknown().optional().meta({ type: textOrNull }),
  answers: z
    .record(z.string(), z.unknown(), { error: 'must be an object of answers by field key' })
    .exactOptional()
    .meta({ description: 'By field key; a file is { filename, content_base64 }.' }),
  consent_discovery: z.boolean().exactOptional().meta({
    description:
      'Whether other employers may find this person. The consent of a candidate who already has this address does not change, unless an account applies with its own address.',
  }),
});

/** Where an applicant comes from, such as the `?source=` of a link. */
export const sourceInput = line(100);

/** The body of an application on a public board. */
export const boardApplicationInput = applicationInput.extend({
  source: sourceInput.exactOptional().meta({
    description:
      'Where the applicant comes from, such as the name of a job site. A new candidate keeps it; the default is job_board.',
    example: 'newsletter',
  }),
  suspected_spam: z.boolean().exactOptional().meta({
    description:
      'Whether the form took the applicant for a machine. A new candidate then has the tag suspected_spam; nothing else changes.',
  }),
});

/** The members of a body that the form validates. */
export function givenAnswers(body: z.infer<typeof boardApplicationInput>): GivenAnswers {
  const {
    consent_discovery: _consent,
    source: _source,
    suspected_spam: _suspected,
    ...given
  } = body;
  return given;
}

/** The response to an application. `status` is the key of its stage (decision 0014). */
export const applicationAnswer = z.object({
  application: z.object({
    id: z.string().meta({ example: 'app_0NaQ8xT2v7Bd1kZp4mXw' }),
    job_id: z.string(),
    status: z.string().meta({ example: 'applied' }),
    submitted_at: z.iso.datetime(),
  }),
});

/**
 * The response to the applicant. It does not reveal that the employer has moved a sourced application to another
 * stage.
 */
export function applicationAnswerOf(application: Application): z.infer<typeof applicationAnswer> {
  const { id, jobId, submittedAt } = application;
  const submitted_at = submittedAt.toISOString();
  return { application: { id, job_id: jobId, status: FIRST_STAGE, submitted_at } };
}
