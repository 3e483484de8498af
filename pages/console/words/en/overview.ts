import type { Child, Text } from '../../../h.ts';
import { countsIn } from '../plural.ts';

const count = countsIn('en');

export const overview = {
  openRoles: 'Open roles',
  byStage: 'By stage',
  lastWeek: 'Last 7 days',
  trend: (week: number, before: number): Text =>
    week === before ? `${week}, as in the week before` : `${week}, after ${before} the week before`,
  nothingToDo: 'Nothing waits for you today.',
  interviewsToday: 'Interviews of the next 24 hours',
  toLookAt: 'New applications to look at',
  appliedFor: 'Applied for',
  appliedAt: 'Applied',
  allNew: (many: number | null): Text =>
    many === null
      ? 'All new applications'
      : `All ${count(many, 'new candidate', 'new candidates')}`,
  lateFeedback: 'Feedback that is due',
  tookPlace: 'Took place',
  missingFrom: 'Missing from',
  expiringOffers: 'Offers that expire within a week',
  answeredOffers: 'Offers answered in the last 7 days',
  stageNow: 'Now at',
  firstSteps: 'First steps',
  publishPosting: 'Publish a posting',
  inviteMembers: 'Invite your team',
  reference: 'the reference of every endpoint',
  endpointsInNeed: 'Endpoints that need a hand',
  publish: (publish: Child): Child => [publish, ', and candidates appear on its board.'],
  invite: (invite: Child): Child => [invite, ': recruiters, interviewers and viewers.'],
  read: (reference: Child): Child => ['For programs, read ', reference, '.'],
};
