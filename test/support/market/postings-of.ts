import type { Connector, SourceRef } from '../../../connectors/connector.ts';
import type { Feed } from '../../../connectors/feed/feed.ts';
import { receiveDocument } from '../../../connectors/feed/receive-document.ts';

const halden: SourceRef = { token: 'halden', companyName: 'Halden Instruments' };

function feedOf(body: string): Feed {
  const chunks = async function* () {
    yield await Promise.resolve(Buffer.from(body));
  };
  return {
    validators: { etag: null, lastModified: null, digest: null },
    read: () => receiveDocument(chunks(), { url: 'https://feeds.example/jobs', charset: null }),
  };
}

/** The postings that a connector maps from a small feed. */
export async function postingsOf(connector: Connector, body: string) {
  const rows: unknown[] = [];
  for await (const page of connector.pages(halden, feedOf(body))) rows.push(...page.rows);
  return rows.map((row) => connector.map(row, halden));
}
