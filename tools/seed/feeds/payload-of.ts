import type { SourceKind } from '../../../domain/market/enums.ts';
import type { SeedSource } from '../role.ts';
import { ashbyPayload } from './ashby.ts';
import { greenhousePayload } from './greenhouse.ts';
import { indeedXmlPayload } from './indeed-xml.ts';
import { jsonLdPayload } from './json-ld.ts';
import { leverPayload } from './lever.ts';
import { personioPayload } from './personio.ts';
import { recruiteePayload } from './recruitee.ts';
import { rssPayload } from './rss.ts';
import { teamtailorPayload } from './teamtailor.ts';
import { workablePayload } from './workable.ts';

const writers: Partial<Record<SourceKind, (source: SeedSource) => string>> = {
  ashby: ashbyPayload,
  greenhouse: greenhousePayload,
  lever: leverPayload,
  recruitee: recruiteePayload,
  workable: workablePayload,
  personio: personioPayload,
  teamtailor: teamtailorPayload,
  json_ld: jsonLdPayload,
  indeed_xml: indeedXmlPayload,
  rss: rssPayload,
};

/** The source's feed, byte for byte the same for the same roles. */
export function payloadOf(source: SeedSource): string {
  const writer = writers[source.kind];
  if (!writer) throw new Error(`The seed has no feed of the kind ${source.kind}.`);
  return writer(source);
}
