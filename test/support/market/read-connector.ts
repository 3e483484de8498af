import type { Connector, FeedPage, SourceRef } from '../../../connectors/connector.ts';
import { RowRejected } from '../../../connectors/feed/errors.ts';
import type { Feed } from '../../../connectors/feed/feed.ts';
import type { Posting } from '../../../domain/market/posting.ts';

export async function readPages(
  connector: Connector,
  source: SourceRef,
  { feed, from }: { feed: Feed; from?: string },
): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for await (const page of connector.pages(source, feed, from)) pages.push(page);
  return pages;
}

export type Mapped = Posting | null | { rejected: string; externalId: string | null };

/** A row's posting, or the reason of its rejection. Any other error fails the test. */
export function mapRow(connector: Connector, row: unknown, source: SourceRef): Mapped {
  try {
    return connector.map(row, source);
  } catch (error) {
    if (!(error instanceof RowRejected)) throw error;
    return { rejected: error.reason, externalId: error.externalId };
  }
}
