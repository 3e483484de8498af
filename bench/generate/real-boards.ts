import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '../../tools/paths.ts';

/** As much of a recorded board as the shape of generated ones is measured by. */
export interface BoardJob {
  title: string;
  department?: string | null;
  location?: string | null;
  descriptionHtml?: string | null;
}

const folder = join(projectRoot, '..', 'shared', 'data', 'ashby-boards');

/** The recorded boards beside the checkout, one list of jobs each; null where they are absent. */
export async function readRealBoards(): Promise<BoardJob[][] | null> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) return null;
  const files = names.filter((name) => name.endsWith('.json.gz')).sort();
  return Promise.all(files.map((name) => readBoard(join(folder, name))));
}

async function readBoard(path: string): Promise<BoardJob[]> {
  const board = JSON.parse(gunzipSync(await readFile(path)).toString()) as { jobs?: BoardJob[] };
  return board.jobs ?? [];
}
