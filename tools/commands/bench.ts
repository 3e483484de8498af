/** Measures how fast and how well the system works, and writes bench/results. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../paths.ts';
import { WrongUse, type Command } from '../terminal/run-command.ts';

const help = `Measures how fast and how well the system works; every bench starts the servers that it needs,
prints the machine and the ratios, and writes bench/results/<name>.json.

Usage:
  npm run bench -- <name> [arguments]
  npm run bench -- list

Speed:    search       [--sizes 10000,100000,1000000] [--layout pinned|shared] [--no-postgres]
          ingest       [--postings 38400] [--workers 1]
          board-cost   [--postings 20000]
          imports      [--rows 50000]
          start        [--runs 4]
          webhooks     [--events 1000] [--rounds 7]
          webhooks-peer [--events 2000] [--rounds 5] (builds Outpost with go; needs Redis, RabbitMQ and PostgreSQL)
          turns        [--turns 200]
          sessions     [--sessions 200]
          pages        [--runs 3] (needs Chromium)
          alerts       [--alerts 10000] [--filters 2000] [--jobs 1000]
          mail         [--messages 500] [--rounds 5]
          people       [--people 1000000]
          employer     [--scale 0.05] (1: 300,000 candidates, 2,000,000 events)
          soak         [--minutes 60] (memory of api and worker)
          growth       [--jobs 1000000] (more shards, nodes and workers)
          workforce, boards, applications, billing, client (needs the npm registry), hostile
          quick        [--against COMMIT] [--pairs 2] (five paths against the last release; fails under 0.8)
Quality:  enrichment, relevance (over ../shared/data/ashby-boards)
          pay          (over labelled texts of 16 markets)
          resume       (over résumés that published themes print) [--half tuning] [--theme NAME]
          resume-drawn (over résumés that the bench draws)
          grounding    (over ../shared/data/ashby-boards and fictional résumés)

  --help`;

const folder = join(projectRoot, 'bench');

/** A bench is a file of bench/ that exports `run`. */
interface Bench {
  run: (args: string[]) => Promise<void>;
}

/** An unknown option of a bench is wrong use, as with every other command. */
async function runBench({ run }: Bench, args: string[]): Promise<void> {
  if (run.length === 0 && args.length > 0) throw new WrongUse('This bench takes no arguments.');
  try {
    await run(args);
  } catch (error) {
    throw isUnreadable(error) ? new WrongUse(error.message) : error;
  }
}

function isUnreadable(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

async function benchNames(): Promise<string[]> {
  const files = await readdir(folder, { withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => file.name.slice(0, -'.ts'.length))
    .sort();
}

export const command: Command = {
  help,
  // Arguments after the name belong to the bench.
  passThrough: true,
  options: {},
  // An interrupted bench may wait forever, and its child processes wait for it.
  endsProcess: true,
  async run(_values, [name, ...rest]) {
    const names = await benchNames();
    if (name === undefined) throw new WrongUse('The name of a bench is missing.');
    if (name === 'list') {
      process.stdout.write(`${names.join('\n')}\n`);
      return 0;
    }
    if (!names.includes(name)) throw new WrongUse(`There is no bench ${name}.`);
    const bench = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Bench;
    await runBench(bench, rest);
    return 0;
  },
};
