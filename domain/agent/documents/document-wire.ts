import { z } from 'zod';
import { givenResumeSchema, jsonResumeSchema } from '../../resume/json-resume.ts';
import {
  documentFormats,
  lengths,
  templates,
  tones,
  usualLetter,
} from '../../documents/options.ts';

const LONGEST_INSTRUCTIONS = 4_000;

const asked = {
  job_id: z.string().exactOptional().meta({ description: 'The job that it is written for.' }),
  resume: givenResumeSchema.exactOptional().meta({
    description:
      "The source of all facts, as JSON Resume. The default is `resume_id`, else the account's own résumé.",
  }),
  resume_id: z
    .string()
    .exactOptional()
    .meta({ description: "A résumé written by this API, or the account's own." }),
  instructions: z.string().max(LONGEST_INSTRUCTIONS).exactOptional().meta({
    description: 'Wishes for the text. They add no facts.',
  }),
  format: z.enum(documentFormats).default('pdf'),
  template: z.enum(templates).default('classic'),
};

export const resumeRequestSchema = z.strictObject(asked);
export const letterRequestSchema = z.strictObject({
  ...asked,
  tone: z.enum(tones).default(usualLetter.tone),
  length: z.enum(lengths).default(usualLetter.length),
});

const file = z.object({
  format: z.enum(documentFormats),
  url: z.string().meta({ description: 'A signed link, valid for 24 hours.' }),
});

const written = {
  id: z.string(),
  job_id: z.string().nullable(),
  markdown: z.string(),
  files: z.array(file),
  keywords_covered: z
    .array(z.string())
    .meta({ description: "The job's keywords that the document has." }),
  keywords_missing: z
    .array(z.string())
    .meta({ description: 'Keywords of the job that the source does not have.' }),
  removed: z.array(z.object({ path: z.string(), text: z.string(), reason: z.string() })).meta({
    description:
      'Statements of the model that the source does not support. They are not in the document.',
  }),
  omitted_characters: z.array(z.string()).meta({
    description:
      'Emoji and other signs that no font of the PDF has. `markdown` has them, and so do the other formats.',
  }),
  usage: z.object({
    model: z.string(),
    input: z.int(),
    output: z.int(),
    cost_usd_micros: z.int(),
  }),
  template: z.enum(templates),
  created_at: z.iso.datetime(),
};

export const resumeDocumentSchema = z.object({ ...written, resume: jsonResumeSchema });
resumeDocumentSchema.register(z.globalRegistry, { id: 'ResumeDocument' });
export const letterDocumentSchema = z.object({
  ...written,
  tone: z.enum(tones),
  length: z.enum(lengths),
});
letterDocumentSchema.register(z.globalRegistry, { id: 'CoverLetter' });
