import { z } from 'zod';
import { AppError } from '../../domain/common/errors.ts';
import { publishedForm } from '../../domain/hiring/application-form/form.ts';
import { effectiveFeatures } from '../../domain/hiring/board-features.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { resumeParts, sureParts } from '../../domain/resume/extract-resume.ts';
import { formValues } from '../../domain/hiring/applying/form-values.ts';
import { jsonResumeSchema } from '../../domain/resume/json-resume.ts';
import { RESUME_BODY_BYTES, resumeUploadSchema } from '../../domain/resume/resume-upload.ts';
import { readingSchema } from '../../domain/resume/reading.ts';
import { readResume } from '../../services/hiring/resume/read-resume.ts';
import { callerId } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute, type FindCall } from '../route.ts';
import { boardPaths, boardRoleParams, findBoardRole, withBusinessPath } from './board-path.ts';

/**
 * The role whose form is filled.
 * @throws AppError 403 when its employer has switched this off.
 */
async function findFillable(
  call: FindCall<z.infer<typeof boardRoleParams>>,
): Promise<Posting | null> {
  const role = await findBoardRole(call);
  if (role === null) return null;
  const { organization, posting } = role;
  const { resumeAutofill } = effectiveFeatures(organization.features, posting.features);
  if (!resumeAutofill) throw new AppError('feature_disabled');
  return posting;
}

/** An applicant who waits longer is answered with the reading by rules. */
const MODEL_WAIT_MS = 20_000;

const confidence = z.number().min(0).max(1);

export const parseResume = defineRoute(
  {
    name: 'parseResume',
    method: 'post',
    ...withBusinessPath(boardPaths('/jobs/{idOrSlug}/parse-resume'), '/{idOrSlug}/parse-resume'),
    access: { public: { name: 'parse-resume', perMinute: 20 } },
    params: boardRoleParams,
    find: findFillable,
    body: resumeUploadSchema,
    upload: true,
    maxBodyBytes: RESUME_BODY_BYTES,
    response: recordOf(
      z.object({
        fields: z.record(z.string(), z.unknown()).meta({
          description:
            'Answers to the application form by field key, for the fields that the résumé answers. A part with a confidence below 0.5 fills none.',
          example: { name: 'Rosalind Okafor', email: 'rosalind.okafor@example.org' },
        }),
        resume: jsonResumeSchema,
        confidence: z
          .object(Object.fromEntries(resumeParts.map((part) => [part, confidence])))
          .meta({ description: 'Confidence of each part, from 0 (not found) to 1.' }),
        reading: readingSchema,
      }),
    ),
    errors: ['feature_disabled', 'unreadable_resume'],
    summary: 'Parse a résumé for the application form.',
    description:
      'PDF, DOCX, RTF, TXT or MD up to 5 MiB, as JSON or as a form. Nothing is stored and no AI tokens are used, unless the employer has chosen `resume_reading: model`. One file ' +
      'per client address is parsed at a time and four can wait; another one is 429 rate_limited. It never fills EEO, ' +
      'demographic, consent and file fields.',
  },
  async ({ ctx, body, found, caller, disconnected }) => {
    const bytes = Buffer.from(body.content_base64, 'base64');
    const turn = { caller: callerId(caller), signal: disconnected() };
    const read = await readResume(ctx, {
      ...{ accountId: found.accountId, reference: found.id },
      ...{ bytes, filename: body.filename, turn, waitMs: MODEL_WAIT_MS },
    });
    const { resume, confidence, reading } = read;
    const fields = formValues(publishedForm(found.applicationFields), sureParts(read));
    return { body: { data: { fields, resume, confidence, reading } } };
  },
);
