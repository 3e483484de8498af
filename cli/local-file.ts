import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { WrongUse } from './command.ts';
import { visible } from './output/visible.ts';

/** The content of `.openrole/local.json`, which a running `npm start` writes. */
interface LocalFile {
  api_url: string;
  api_key: string;
  docs_url: string;
  console_url: string | null;
  temporal_ui_url: string | null;
}

/** A file that another user may have written. */
export interface ForeignFile {
  path: string;
  why: string;
}

interface FoundFile {
  local: LocalFile;
  foreign: ForeignFile | null;
}

const OTHERS_WRITE = 0o022;

/** The file in a folder, or in the nearest one above. */
export async function readLocalFile(from: string): Promise<FoundFile | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, '.openrole', 'local.json');
    const file = await read(path);
    if (file !== null) {
      const why = folder === from ? file.why : (file.why ?? 'is in a folder above');
      const local = JSON.parse(file.text) as LocalFile;
      return { local, foreign: why === null ? null : { path, why } };
    }
    if (dirname(folder) === folder) return undefined;
  }
}

async function read(path: string): Promise<{ text: string; why: string | null } | null> {
  const handle = await open(path).catch(() => null);
  if (handle === null) return null;
  try {
    const { uid, mode } = await handle.stat();
    return { text: await handle.readFile('utf8'), why: whyForeign(uid, mode) };
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

function whyForeign(uid: number, mode: number): string | null {
  // Windows has neither.
  const own = process.getuid?.();
  if (own === undefined) return null;
  if (uid !== own) return 'belongs to another user';
  return (mode & OTHERS_WRITE) === 0 ? null : 'can be written by other users';
}

/** Names a foreign file that is used, and asks before it is used for a write. @throws WrongUse without a yes. */
export async function useForeign(file: ForeignFile | null, isWrite: boolean): Promise<void> {
  if (file === null) return;
  const named = `${visible(file.path)} ${file.why}`;
  if (!isWrite) {
    process.stderr.write(`Address and key are read from a file: ${named}.\n`);
    return;
  }
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new WrongUse(
      `${named}, and is not used for a write without a terminal: use --profile, or set OPENROLE_API_KEY and OPENROLE_URL.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${named}. Use it for a write? [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new WrongUse('Nothing was done.');
}
