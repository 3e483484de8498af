import { z } from 'zod';
import { givenResumeSchema, jsonResumeSchema } from '../resume/json-resume.ts';
import { readingSchema } from '../resume/reading.ts';
import { resumeUploadSchema } from '../resume/resume-upload.ts';

export const resumeStatuses = ['queued', 'parsing', 'ready', 'failed'] as const;

/** PUT /account/resume: a file to be parsed, or a JSON Resume. */
export const resumeInput = z.union([
  z.strictObject({ resume: givenResumeSchema }),
  resumeUploadSchema,
]);

const status = z.enum(resumeStatuses);

export const resumeStatusSchema = z.object({
  status,
  error: z.string().nullable().meta({ description: 'Why it could not be read.' }),
  updated_at: z.iso.datetime(),
});
resumeStatusSchema.register(z.globalRegistry, { id: 'ResumeReading' });

/** GET /account/resume. */
export const accountResumeSchema = resumeStatusSchema.extend({
  id: z.string(),
  filename: z.string().nullable(),
  file_url: z.string().nullable().meta({ description: 'A signed link, valid for 24 hours.' }),
  resume: jsonResumeSchema.nullable().meta({ description: 'null until it is ready.' }),
  reading: readingSchema
    .nullable()
    .meta({ description: 'null until it is ready, and for a JSON Resume.' }),
});
accountResumeSchema.register(z.globalRegistry, { id: 'AccountResume' });
