/** Builds new indexes of jobs and people beside the current ones, and swaps them. */
import type { Command } from '../terminal/run-command.ts';

const help = `Builds the indexes of jobs and of People Search anew from MongoDB beside those that are read, and swaps them without
a failed read. Companies are written again to theirs. What is missing is made first, and what a killed reindex left is
taken away.

Usage:
  npm run reindex [-- --json]

Options:
  --json   print { index, jobs, people_index, people } when done
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: { json: { type: 'boolean' } },
  async run(values) {
    const { reindex } = await import('../market/reindex.ts');
    return reindex(values);
  },
};
