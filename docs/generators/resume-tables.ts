import { z } from 'zod';
import { themes } from '../../bench/resume/themes/themes.ts';
import { markdownTable } from './markdown.ts';

const scores = z.record(z.string(), z.number());
const resumeResults = z.object({
  fields: z.object({ tuning: scores, measuring: scores }),
  themes: z.record(z.string(), scores),
});

const COLUMNS = [
  'mean',
  'name',
  'employers',
  'titles',
  'jobDates',
  'schools',
  'skills',
  'invented',
] as const;

/** F1 by theme and by field; `invented` is the share of jobs that the person never had. */
export function resumeTables(found: unknown): string {
  const results = resumeResults.parse(found);
  const byTheme = themes.map(({ name, layout, half }) => [
    name.replace(/^(?:@jsonresume\/)?jsonresume-theme-/, ''),
    layout,
    half,
    ...COLUMNS.map((column) => String(results.themes[name]?.[column] ?? '')),
  ]);
  const byField = Object.entries(results.fields.measuring).map(([field, measured]) => [
    field,
    String(results.fields.tuning[field] ?? ''),
    String(measured),
  ]);
  return [
    markdownTable(['Theme', 'Layout', 'Half', ...COLUMNS], byTheme),
    markdownTable(['Field', 'Tuning', 'Measured'], byField),
  ].join('\n\n');
}
