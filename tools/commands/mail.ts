/** Takes bounces and complaints from files, as the worker does from MAIL_BOUNCE_DIR. */
import { readReportFile } from '../../clients/mail/report-files.ts';
import { noReports, reportOutcomes, takeReport } from '../../services/mail/take-report.ts';
import { withLocalContext } from '../local-context.ts';
import { actionNamed, type Command, WrongUse } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';

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
    return withLocalContext(['MongoDB'], async (ctx) => {
      const counts = noReports();
      for (const file of files) counts[await takeReport(ctx, await readReportFile(file))] += 1;
      const rows = reportOutcomes.map((outcome) => [outcome, counts[outcome]]);
      const json = values['json'] === true;
      process.stdout.write(
        `${json ? JSON.stringify(counts) : table(['outcome', 'messages'], rows)}\n`,
      );
      return 0;
    });
  },
};
