import { z } from 'zod';
import { shownMaterial, type DocumentMaterial } from '../documents/document-material.ts';
import type { Length, LetterOptions, Tone } from '../../documents/options.ts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { ModelTask } from '../../model/model-task.ts';

export interface WriteLetterInput extends DocumentMaterial, LetterOptions {
  /** BCP 47; the language of the résumé. */
  language: string;
}

/** The text between greeting and closing. */
const letterSchema = z.object({ paragraphs: z.array(z.string()) });

const WORDS: Record<Length, string> = {
  short: 'about 100 words in 2 paragraphs',
  medium: 'about 200 words in 3 paragraphs',
  long: 'about 330 words in 4 to 5 paragraphs',
};
const MANNERS: Record<Tone, string> = {
  direct: 'direct and plain',
  warm: 'warm and personal',
  formal: 'formal and courteous',
};

const SYSTEM = `You write the text of a cover letter in the first person, for the person whose résumé you are given.
- State only what the résumé states: no other employer, title, school, degree, date, number, skill, language, certificate or award.
- Of the posting you may name the job title and the company. What it asks for is not what the person has.
- Name with each achievement the employer the résumé gives it to. One fact to a sentence. No superlatives.
- Leave out greeting, closing and signature: they are added.`;

/** Writes the text of a cover letter. Its claims are checked afterwards (`domain/agent/grounding`). */
export const writeLetter: ModelTask<WriteLetterInput, z.infer<typeof letterSchema>> = {
  name: 'write-letter',
  schema: letterSchema,
  maxOutputTokens: 2_000,
  prompt: ({ tone, length, language, ...material }) => ({
    system: SYSTEM,
    prompt: [
      ...shownMaterial(material),
      `Write ${WORDS[length]}, ${MANNERS[tone]}, in the language "${language}".`,
    ].join('\n\n'),
  }),
  offline: (input) => ({ paragraphs: composeLetter(input) }),
};
