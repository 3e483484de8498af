/** Loads the records of a backup. */
import { WrongUse, type Command } from '../terminal/run-command.ts';

const help = `Loads a backup into MongoDB and rebuilds the search indexes. Stop the api and the workers first, and give Temporal
an empty namespace (docs/backup.md). Mails and alerts that may have gone out since the backup are not sent again.

Usage:
  npm run restore -- <folder>
  npm run restore -- --settle

Options:
  --replace   delete what the database holds first
  --settle    load nothing; prepare a database that mongorestore or a snapshot of a disk has brought back
  --json      print { documents, cancelled_sends } when done
  --help`;

export const command: Command = {
  help,
  options: {
    replace: { type: 'boolean' },
    settle: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(values, folders) {
    const expected = values['settle'] === true ? 0 : 1;
    if (folders.length !== expected) {
      throw new WrongUse(expected === 1 ? 'Name one folder.' : '--settle takes no folder.');
    }
    const { restore } = await import('../backup/restore.ts');
    return restore(folders[0], values);
  },
};
