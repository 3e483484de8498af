import { sourceKinds } from '../../domain/market/enums.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Feeds of open roles that the market index is made from.

Usage:
  npm run sources -- add <kind> <token or url> [--company NAME] [--cadence MINUTES]
                                       read it from now on, also one that is paused
  npm run sources -- list
  npm run sources -- run <id>          read it now and wait
  npm run sources -- pause <id>        stop scheduled reads
  npm run sources -- resume <id>
  npm run sources -- remove <id>       and close its jobs
  npm run sources -- import <kind> <file or folder>...
                                       read recorded payloads (.json, .xml; also packed, .gz)
Kinds: ${sourceKinds.join(', ')}

Options:
  --json       print JSON instead of a table
  --company    the employer whose feed it is, where the feed does not say
  --cadence    minutes between two reads, at most a year of them (60)
  --help`;

/** The actions of `npm run sources`. */
export const sourcesCommand: Command = {
  help,
  options: {
    json: { type: 'boolean' },
    company: { type: 'string' },
    cadence: { type: 'string' },
  },
  async run(values, words) {
    const { runSources } = await import('./actions.ts');
    return runSources(values, words);
  },
};
