import { createCoverLetter } from './declared/create-cover-letter.ts';
import { createResume } from './declared/create-resume.ts';
import { getJobDetails } from './declared/get-job-details.ts';
import { getJobKeywords } from './declared/get-job-keywords.ts';
import { getMarketOverview } from './declared/get-market-overview.ts';
import { searchCompanies } from './declared/search-companies.ts';
import { searchJobs } from './declared/search-jobs.ts';
import { submitJobApplication } from './declared/submit-job-application.ts';
import type { Tool } from './define-tool.ts';

/** Every tool (decision 0019), in the order of an application. */
export const tools: readonly Tool[] = [
  searchJobs,
  getJobDetails,
  getJobKeywords,
  getMarketOverview,
  searchCompanies,
  submitJobApplication,
  createResume,
  createCoverLetter,
];
