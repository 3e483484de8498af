import { createSafeFetch } from '../../../clients/safe-fetch/index.ts';
import type { Feed, FeedValidators } from '../../../connectors/feed/feed.ts';
import { createLiveFeed } from '../../../connectors/feed/live-feed.ts';
import { startFeedServer, type FeedServer } from '../feed-server.ts';

/** A site of the test, read as in production. */
export interface LiveSite extends FeedServer {
  /** Reads the site with the validators of an earlier read. */
  feed(known?: FeedValidators): Feed;
}

export async function startLiveSite(): Promise<LiveSite> {
  const server = await startFeedServer();
  const fetch = createSafeFetch({ allowLoopback: true, allowedPorts: 'any' });
  return {
    ...server,
    feed: (known) => createLiveFeed(fetch, known),
    async close() {
      await fetch.close();
      await server.close();
    },
  };
}
