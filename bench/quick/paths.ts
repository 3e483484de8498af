/** A path that the quick bench compares: a goal of a bench, by the text that both versions give it. */
export interface ComparedPath {
  name: string;
  bench: string;
  /** Arguments that keep the bench short. */
  args: readonly string[];
  goal: string;
}

const READS_EACH = 'visitors with 1 reads each, requests per second over a bare Express route';

/** Each measures the product against a floor or peer of the same run, so two machines and two moments compare. */
export const comparedPaths: readonly ComparedPath[] = [
  { name: 'list of a board', bench: 'boards', args: [], goal: `list, 200, ${READS_EACH}` },
  { name: 'role of a board', bench: 'boards', args: [], goal: `single job, 200, ${READS_EACH}` },
  {
    name: 'search',
    bench: 'search',
    args: ['--sizes', '10000', '--no-postgres', '--layout', 'shared'],
    goal: 'throughput at saturation over straight, 10000 jobs',
  },
  {
    name: 'application',
    bench: 'applications',
    args: [],
    goal: 'applications per second over bare inserts, 16 callers',
  },
  {
    name: 'webhook delivery',
    bench: 'webhooks',
    args: ['--events', '500', '--rounds', '2'],
    goal: 'deliveries per second, of empty workflows per second',
  },
];
