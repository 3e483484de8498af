import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { receiveDocument, SMALL_BODY_BYTES } from '../../connectors/feed/receive-document.ts';
import { retryAfterMs } from '../../connectors/feed/retry-after.ts';
import { innerHtml } from '../../connectors/reading/html-page.ts';
import { jsonElements } from '../../connectors/reading/json-elements.ts';
import { xmlItems } from '../../connectors/reading/xml-items.ts';

/** A body in chunks of these sizes, the last one repeating. */
async function* pieces(text: string | Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text as string);
  let at = 0;
  for (let i = 0; at < bytes.length; i += 1) {
    const size = sizes[Math.min(i, sizes.length - 1)] ?? bytes.length;
    yield await Promise.resolve(bytes.subarray(at, at + size));
    at += size;
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const elements = (text: string, key: string | null, sizes = [1_000]) =>
  collect(jsonElements(pieces(text, sizes), key));

describe('elements of a large JSON list', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });

  test('equal those of JSON.parse, however the body is split', async () => {
    const list = fc.array(fc.jsonValue(), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(list, sizes, fc.constantFrom(0, 2), async (values, cuts, indent) => {
        const expected = JSON.parse(JSON.stringify(values)) as unknown;
        expect(await elements(JSON.stringify(values, null, indent), null, cuts)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('are found in the wanted member among others', async () => {
    const others = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(others, others, fc.array(fc.jsonValue()), sizes, async (...given) => {
        const [before, after, jobs, cuts] = given;
        const drop = (object: object) =>
          Object.entries(object).filter(([name]) => name !== 'jobs' && name !== '__proto__');
        const document = Object.fromEntries([...drop(before), ['jobs', jobs], ...drop(after)]);
        const text = JSON.stringify(document);
        const expected = (JSON.parse(text) as { jobs: unknown }).jobs;
        expect(await elements(text, 'jobs', cuts)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('are not found in a nested list of that name', async () => {
    const text = '{"meta":{"jobs":[1,2]},"text":"jobs","list":["jobs",[9]],"jobs":[3]}';
    expect(await elements(text, 'jobs')).toEqual([3]);
  });

  test('are unreadable in a document truncated anywhere', async () => {
    const text = '{"meta":{"n":1},"jobs":[{"a":"x]}"},[2],"three"],"end":null}';
    for (let length = 0; length < text.length; length += 1) {
      await expect(elements(text.slice(0, length), 'jobs')).rejects.toThrow();
    }
  });

  test.each(['<html></html>', '{"error":"no"}', '{"jobs":{}}', '[1,,2]', '{"jobs":[tru]}', ''])(
    'are unreadable in anything else: %s',
    async (text) => {
      await expect(elements(text, text.startsWith('[') ? null : 'jobs')).rejects.toMatchObject({
        reason: 'unreadable',
      });
    },
  );
});

describe('items of an XML feed', () => {
  const SHAPE = { root: 'source', item: 'job' };
  const items = async (text: string | Buffer, charset: string | null = null, size = 1_000) =>
    collect(
      xmlItems(
        await receiveDocument(pieces(text, [size]), { url: 'http://x.test/', charset }),
        SHAPE,
      ),
    );

  test('are children by name, repeated ones as a list, for any chunks', async () => {
    const text =
      '<?xml version="1.0"?><source><publisher>P</publisher><job><a>1 &amp; 2</a><b><c>x</c><c>y</c></b><e/></job><job/></source>';
    const expected = [{ a: '1 & 2', b: { c: ['x', 'y'] }, e: '' }, ''];
    for (const size of [1, 3, 7, 1_000]) expect(await items(text, null, size)).toEqual(expected);
  });

  test('keep CDATA as text, also when it looks like an end tag', async () => {
    const text = '<source><job><d><![CDATA[<p>a</job> &amp;</p>]]></d></job></source>';
    expect(await items(text)).toEqual([{ d: '<p>a</job> &amp;</p>' }]);
  });

  test("never expand the document's own entities or read files", async () => {
    const bomb = Array.from(
      { length: 20 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    ).join('');
    const text = `<?xml version="1.0"?><!DOCTYPE source [<!ENTITY l0 "lol">${bomb}<!ENTITY file SYSTEM "file:///etc/passwd">]><source><job><a>&l20;&file;</a></job></source>`;
    expect(await items(text)).toEqual([{ a: '&l20;&file;' }]);
  });

  test('can have names of built-in members', async () => {
    const [item] = await items('<source><job><__proto__><x>1</x></__proto__></job></source>');
    expect(Object.keys(item as object)).toEqual(['__proto__']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  test('use the character set of the header, else of the declaration', async () => {
    const latin = Buffer.from('<source><job><a>Zürich</a></job></source>', 'latin1');
    expect(await items(latin, 'iso-8859-1')).toEqual([{ a: 'Zürich' }]);
    const declared = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><source><job><a>Zürich</a></job></source>',
      'latin1',
    );
    expect(await items(declared)).toEqual([{ a: 'Zürich' }]);
    await expect(items(latin, 'klingon')).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test.each([
    ['a web page', '<!doctype html><html><body>Sorry</body></html>'],
    ['an end too early', '<source><job><a>1</a></job><job><a>2'],
    ['an end between items', '<source><job><a>1</a></job>'],
    ['an item without an end', '<source><job><a>1</a></source>'],
    ['nesting too deep', `<source><job>${'<a>'.repeat(100)}`],
    ['nesting too deep outside of items', `<source>${'<a>'.repeat(800_000)}`],
    ['nothing', ''],
  ])('%s is unreadable', async (_case, text) => {
    await expect(items(text)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('receiving', () => {
  test('keeps small bodies in memory and large ones in a file; both can be read repeatedly', async () => {
    for (const size of [10, SMALL_BODY_BYTES, SMALL_BODY_BYTES + 1]) {
      const body = Buffer.alloc(size, 'abcdefg');
      const document = await receiveDocument(pieces(body, [1_000_000]), { url: '', charset: null });
      expect(document.bytes === null).toBe(size > SMALL_BODY_BYTES);
      for (let round = 0; round < 2; round += 1) {
        const copies: Buffer[] = [];
        for await (const chunk of document.chunks()) copies.push(Buffer.from(chunk));
        expect(Buffer.concat(copies).equals(body)).toBe(true);
      }
      await document.close();
    }
  });

  test('gives equal bodies equal digests, and others different ones', async () => {
    const digest = async (text: string) =>
      (await receiveDocument(pieces(text, [3]), { url: '', charset: null })).digest;
    expect(await digest('same text')).toBe(await digest('same text'));
    expect(await digest('same text')).not.toBe(await digest('same texts'));
  });

  test('parses Retry-After as seconds or a date, between a second and an hour', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(retryAfterMs('17', now)).toBe(17_000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:02:00 GMT', now)).toBe(120_000);
    expect(retryAfterMs('0', now)).toBe(1_000);
    expect(retryAfterMs('999999999', now)).toBe(3_600_000);
    expect(retryAfterMs(undefined, now)).toBe(60_000);
    expect(retryAfterMs('soon', now)).toBe(60_000);
  });
});

describe('markup of an element', () => {
  const description = (html: string) =>
    innerHtml(html, (name, attributes) => name === 'div' && attributes['class'] === 'd');

  test('is the text between its tags, with nested elements of the same name', () => {
    expect(description('<div><div class="d"><p>a<div>b</div></p></div><div>c</div></div>')).toBe(
      '<p>a<div>b</div></p>',
    );
    expect(description('<div class="d">never closed')).toBeNull();
    expect(description('<p>none</p>')).toBeNull();
  });

  test('is refused cheaply for excessive nesting', () => {
    expect(() => description('<div>'.repeat(800_000))).toThrow('nested too deeply');
  });
});
