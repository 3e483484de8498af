/** Starts a cluster of every server on this machine, kills, pauses and starts its parts, and shows how they are. */
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm run cluster -- up|status|kill <part>|pause <part>|start <part>|down [--json]

Three Elasticsearch nodes, Temporal over PostgreSQL with two processes of each service, MongoDB, two apis and two
workers behind HAProxy, each a process with a folder of its own. Needs about 6 GiB of memory.

  up             start what does not run; prints the address of the api and a key
  status         show each part, how far behind it is and its latest error
  kill <part>    end a part at once (kill -9)
  pause <part>   halt a part (SIGSTOP), as a machine that does not respond
  start <part>   start a part that has ended, or continue a paused one
  down           stop every part; the data stays

  --json         print one JSON object instead
  --help

Environment: OPENROLE_HOME (.openrole; the cluster is in its folder "cluster"), ELASTICSEARCH_HEAP_MB (512).`;

export const command: Command = {
  help,
  options: { json: { type: 'boolean' } },
  async run(values, words) {
    const { runCluster } = await import('../cluster/run-cluster.ts');
    return runCluster(words, values['json'] === true);
  },
};
