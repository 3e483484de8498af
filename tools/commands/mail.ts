/** Takes bounces and complaints from files, as the worker does from MAIL_BOUNCE_DIR. */
import { actionNamed, type Command, WrongUse } from '../terminal/run-command.ts';

const help = `Takes messages that came to return addresses of mails: bounces (RFC 3464) and complaints (ARF).
A report counts only with the signed return address of its mail. Files are not moved or changed.

Usage:
  npm run mail -- bounces <file>... [--json]

Options:
  --json   print the number of messages by outcome
  --help`;

export const command: Command = {
  help,
  options: { json: { type: 'boolean' } },
  async run(values, words) {
    actionNamed({ bounces: { words: Infinity, options: [] } }, words);
    const files = words.slice(1);
    if (files.length === 0) throw new WrongUse('The file of a message is missing.');
    const { takeReports } = await import('../mail/take-reports.ts');
    return takeReports(values, files);
  },
};
