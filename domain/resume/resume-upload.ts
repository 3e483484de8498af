import { z } from 'zod';
import { plainBase64 } from '../common/text/plain-base64.ts';

/** Maximum body of a request with a résumé (decision 0026). */
export const RESUME_BODY_BYTES = 8 * 1024 * 1024;

/** Maximum members and elements: more than a JSON Resume of 100,000 characters can contain. */
export const RESUME_BODY_NODES = 40_000;

/** A résumé in a request. Its content determines the format. */
export const resumeUploadSchema = z.strictObject({
  filename: z
    .string()
    .min(1)
    .max(255, 'must be at most 255 characters')
    .meta({ description: 'Ends in .pdf, .docx, .rtf, .txt or .md.', example: 'resume.pdf' }),
  content_base64: z
    .string()
    .refine((text) => plainBase64(text) !== null, 'must be base64')
    .meta({ description: 'The file, 5 MiB at most.', contentEncoding: 'base64' }),
});
