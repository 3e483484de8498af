import type { FindInterviewed } from './hiring/interviewer-scope.ts';
import { findInterviewedJobs } from './interviews/interviewed-jobs.ts';

/** The candidates and roles of a member's interviews. */
export const interviewed: FindInterviewed = findInterviewedJobs;
