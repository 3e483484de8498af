import { FeedNotFound, FeedUnreadable } from '../feed/errors.ts';
import type { FeedDocument } from '../feed/feed.ts';
import { boundedParser } from '../reading/html-page.ts';

/** A widget row with the member names of the list; `locationText` exists only in the widget. */
interface WidgetRow {
  id: string;
  jobOpeningName: string;
  departmentLabel: string;
  locationText: string;
}

type Text = 'jobOpeningName' | 'departmentLabel' | 'locationText';

/**
 * The positions in `/jobs/embed2.php`, the widget of tenants without `/careers/list`. Every name has such a page, but
 * an unknown one has no board in it.
 */
export function widgetRows(document: FeedDocument): WidgetRow[] {
  if (document.bytes === null) throw new FeedUnreadable('The page is too large.');
  const rows: WidgetRow[] = [];
  let isBoard = false;
  let departmentLabel = '';
  let reading: Text | null = null;
  const parser = boundedParser({
    onopentag(name, { id = '', class: classes = '' }) {
      const of = (part: string) => classes.split(/\s+/).includes(`BambooHR-ATS-${part}`);
      isBoard ||= of('board');
      reading = of('Department-Header')
        ? 'departmentLabel'
        : of('Location')
          ? 'locationText'
          : null;
      if (reading === 'departmentLabel') departmentLabel = '';
      const [, position] = /^bhrPositionID_(\d{1,20})$/.exec(id) ?? [];
      const empty = { departmentLabel, jobOpeningName: '', locationText: '' };
      if (position !== undefined) rows.push({ id: position, ...empty });
      if (name === 'a') reading = 'jobOpeningName';
    },
    ontext(text) {
      const row = rows.at(-1);
      if (reading === 'departmentLabel') departmentLabel += text;
      else if (reading !== null && row !== undefined) row[reading] += text;
    },
    onclosetag() {
      reading = null;
    },
  });
  parser.end(document.bytes.toString('utf8'));
  if (!isBoard) throw new FeedNotFound(document.url);
  return rows;
}
