import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { namesIn, readReportFile } from './report-files.ts';

/** A mail that was written to the maildir. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Mails of sends. Links that sign people in are mails with other ids. */
const OF_SENDS = /^mal_[0-9A-Za-z]{20}$/;

/** The newest mails of the maildir. */
export async function listOutbox(directory: string, limit: number): Promise<OutboxMail[]> {
  const files = await filesOf(directory);
  const newest = [...files.keys()].sort().reverse().slice(0, limit);
  return Promise.all(newest.map((id) => readOutboxFile(id, files.get(id) ?? '')));
}

/** One mail of the maildir; null when there is none. */
export async function readOutboxMail(directory: string, id: string): Promise<OutboxMail | null> {
  const path = (await filesOf(directory)).get(id);
  return path === undefined ? null : readOutboxFile(id, path);
}

/** Paths by the id of the mail. The names of mails that were read carry flags. */
async function filesOf(directory: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ['cur', 'new'].map((name) => join(directory, name))) {
    for (const name of await namesIn(folder)) {
      const [id = ''] = name.split(':');
      if (OF_SENDS.test(id)) files.set(id, join(folder, name));
    }
  }
  return files;
}

async function readOutboxFile(id: string, path: string): Promise<OutboxMail> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(await readReportFile(path));
  return { id, to: to.map(({ address = '' }) => address).join(', '), subject, text };
}
