import type { Route } from '../route.ts';
import { averageSalary } from './average-salary.ts';
import { getJob } from './get-job.ts';
import { getStats } from './get-stats.ts';
import { mapJobs } from './map-jobs.ts';
import { searchCompanies } from './search-companies.ts';
import { searchJobs } from './search-jobs.ts';

export const marketRoutes: readonly Route[] = [
  searchJobs,
  getJob,
  mapJobs,
  averageSalary,
  getStats,
  searchCompanies,
];
