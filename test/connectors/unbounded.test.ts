import { describe, expect, test } from '@jest/globals';
import { receiveDocument } from '../../connectors/feed/receive-document.ts';
import type { Feed } from '../../connectors/feed/feed.ts';
import { MAX_ROWS } from '../../connectors/reading/max-rows.ts';
import { readUnpaged } from '../../connectors/reading/read-unpaged.ts';
import { xmlItems } from '../../connectors/reading/xml-items.ts';

const CHUNK_CHARACTERS = 1_000_000;

async function* body(parts: Iterable<string>): AsyncGenerator<Buffer> {
  let held = '';
  for (const part of parts) {
    held += part;
    if (held.length < CHUNK_CHARACTERS) continue;
    yield await Promise.resolve(Buffer.from(held));
    held = '';
  }
  yield Buffer.from(held);
}

const received = (parts: Iterable<string>) =>
  receiveDocument(body(parts), { url: 'https://feed.example/', charset: null });

function* repeated(count: number, part: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index += 1) yield part(index);
}

// Promise: no feed fills the memory of a worker.
describe('one item of an XML feed', () => {
  async function firstItem(...parts: Iterable<string>[]): Promise<unknown> {
    const document = await received(
      (function* () {
        yield '<source><job>';
        for (const part of parts) yield* part;
        yield '</job></source>';
      })(),
    );
    for await (const item of xmlItems(document, { root: 'source', item: 'job' })) return item;
    return undefined;
  }

  test.each([
    ['empty elements of different names', repeated(100_000, (index) => `<e${index}/>`)],
    ['empty elements of one name', repeated(100_000, () => '<e/>')],
    ['long names', repeated(1_000, (index) => `<${'e'.repeat(20_000)}${index}/>`)],
    ['text', repeated(17, () => 'x'.repeat(1024 * 1024))],
  ])('is refused with too much of %s', async (_what, parts) => {
    await expect(firstItem(parts)).rejects.toMatchObject({
      reason: 'unreadable',
      message: 'An item is too large.',
    });
  });

  test('may have thousands of elements', async () => {
    const item = await firstItem(repeated(5_000, (index) => `<e${index}>1</e${index}>`));
    expect(Object.keys(item as object)).toHaveLength(5_000);
  });
});

describe('a list that is one document', () => {
  async function pagesOf(count: number) {
    const document = await received(['[]']);
    const feed: Feed = {
      validators: { etag: null, lastModified: null, digest: null },
      read: () => Promise.resolve(document),
    };
    const rows = () => repeated(count, String);
    let [last, read] = [{ complete: false, cursor: '' }, 0];
    for await (const page of readUnpaged(feed, { request: { url: '' }, rows })) {
      read += page.rows.length;
      last = page;
    }
    return { ...last, read };
  }

  test('is read completely up to a million rows, and incompletely beyond', async () => {
    expect(await pagesOf(MAX_ROWS)).toMatchObject({ complete: true, read: MAX_ROWS });
    const cut = await pagesOf(MAX_ROWS + 5);
    expect(cut).toMatchObject({ complete: false, read: MAX_ROWS });
    expect(cut.cursor).toMatch(/:1000000:gap$/);
  });
});
