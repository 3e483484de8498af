import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { parseDetail, part } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { teamtailorItem, type TeamtailorItem } from './schema.ts';

const named = part({ link: teamtailorItem.shape.link, guid: teamtailorItem.shape.guid });

export function mapTeamtailor(row: unknown, source: SourceRef): Posting {
  const item = parseDetail(teamtailorItem, row, externalIdOf(named.parse(row)));
  return toPosting({
    externalId: externalIdOf(item),
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

/** The number in `/jobs/{id}-{slug}`; the guid when the link has another form. */
function externalIdOf({ link, guid }: Pick<TeamtailorItem, 'link' | 'guid'>): string {
  return /\/jobs\/(\d{1,20})(?:-|$)/.exec(link ?? '')?.[1] ?? guid ?? link ?? '';
}

function placesOf(item: TeamtailorItem): PostedPlace[] {
  return item['tt:locations']['tt:location'].map((location) => {
    const place = toPlace({ city: location['tt:city'], country: location['tt:country'] });
    return place.text === '' ? toPlace({ text: location['tt:name'] }) : place;
  });
}
