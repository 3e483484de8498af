/** Fills the market index with fictional employers and postings. */
import { MOST_EMPLOYERS } from '../seed/words/names.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Fictional employers and their open roles, read like real feeds by the running worker.

Usage: npm run seed -- [options]

  --today YYYY-MM-DD   the day on which the postings look recent (the day of the first run, else today)
  --employers N        how many employers, 1 to ${MOST_EMPLOYERS} (300)
  --json               print what came of each source as JSON
  --help

The same day and number give the same postings: a second run changes nothing.`;

export const command: Command = {
  help,
  takesWords: false,
  options: {
    today: { type: 'string' },
    employers: { type: 'string', default: '300' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const { seedMarket } = await import('../seed/seed-market.ts');
    return seedMarket(values);
  },
};
