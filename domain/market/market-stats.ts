import { z } from 'zod';

const count = z.int().nonnegative();
/** Values with their number of jobs, most frequent first (decision 0008). */
const table = z.array(z.object({ value: z.string(), count }));

/** GET /stats. */
export const marketStatsSchema = z.object({
  total_jobs: count.meta({ description: 'Open jobs that match.' }),
  companies: count.meta({ description: 'Their employers.' }),
  jobs_with_salary: count,
  posted_last_24h: count,
  posted_last_7d: count,
  posted_last_30d: count,
  by_workplace_type: table,
  by_employment_type: table,
  by_seniority_level: table,
  by_country: table.meta({ description: 'The 20 countries with most jobs.' }),
  top_companies: table.meta({ description: 'The 10 employers with most jobs, by name.' }),
  top_titles: table.meta({ description: 'The 10 most frequent titles.' }),
});
marketStatsSchema.register(z.globalRegistry, { id: 'MarketStats' });
export type MarketStats = z.infer<typeof marketStatsSchema>;

/** GET /jobs/salary-average. */
export const salaryAverageSchema = z.object({
  matching_jobs: count,
  jobs_with_salary: count.meta({ description: 'Matching jobs with pay in the currency.' }),
  jobs_in_average: count.meta({
    description: 'Jobs in the average: annual midpoint from 30,000 to 1,000,000.',
  }),
  average_salary: z.int().nullable().meta({ description: 'Mean of the annual midpoints.' }),
  salary_min: z.number().nullable().meta({ description: 'Lowest annual pay in the average.' }),
  salary_max: z.number().nullable().meta({ description: 'Highest annual pay in the average.' }),
});
salaryAverageSchema.register(z.globalRegistry, { id: 'SalaryAverage' });
export type SalaryAverage = z.infer<typeof salaryAverageSchema>;
