import type { SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { Connector } from '../../connectors/connector.ts';
import { ENRICHMENT_VERSION } from '../../domain/market/enrichment/version.ts';
import { NO_VALIDATORS, type Feed, type FeedValidators } from '../../connectors/feed/feed.ts';
import { createLiveFeed } from '../../connectors/feed/live-feed.ts';
import { createRecordedFeed } from '../../connectors/feed/recorded-feed.ts';
import type { AppContext } from '../../services/context.ts';
import { openRecording } from '../../storage/market/recordings.ts';
import type { SourceRecord } from '../../storage/market/sources.ts';

export interface FeedOf {
  safeFetch: SafeFetch;
  source: SourceRecord;
  connector: Connector;
  recordingId: string | undefined;
}

/** The source of this read's documents: its recorded payload, else the network. */
export function openFeed(
  ctx: AppContext,
  { safeFetch, source, connector, recordingId }: FeedOf,
): Feed {
  const known = knownMarks(source);
  if (recordingId === undefined) return createLiveFeed(safeFetch, known);
  return createRecordedFeed(() => openRecording(ctx.stores, recordingId), {
    url: connector.endpoint(source),
    maxBytes: ctx.config.fetch.maxBodyBytes,
    knownDigest: known.digest,
  });
}

/** After a change of enrichment, all rows count as new. */
function knownMarks({ lastRead }: SourceRecord): FeedValidators {
  if (lastRead?.enrichment !== ENRICHMENT_VERSION) return NO_VALIDATORS;
  const { etag, lastModified, digest } = lastRead;
  return { etag, lastModified, digest };
}
