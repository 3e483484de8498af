import { createHash, type Hash } from 'node:crypto';
import { batches } from '../../../domain/common/batches.ts';
import { archivedRecord } from '../../../domain/transfers/exports/archived-record.ts';
import { readParts } from '../../../storage/files/files.ts';
import { streamFiles } from '../../../storage/transfers/exports/export-file.ts';
import type { AppContext } from '../../context.ts';
import type { Seen } from './table-parts.ts';
import type { ZipEntry } from './zip-parts.ts';

const LINES_AT_ONCE = 100;

interface Listed {
  path: string;
  records?: number;
  bytes: number;
  sha256: string;
}

/** An account's records as files: JSON Lines by collection, the stored files, and a manifest with counts and hashes. */
export async function* accountArchive(
  ctx: Pick<AppContext, 'stores' | 'accountRecords'>,
  { accountId, files }: { accountId: string; files: boolean },
  seen: Seen,
): AsyncGenerator<ZipEntry> {
  const listed: Listed[] = [];
  for (const { name, isExported, stream } of ctx.accountRecords) {
    if (!isExported) continue;
    let records = 0;
    const counted = async (count: number) => {
      records += count;
      await seen(count, []);
    };
    const lines = linesOf(stream(ctx.stores, accountId), counted);
    const path = `${name}.jsonl`;
    yield measured(path, lines, (one) => listed.push({ path, records, ...one }));
  }
  if (files) yield* storedFiles(ctx, accountId, listed);
  const manifest = { account_id: accountId, created_at: new Date().toISOString(), files: listed };
  yield { path: 'manifest.json', parts: [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)] };
}

async function* storedFiles(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  listed: Listed[],
): AsyncGenerator<ZipEntry> {
  for await (const { id } of streamFiles(stores, accountId)) {
    const path = `files/${id}`;
    yield measured(path, readParts(stores, id), (one) => listed.push({ path, ...one }));
  }
}

async function* linesOf(
  records: AsyncIterable<Record<string, unknown>>,
  seen: (count: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const batch of batches(records, LINES_AT_ONCE)) {
    const lines = batch.map((record) => `${JSON.stringify(archivedRecord(record))}\n`);
    yield Buffer.from(lines.join(''));
    await seen(batch.length);
  }
}

/** An entry whose bytes and hash are known once it has been read. */
function measured(
  path: string,
  parts: AsyncIterable<Uint8Array>,
  end: (one: { bytes: number; sha256: string }) => void,
): ZipEntry {
  return { path, parts: counting(parts, createHash('sha256'), end) };
}

async function* counting(
  parts: AsyncIterable<Uint8Array>,
  hash: Hash,
  end: (one: { bytes: number; sha256: string }) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    hash.update(part);
    yield part;
  }
  end({ bytes, sha256: hash.digest('hex') });
}
