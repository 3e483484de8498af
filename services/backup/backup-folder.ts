import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backupManifest, type BackupManifest } from '../../domain/backup/manifest.ts';

const MANIFEST = 'manifest.json';

/**
 * Creates the folder of a new backup, for its owner only.
 * @throws when it holds something.
 */
export async function createBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. A backup needs a folder of its own.`);
  }
}

/** Writes the manifest last and at once, so that a folder with a manifest is complete. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const unfinished = join(folder, `${MANIFEST}.part`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, MANIFEST));
}

/** @throws when the folder is not a complete backup of a format that this release reads. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    const reason = `${folder} has no ${MANIFEST}: it is no backup, or one that did not end.`;
    throw new Error(reason, { cause });
  });
  const read = backupManifest.safeParse(jsonOf(text));
  if (!read.success) throw new Error(`${MANIFEST} is not of a backup that this release reads.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
