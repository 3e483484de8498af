import type { Route } from '../route.ts';
import { answerInterview } from './answer-interview.ts';
import { cancelInterview } from './cancel-interview.ts';
import { closeInterviewFeed } from './close-interview-feed.ts';
import { createInterview } from './create-interview.ts';
import { getInterviewFeed } from './get-interview-feed.ts';
import { getInterview } from './get-interview.ts';
import { getPublicInterview } from './get-public-interview.ts';
import { listInterviews } from './list-interviews.ts';
import { scorecardRoutes } from './scorecard-routes.ts';
import { openInterviewFeed } from './open-interview-feed.ts';
import { updateInterview } from './update-interview.ts';

export const interviewRoutes: readonly Route[] = [
  listInterviews,
  createInterview,
  getInterview,
  updateInterview,
  cancelInterview,
  getPublicInterview,
  answerInterview,
  openInterviewFeed,
  closeInterviewFeed,
  getInterviewFeed,
  ...scorecardRoutes,
];
