import { z } from 'zod';
import type { JsonResume } from './json-resume.ts';

/** Members of a résumé in the answer of a model, which may be null or missing: each value is checked afterwards. */
export const text = z.string().nullish();
export const texts = z.array(z.string()).nullish();
export const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).nullish();

/** Sections that every task has alike. */
export const education = list({
  institution: text,
  studyType: text,
  area: text,
  score: text,
  startDate: text,
  endDate: text,
  courses: texts,
});
export const skills = list({ name: text, level: text, keywords: texts });
export const languages = list({ language: text, fluency: text });
export const awards = list({ title: text, awarder: text, date: text, summary: text });

/** The members that a model stated; null members are removed. */
export function statedByModel(answer: object): JsonResume {
  return withoutNulls(answer) as JsonResume;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)]));
}
