import { foldText } from '../../domain/common/text/fold-text.ts';
import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { closingOf } from '../mapping/closing.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { rssItem, type RssItem } from './schema.ts';

/** The XML parser has decoded the description once, so it is HTML here. */
export function mapRss(row: unknown, source: SourceRef): Posting {
  const item = parseRow(rssItem, row, 'guid');
  const { employer, title } = splitTitle(item, source);
  return toPosting({
    externalId: item.guid ?? item.link ?? '',
    title,
    company: companyOf(source, item['job_listing:company'] ?? employer),
    department: item.category,
    places: [placeOf(item)],
    remoteFlag: isRemoteFeed(source) ? true : null,
    employmentLabel: item.type ?? item['job_listing:job_type'],
    payText: item['job_listing:salary'],
    // `description` may be an excerpt of it.
    descriptionHtml: item['content:encoded'] ?? item.description ?? '',
    applyUrl: item.link ?? '',
    postedAt: toIsoTime(item.pubDate),
    closesAt: closingOf(item),
  });
}

function placeOf({ region: text, state: region, country, ...item }: RssItem): PostedPlace {
  return (text ?? region ?? country) === null
    ? toPlace({ text: item['job_listing:location'] })
    : toPlace({ text, region, country });
}

/**
 * Feeds of several employers write "Company: Title". In the feed of one employer, and behind any name but that of an
 * employer who is stated elsewhere, a colon belongs to the title.
 */
function splitTitle(
  { title: text, 'job_listing:company': stated }: RssItem,
  source: SourceRef,
): { employer: string | null; title: string } {
  const colon = source.companyName === null ? text.indexOf(': ') : -1;
  const employer = text.slice(0, Math.max(0, colon));
  const isEmployer = stated === null || foldText(employer) === foldText(stated);
  return colon > 0 && isEmployer
    ? { employer, title: text.slice(colon + 2) }
    : { employer: null, title: text };
}

/** Feeds for remote jobs say so in their URL instead of in each item. */
function isRemoteFeed({ token }: SourceRef): boolean {
  return /remote/i.test(token);
}
