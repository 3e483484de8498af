import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { SourceKind } from '../../domain/market/enums.ts';
import { WrongUse } from '../terminal/run-command.ts';
import type { Recording } from './import-recorded.ts';

const ENDING = /\.(json|xml)(\.gz)?$/;

/** The recorded payloads of a kind among these files and in these folders, by name. @throws for a folder without any, for none, and for a file that is no payload. */
export async function recordedFiles(kind: SourceKind, paths: string[]): Promise<Recording[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => {
      throw new Error(`There is no file or folder ${path} that can be read.`);
    });
    if (found.isDirectory()) {
      const names = (await readdir(path)).filter((name) => ENDING.test(name)).sort();
      if (names.length === 0) throw new Error(`There are no payloads in ${path}.`);
      files.push(...names.map((name) => join(path, name)));
    } else if (ENDING.test(path)) files.push(path);
    else
      throw new WrongUse(`${path} is no payload: its name must end in .json, .xml or their .gz.`);
  }
  return files.map((path) => ({
    kind,
    token: tokenOf(path),
    companyName: null,
    open: () => openRecordedFile(path),
  }));
}

/** The file's name without endings, percent-decoded (decision 0023). */
export function tokenOf(path: string): string {
  const name = basename(path).replace(ENDING, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The payload's bytes, unpacked. */
function openRecordedFile(path: string): Readable {
  if (!path.endsWith('.gz')) return createReadStream(path);
  return Readable.from(unpack(path), { objectMode: false });
}

async function* unpack(path: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  pipeline(createReadStream(path), unpacked, () => undefined);
  try {
    for await (const piece of unpacked) yield piece as Buffer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be unpacked: ${reason}`, { cause: error });
  }
}
