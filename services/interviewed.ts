import type { FindInterviewed } from './hiring/interviewer-scope.ts';

/** The candidates and roles of a member's interviews. */
export const interviewed: FindInterviewed = () => Promise.resolve(new Map());
