import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { parseDetail, part } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { memberOf } from '../reading/json-rows.ts';
import { externalIdOf } from './external-id.ts';
import { mapTeamtailorJson } from './map-json.ts';
import { teamtailorItem, type TeamtailorItem } from './schema.ts';

const named = part({ link: teamtailorItem.shape.link, guid: teamtailorItem.shape.guid });

export function mapTeamtailor(row: unknown, source: SourceRef): Posting {
  if (isOfJson(row)) return mapTeamtailorJson(row, source);
  const { link, guid } = named.parse(row);
  const externalId = externalIdOf(link, guid);
  const item = parseDetail(teamtailorItem, row, externalId);
  return toPosting({
    externalId,
    title: item.title,
    company: companyOf(source),
    department: item['tt:department'],
    places: placesOf(item),
    remoteFlag: item.remoteStatus === null ? null : item.remoteStatus === 'fully',
    workplaceLabel: item.remoteStatus === 'none' ? null : item.remoteStatus,
    descriptionHtml: item.description ?? '',
    applyUrl: item.link ?? '',
    postedAt: toIsoTime(item.pubDate),
  });
}

/** An item of the RSS feed has a link. */
function isOfJson(row: unknown): boolean {
  return memberOf(row, 'link') === undefined && memberOf(row, 'guid') === undefined;
}

function placesOf(item: TeamtailorItem): PostedPlace[] {
  return item['tt:locations']['tt:location'].map((location) => {
    const place = toPlace({ city: location['tt:city'], country: location['tt:country'] });
    return place.text === '' ? toPlace({ text: location['tt:name'] }) : place;
  });
}
