import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `.openrole/local.json`: addresses, key and process ids of a running installation (decision 0023). */
export interface LocalFile {
  api_url: string;
  /** Opens with a sign-in; `npm start` prints a link for it. */
  console_url: string;
  docs_url: string;
  api_key: string;
  mongodb_url: string;
  elasticsearch_url: string;
  temporal_address: string;
  /** Null when Temporal runs elsewhere and TEMPORAL_UI_URL is not set. */
  temporal_ui_url: string | null;
  mail_dir: string;
  /** Processes started here, by name. */
  pids: Record<string, number>;
}

/** Writes local.json, readable by its owner alone. A reader never sees half of it. */
export async function writeLocalFile(directory: string, content: LocalFile): Promise<void> {
  await writePrivately(join(directory, 'local.json'), content);
}

/** Writes JSON with mode 0600, aside and renamed. */
export async function writePrivately(file: string, content: unknown): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  await writeFile(aside, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  await rename(aside, file);
}

/** The JSON of a file, or undefined when there is none. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
