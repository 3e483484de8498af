import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const ENDING = /\.(json|xml)(\.gz)?$/;

/** A payload on disk and the token of the source it was read from. */
export interface RecordedFile {
  path: string;
  token: string;
}

/** The recorded payloads among these files and in these folders, by name. */
export async function recordedFiles(paths: string[]): Promise<RecordedFile[]> {
  const files: string[] = [];
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) {
      const names = (await readdir(path)).filter((name) => ENDING.test(name)).sort();
      files.push(...names.map((name) => join(path, name)));
    } else files.push(path);
  }
  return files.map((path) => ({ path, token: tokenOf(path) }));
}

/** The file's name without endings, percent-decoded (decisions section 13). */
export function tokenOf(path: string): string {
  const name = basename(path).replace(ENDING, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The payload's bytes, unpacked. */
export function openRecordedFile(path: string): Readable {
  const file = createReadStream(path);
  if (!path.endsWith('.gz')) return file;
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}
