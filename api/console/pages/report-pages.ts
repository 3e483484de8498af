import { reportPage, pathOf } from '../../../pages/console/reports/report-page.tsx';
import { REPORT_FILTERS, type ReportView } from '../../../pages/console/reports/report-view.ts';
import * as views from '../../../pages/console/reports/views.ts';
import { words } from '../../../pages/console/words/words.ts';
import * as reports from '../../reports/index.ts';
import type { ConsolePage, ListRoute } from './console-page.ts';
import { pageOfList } from './declare-page.ts';
import { rolesOf } from './role-names.ts';

/** The page of a report. A report has all its rows at once. */
function pageOfReport<Row extends { group: string | null; group_name: string | null }>(
  of: ListRoute<Row>,
  view: ReportView<Row>,
): ConsolePage {
  return pageOfList({
    path: pathOf(view.slug),
    name: view.name,
    of,
    filters: [...REPORT_FILTERS],
    query: { limit: '' },
    async show(list, call) {
      return reportPage({ ...list, view, roles: await rolesOf(call) });
    },
  });
}

export const reportPages: readonly ConsolePage[] = [
  {
    ...pageOfReport(reports.getFunnelReport, views.funnelView),
    name: words.reports.reports,
    group: 'hiring',
  },
  pageOfReport(reports.getTimeInStageReport, views.timeInStageView),
  pageOfReport(reports.getTimeToHireReport, views.timeToHireView),
  pageOfReport(reports.getSourcesReport, views.sourcesView),
  pageOfReport(reports.getOpeningsReport, views.openingsView),
  pageOfReport(reports.getOffersReport, views.offersView),
  pageOfReport(reports.getInterviewsReport, views.interviewsView),
];
