import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { MAX_ADDRESSES, sitemapIndex } from '../../pages/careers/feeds/sitemap.ts';
import { careersUrl } from '../../services/hiring/posting-url.ts';
import { publicUrl } from '../../services/public-url.ts';
import { listOpenBoards } from '../../storage/boards/open-boards.ts';
import type { ApiContext } from '../context.ts';
import { serveRead } from '../operations/serve-read.ts';

const CACHED = 'public, max-age=3600';
/** Reading the open boards visits every open role, so that it is done once in a while. */
const INDEX_MS = 5 * 60_000;

/** `/robots.txt` and `/sitemap.xml`: crawlers read the careers pages, except forms, and the API's reference. */
export function crawlersRouter(ctx: ApiContext): Router {
  const base = publicUrl(ctx.config);
  const index = new LRUCache<string, string>({
    max: 1,
    ttl: INDEX_MS,
    fetchMethod: async () => {
      const slugs = await listOpenBoards(ctx.stores, MAX_ADDRESSES);
      return sitemapIndex(slugs.map((slug) => `${careersUrl(ctx.config, { slug })}/sitemap.xml`));
    },
  });
  const router = Router();
  serveRead(router, '/robots.txt', (_req, res) => {
    res.setHeader('Cache-Control', CACHED);
    res.type('text/plain').end(robots(base));
  });
  serveRead(router, '/sitemap.xml', async (_req, res) => {
    const text = await index.forceFetch('all');
    res.setHeader('Cache-Control', CACHED);
    res.type('application/xml').end(text);
  });
  return router;
}

function robots(base: string): string {
  return [
    'User-agent: *',
    'Allow: /careers/',
    'Allow: /docs',
    'Disallow: /careers/*/*/apply',
    'Disallow: /careers/*/preview/',
    'Disallow: /',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
}
