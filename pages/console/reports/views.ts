import type { z } from 'zod';
import type { funnelRowSchema } from '../../../domain/reports/funnel.ts';
import type { interviewRowSchema } from '../../../domain/reports/interviews.ts';
import type { offerRowSchema } from '../../../domain/reports/offers.ts';
import type { openingRowSchema } from '../../../domain/reports/openings.ts';
import type { sourceRowSchema } from '../../../domain/reports/sources.ts';
import type { timeInStageRowSchema } from '../../../domain/reports/time-in-stage.ts';
import type { timeToHireRowSchema } from '../../../domain/reports/time-to-hire.ts';
import { number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';
import { durationText, shareText } from './measures.ts';
import type { ReportView } from './report-view.ts';

const { reports } = words;

interface Timed {
  median_seconds: number | null;
}

const median = {
  head: reports.median,
  cell: (row: Timed) => durationText(row.median_seconds),
};
const p90 = {
  head: reports.p90,
  cell: (row: { p90_seconds: number | null }) => durationText(row.p90_seconds),
};

/** A column of a count. */
function counted<Name extends string>(head: ReportView<never>['name'], name: Name) {
  return { head, cell: (row: Readonly<Record<Name, number>>) => number(row[name]) };
}

const outcomes = [
  counted(reports.applications, 'applications'),
  counted(reports.active, 'active'),
  counted(reports.hired, 'hired'),
  counted(reports.rejected, 'rejected'),
  counted(reports.withdrawn, 'withdrawn'),
] as const;

export const funnelView: ReportView<z.output<typeof funnelRowSchema>> = {
  slug: 'funnel',
  name: reports.funnel,
  lead: reports.funnelLead,
  nameOf: (row) => row.stage_name,
  measure: {
    name: reports.wereThere,
    of: (row) => row.count,
    shown: (row) => number(row.count),
  },
  columns: [
    counted(reports.wereThere, 'count'),
    { head: reports.share, cell: (row) => shareText(row.share) },
  ],
  candidatesOf: (row) => ({ stage: row.stage }),
};

export const timeInStageView: ReportView<z.output<typeof timeInStageRowSchema>> = {
  slug: 'time-in-stage',
  name: reports.timeInStage,
  lead: reports.timeInStageLead,
  nameOf: (row) => row.stage_name,
  measure: {
    name: reports.median,
    of: (row) => row.median_seconds,
    shown: (row) => durationText(row.median_seconds),
  },
  columns: [counted(reports.stays, 'count'), median, p90],
  candidatesOf: (row) => ({ stage: row.stage }),
};

export const timeToHireView: ReportView<z.output<typeof timeToHireRowSchema>> = {
  slug: 'time-to-hire',
  name: reports.timeToHire,
  lead: reports.timeToHireLead,
  nameOf: () => null,
  measure: {
    name: reports.median,
    of: (row) => row.median_seconds,
    shown: (row) => durationText(row.median_seconds),
  },
  columns: [counted(reports.hired, 'count'), median, p90],
  candidatesOf: () => ({ status: 'hired' }),
};

export const sourcesView: ReportView<z.output<typeof sourceRowSchema>> = {
  slug: 'sources',
  name: reports.sources,
  lead: reports.sourcesLead,
  nameOf: (row) => (row.source === null ? reports.noSource : wordOf(row.source)),
  measure: {
    name: reports.applications,
    of: (row) => row.applications,
    shown: (row) => number(row.applications),
  },
  columns: [
    ...outcomes,
    { head: reports.hiredShare, cell: (row) => shareText(row.hired_share) },
    median,
  ],
  candidatesOf: (row) => (row.source === null ? null : { source: row.source }),
};

export const openingsView: ReportView<z.output<typeof openingRowSchema>> = {
  slug: 'openings',
  name: reports.openings,
  lead: reports.openingsLead,
  nameOf: (row) => row.title,
  measure: {
    name: reports.applications,
    of: (row) => row.applications,
    shown: (row) => number(row.applications),
  },
  columns: [counted(reports.roles, 'openings'), ...outcomes, median],
  candidatesOf: (row) => (row.job_id === null ? null : { job_id: row.job_id }),
};

export const offersView: ReportView<z.output<typeof offerRowSchema>> = {
  slug: 'offers',
  name: reports.offers,
  lead: reports.offersLead,
  nameOf: () => null,
  measure: { name: reports.sent, of: (row) => row.sent, shown: (row) => number(row.sent) },
  columns: [
    counted(reports.sent, 'sent'),
    counted(reports.open, 'open'),
    counted(reports.accepted, 'accepted'),
    counted(reports.declined, 'declined'),
    counted(reports.withdrawn, 'withdrawn'),
    counted(reports.expired, 'expired'),
    { head: reports.acceptedShare, cell: (row) => shareText(row.accepted_share) },
    median,
  ],
  candidatesOf: () => null,
};

export const interviewsView: ReportView<z.output<typeof interviewRowSchema>> = {
  slug: 'interviews',
  name: reports.interviews,
  lead: reports.interviewsLead,
  nameOf: () => null,
  measure: {
    name: reports.interviews,
    of: (row) => row.interviews,
    shown: (row) => number(row.interviews),
  },
  columns: [
    counted(reports.interviews, 'interviews'),
    counted(reports.proposed, 'proposed'),
    counted(reports.scheduled, 'scheduled'),
    counted(reports.done, 'done'),
    counted(reports.noShow, 'no_show'),
    counted(reports.cancelled, 'cancelled'),
    {
      head: reports.interviewTime,
      cell: (row) => durationText(row.interview_minutes * 60),
    },
    median,
  ],
  candidatesOf: () => null,
};

/** The reports in the order of their links. */
export const reportLinks = [
  funnelView,
  timeInStageView,
  timeToHireView,
  sourcesView,
  openingsView,
  offersView,
  interviewsView,
].map(({ slug, name }) => ({ slug, name }));
