import { readReportFile } from '../../clients/mail/report-files.ts';
import { noReports, reportOutcomes, takeReport } from '../../services/mail/take-report.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';

/** Runs `npm run mail -- bounces`. */
export function takeReports(values: Values, files: readonly string[]): Promise<number> {
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
}
