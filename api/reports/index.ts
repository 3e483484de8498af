import { funnel, funnelRowSchema } from '../../domain/reports/funnel.ts';
import { interviewRowSchema, interviews } from '../../domain/reports/interviews.ts';
import { offerRowSchema, offers } from '../../domain/reports/offers.ts';
import { openingRowSchema, openings } from '../../domain/reports/openings.ts';
import { sourceRowSchema, sources } from '../../domain/reports/sources.ts';
import { timeInStage, timeInStageRowSchema } from '../../domain/reports/time-in-stage.ts';
import { timeToHire, timeToHireRowSchema } from '../../domain/reports/time-to-hire.ts';
import { streamApplications } from '../../storage/reports/stream-applications.ts';
import { streamInterviews } from '../../storage/reports/stream-interviews.ts';
import { streamOffers } from '../../storage/reports/stream-offers.ts';
import type { Route } from '../route.ts';
import { reportRoute } from './report-route.ts';

const facts = streamApplications;

export const getFunnelReport = reportRoute({
  name: 'getFunnelReport',
  path: '/reports/funnel',
  row: funnelRowSchema,
  kind: { facts, fold: funnel },
  summary: 'Count how many applications were in each stage.',
  description:
    'Of the applications submitted in the period. An application counts once per stage it was in, also when it moved back.',
});

export const getTimeInStageReport = reportRoute({
  name: 'getTimeInStageReport',
  path: '/reports/time-in-stage',
  row: timeInStageRowSchema,
  kind: { facts, fold: timeInStage },
  summary: 'Measure how long applications stay at each stage.',
  description: 'Over the stays that ended in the period. An application that came back has two.',
});

export const getTimeToHireReport = reportRoute({
  name: 'getTimeToHireReport',
  path: '/reports/time-to-hire',
  row: timeToHireRowSchema,
  kind: { facts, fold: timeToHire },
  summary: 'Measure the time from applying to the hire.',
  description: 'Over the applications that were hired in the period and still are.',
});

export const getSourcesReport = reportRoute({
  name: 'getSourcesReport',
  path: '/reports/sources',
  row: sourceRowSchema,
  kind: { facts, fold: sources },
  summary: 'Count applications and hires by the source of the candidates.',
  description: 'Of the applications submitted in the period, with their present status.',
});

export const getOpeningsReport = reportRoute({
  name: 'getOpeningsReport',
  path: '/reports/openings',
  row: openingRowSchema,
  kind: { facts, fold: openings },
  summary: 'List the roles that were open, with their applications.',
  description:
    'Roles that were published and not yet closed at some time of the period, with the applications submitted in it. A row is a role; with group_by department or month it is a group of roles, by the month in which they were published.',
});

export const getOffersReport = reportRoute({
  name: 'getOffersReport',
  path: '/reports/offers',
  row: offerRowSchema,
  kind: { facts: streamOffers, fold: offers },
  summary: 'Count offers and their answers.',
  description: 'Of the offers sent in the period. Drafts do not count.',
});

export const getInterviewsReport = reportRoute({
  name: 'getInterviewsReport',
  path: '/reports/interviews',
  row: interviewRowSchema,
  kind: { facts: streamInterviews, fold: interviews },
  summary: 'Count interviews and what became of them.',
  description:
    'Of the interviews that start in the period; those without a time count when they were created.',
});

export const reportRoutes: readonly Route[] = [
  getFunnelReport,
  getTimeInStageReport,
  getTimeToHireReport,
  getSourcesReport,
  getOpeningsReport,
  getOffersReport,
  getInterviewsReport,
];
