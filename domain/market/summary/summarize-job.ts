import { z } from 'zod';
import type { Job } from '../job.ts';
import { fenced, type ModelTask } from '../../model/model-task.ts';
import { offlineSummary } from './offline-summary.ts';
import { plainText } from '../../model/plain-text.ts';

/** The input of a summary. */
export type SummarizedJob = Pick<Job, 'title' | 'company' | 'location' | 'descriptionText'>;

/** Maximum input. Longer postings repeat themselves, and the limit bounds the cost. */
const LONGEST_POSTING = 24_000;
const LONGEST_SUMMARY = 500;
const LONGEST_ITEM = 240;
const LONGEST_LIST = 8;

/** A model may exceed the requested length or use markup. The stored text is cut and plain. */
const text = (longest: number) => z.string().transform((written) => plainText(written, longest));
const list = z
  .array(text(LONGEST_ITEM))
  .transform((items) => items.filter((item) => item !== '').slice(0, LONGEST_LIST));

const summarySchema = z.object({
  summary: text(LONGEST_SUMMARY),
  responsibilities: list,
  requirements: list,
  benefits: list,
});

export type SummaryText = z.infer<typeof summarySchema>;

const SYSTEM = [
  'You summarise job postings for people who are looking for work.',
  'State only what the posting says; leave a list empty when it says nothing about it.',
  `summary: two sentences, at most ${LONGEST_SUMMARY} characters.`,
  `responsibilities, requirements, benefits: at most ${LONGEST_LIST} short items each.`,
  'Plain text in the language of the posting, without markup.',
].join('\n');

/** The AI summary of a job (decision 0018). */
export const summarizeJobTask: ModelTask<SummarizedJob, SummaryText> = {
  name: 'summarize-job',
  schema: summarySchema,
  maxOutputTokens: 2_000,
  prompt: ({ title, company, location, descriptionText }) => ({
    system: SYSTEM,
    prompt: [
      fenced('title', title),
      fenced('company', company.name),
      fenced('location', location),
      fenced('posting', descriptionText.slice(0, LONGEST_POSTING)),
    ].join('\n'),
  }),
  offline: offlineSummary,
};
