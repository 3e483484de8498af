/** What is counted per account and month (decisions section 14, Usage). */
export const meters = [
  'search_rows',
  'job_details',
  'company_rows',
  'map_rows',
  'platform_calls',
  'emails',
  'resume_parses',
  'contact_reveals',
  'ai_summaries',
] as const;

export type Meter = (typeof meters)[number];

/** The UTC month a moment is counted in, as `2026-11`. */
export function usageMonth(time: Date): string {
  return time.toISOString().slice(0, 7);
}
