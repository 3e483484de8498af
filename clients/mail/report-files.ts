import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { READ_BYTES } from './read-mail.ts';

const MOST_FILES = 500;
/** Files that are done are kept this long after they came. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Files of a maildir that are not done, of which a pass takes some. */
export async function listReports(directory: string): Promise<string[]> {
  const folders = ['new', 'cur'].map((name) => join(directory, name));
  const files = await Promise.all(
    folders.map(async (folder) => (await namesIn(folder)).map((name) => join(folder, name))),
  );
  return files.flat().slice(0, MOST_FILES);
}

/** The files of a folder, by name; none without the folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The beginning of a file. */
export async function readReportFile(path: string): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Moves a file of a maildir to `done`. */
export async function fileReport(path: string): Promise<void> {
  const done = join(dirname(dirname(path)), 'done');
  await mkdir(done, { recursive: true });
  await rename(path, join(done, basename(path)));
}

/** Deletes files in `done` that came more than 30 days ago; some of them at a time. */
export async function dropOldReports(directory: string): Promise<void> {
  const done = join(directory, 'done');
  const before = Date.now() - KEPT_MS;
  let dropped = 0;
  for (const name of await namesIn(done)) {
    const path = join(done, name);
    if ((await stat(path)).mtimeMs >= before) continue;
    await rm(path, { force: true });
    dropped += 1;
    if (dropped === MOST_FILES) return;
  }
}
