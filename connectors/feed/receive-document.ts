import { createHash, randomUUID, type Hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedDocument } from './feed.ts';

/** Bodies up to this size are kept in memory. Larger ones are written to a file, so that memory stays bounded. */
export const SMALL_BODY_BYTES = 4 * 1024 * 1024;

const CHUNK_BYTES = 256 * 1024;

/** Receives a body completely before it is parsed, so that a truncated document never counts as the source. */
export async function receiveDocument(
  body: AsyncIterable<Buffer>,
  origin: { url: string; charset: string | null },
): Promise<FeedDocument> {
  const hash = createHash('sha256');
  const held: Buffer[] = [];
  let size = 0;
  let file: FileHandle | null = null;
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      held.push(chunk);
      size += chunk.length;
      if (size <= SMALL_BODY_BYTES) continue;
      file ??= await openNamelessFile();
      await file.writev(held.splice(0));
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  const digest = shortDigest(hash);
  return file ? spooled(file, { ...origin, digest }) : inMemory(held, { ...origin, digest });
}

type Origin = Pick<FeedDocument, 'url' | 'charset' | 'digest'>;

function inMemory(chunks: Buffer[], origin: Origin): FeedDocument {
  const bytes = Buffer.concat(chunks);
  return {
    ...origin,
    bytes,
    async *chunks() {
      yield await Promise.resolve(bytes);
    },
    close: () => Promise.resolve(),
  };
}

function spooled(file: FileHandle, origin: Origin): FeedDocument {
  return { ...origin, bytes: null, chunks: () => readFrom(file), close: () => file.close() };
}

/** One buffer for all chunks, so that memory is independent of the file's size. */
async function* readFrom(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** Unlinked at once, so that a killed process leaves no file. */
async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `openrole-feed-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

function shortDigest(hash: Hash): string {
  return hash.digest('hex').slice(0, 16);
}
