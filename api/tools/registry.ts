import { addCandidateNote } from './declared/add-candidate-note.ts';
import { closePosting } from './declared/close-posting.ts';
import { createCoverLetter } from './declared/create-cover-letter.ts';
import { createResume } from './declared/create-resume.ts';
import { getCandidate } from './declared/get-candidate.ts';
import { getJobDetails } from './declared/get-job-details.ts';
import { getJobKeywords } from './declared/get-job-keywords.ts';
import { getMarketOverview } from './declared/get-market-overview.ts';
import { getUsage } from './declared/get-usage.ts';
import { listAppliedJobs } from './declared/list-applied-jobs.ts';
import { listCandidates } from './declared/list-candidates.ts';
import { listPostings } from './declared/list-postings.ts';
import { marketStats } from './declared/market-stats.ts';
import { moveCandidate } from './declared/move-candidate.ts';
import { publishPosting } from './declared/publish-posting.ts';
import { searchCompanies } from './declared/search-companies.ts';
import { searchJobs } from './declared/search-jobs.ts';
import { sendEmail } from './declared/send-email.ts';
import { submitJobApplication } from './declared/submit-job-application.ts';
import type { Tool } from './define-tool.ts';

/** Every tool (decision 0019): those of a job seeker in the order of an application, then those of an employer. */
export const tools: readonly Tool[] = [
  searchJobs,
  getJobDetails,
  getJobKeywords,
  getMarketOverview,
  searchCompanies,
  submitJobApplication,
  createResume,
  createCoverLetter,
  marketStats,
  listAppliedJobs,
  listPostings,
  publishPosting,
  closePosting,
  listCandidates,
  getCandidate,
  moveCandidate,
  addCandidateNote,
  sendEmail,
  getUsage,
];
