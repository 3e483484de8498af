/** Writes all records to a folder. */
import { WrongUse, type Command } from '../terminal/run-command.ts';

const help = `Writes the records of MongoDB, as they are at one moment, to a new folder, while api and worker go on.
Settings and keys are not written: keep SECRETS_KEY and CURSOR_SECRET yourself (docs/backup.md).

Usage:
  npm run backup -- <folder>

Options:
  --stopped   the api and the workers are stopped; needed when MongoDB is not a replica set
  --json      print the manifest when done
  --help`;

export const command: Command = {
  help,
  options: { stopped: { type: 'boolean' }, json: { type: 'boolean' } },
  async run(values, [folder, ...extra]) {
    if (folder === undefined || extra.length > 0) throw new WrongUse('Name one folder.');
    const { backup } = await import('../backup/backup.ts');
    return backup(folder, values);
  },
};
