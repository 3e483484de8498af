import { groupings } from '../../../domain/reports/scope.ts';
import { htmlOf } from '../../document.tsx';
import { Fragment, h, type Text } from '../../h.ts';
import { ChoiceFilter, DateFilter, Filter, TextFilter } from '../filters.tsx';
import { Rows, type ListProps } from '../kit.tsx';
import { Shell } from '../shell.tsx';
import { words } from '../words/words.ts';
import { Bars } from './bars.tsx';
import type { ReportFilters, ReportView } from './report-view.ts';
import { reportLinks } from './views.ts';

/** The members that every row of a report begins with. */
interface Grouped {
  group: string | null;
  group_name: string | null;
}

export interface ReportProps<Row> extends ListProps<Row>, ReportFilters {
  view: ReportView<Row>;
  roles: readonly { id: string; title: string }[];
}

/** The page of one report: its filters, a chart, and a table of the same numbers. */
export function reportPage<Row extends Grouped>(props: ReportProps<Row>): string {
  const { shell, rows, view } = props;
  const { name } = view;
  return htmlOf(
    <Shell title={name} {...shell}>
      <h1>{words.reports.reports}</h1>
      <ReportLinks slug={view.slug} />
      <h2>{name}</h2>
      <p class="lead">{view.lead}</p>
      <ReportFilterForm {...props} />
      <Bars
        label={view.measure.name}
        bars={rows.map((row) => ({
          label: labelOf(view, row),
          value: view.measure.of(row) ?? 0,
          shown: view.measure.shown(row),
        }))}
      />
      <Rows
        label={name}
        head={[
          words.reports.row,
          ...view.columns.map(({ head }) => head),
          words.candidates.candidates,
        ]}
        rows={rows.map((row) => [
          labelOf(view, row),
          ...view.columns.map(({ cell }) => cell(row)),
          <CandidatesLink props={props} row={row} />,
        ])}
        empty={words.reports.nothing}
      />
    </Shell>,
    shell.language,
  );
}

function ReportLinks({ slug }: { slug: string }) {
  return (
    <nav class="links" aria-label={words.reports.reports}>
      {reportLinks.map((one) => (
        <a href={pathOf(one.slug)} aria-current={one.slug === slug ? 'page' : undefined}>
          {one.name}
        </a>
      ))}
    </nav>
  );
}

/** The path of a report's page. The first report is the page of the navigation. */
export function pathOf(slug: string): string {
  return slug === reportLinks[0]?.slug ? '/console/reports' : `/console/reports/${slug}`;
}

function ReportFilterForm<Row>({ view, roles, ...filters }: ReportProps<Row>) {
  const { from, to, job_id: job, department, source, group_by: groupBy } = filters;
  const { reports, common } = words;
  return (
    <Filter path={pathOf(view.slug)}>
      <DateFilter name="from" label={reports.from} value={from} />
      <DateFilter name="to" label={reports.to} value={to} />
      <ChoiceFilter
        name="job_id"
        label={common.role}
        choices={roles.map(({ id, title }) => ({ value: id, text: title }))}
        value={job}
      />
      <TextFilter name="department" label={reports.department} value={department} />
      <TextFilter name="source" label={common.source} value={source} />
      <ChoiceFilter
        name="group_by"
        label={reports.groupBy}
        choices={groupings.map((one) => ({ value: one, text: reports.groupings[one] }))}
        value={groupBy}
        none={reports.notGrouped}
      />
    </Filter>
  );
}

/** The group and the name of a row. */
function labelOf<Row extends Grouped>(view: ReportView<Row>, row: Row): Text {
  const name = view.nameOf(row);
  const group = row.group_name;
  if (group === null) return name ?? words.reports.all;
  return name === null || name === group ? group : words.reports.within(group, name);
}

/** Leads to the candidates that a row counts, as they are now. */
function CandidatesLink<Row extends Grouped>({
  props,
  row,
}: {
  props: ReportProps<Row>;
  row: Row;
}) {
  const own = props.view.candidatesOf(row);
  if (own === null) return <Fragment>–</Fragment>;
  const { job_id: job, source, group_by: groupBy } = props;
  const query = new URLSearchParams({
    ...(job !== '' && { job_id: job }),
    ...(source !== '' && { source }),
    ...(groupBy === 'job' && row.group !== null && { job_id: row.group }),
    ...(groupBy === 'source' && row.group !== null && { source: row.group }),
    ...own,
  });
  return (
    <a href={`/console/candidates?${query.toString()}`}>
      {words.reports.showCandidates(labelOf(props.view, row))}
    </a>
  );
}
