import type { Route } from '../route.ts';
import { createJobAlert } from './alerts/create-job-alert.ts';
import { deleteJobAlert } from './alerts/delete-job-alert.ts';
import { getJobAlert } from './alerts/get-job-alert.ts';
import { listJobAlerts } from './alerts/list-job-alerts.ts';
import { updateJobAlert } from './alerts/update-job-alert.ts';
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
  listJobAlerts,
  createJobAlert,
  getJobAlert,
  updateJobAlert,
  deleteJobAlert,
];
