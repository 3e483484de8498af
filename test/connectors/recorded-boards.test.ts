import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { readRow } from '../../activities/market/read-row.ts';
import { ashby } from '../../connectors/ashby/index.ts';
import { createRecordedFeed } from '../../connectors/feed/recorded-feed.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { readPages } from '../support/market/read-connector.ts';

const BOARDS = join(process.cwd(), '..', 'shared', 'data', 'ashby-boards');

async function readBoard(file: string) {
  const source = { token: file.replace(/\.json\.gz$/, ''), companyName: null };
  const open = () => createReadStream(join(BOARDS, file)).pipe(createGunzip());
  const feed = createRecordedFeed(open, {
    url: ashby.endpoint(source),
    maxBytes: 64 * 1024 * 1024,
  });
  const pages = await readPages(ashby, source, { feed });
  expect(pages.at(-1)?.complete).toBe(true);
  return pages.flatMap(({ rows }) =>
    rows.map((row) => ({ row, read: readRow(row, ashby, source) })),
  );
}

test('every posting of every recorded board maps with all its members', async () => {
  if (!existsSync(BOARDS)) {
    process.stderr.write(`SKIPPED: no recorded boards at ${BOARDS}\n`);
    return;
  }
  let count = 0;
  for (const file of readdirSync(BOARDS)) {
    for (const { row, read } of await readBoard(file)) {
      const raw = row as { id: string; title: string; location: string; publishedAt: string };
      const { posting } = read as { posting: Posting };
      expect(posting.externalId).toBe(raw.id);
      expect(posting.title).toBe(raw.title.replace(/\s+/g, ' ').trim());
      expect(posting.postedAt).toBe(new Date(raw.publishedAt).toISOString());
      expect(posting.places[0]?.text).toBe(raw.location.replace(/\s+/g, ' ').trim() || undefined);
      count += 1;
    }
  }
  expect(count).toBe(6545);
});
