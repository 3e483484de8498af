/** Checks with Schemathesis that the running API does what its OpenAPI document says. */
import { type Command, WrongUse } from '../terminal/run-command.ts';

const help = `Usage: npm run check:contract [-- --examples N] [-- --seed N]

Starts MongoDB, Elasticsearch, Temporal, the api and the worker in a temporary directory on free ports, with an account
and a record of each kind. Schemathesis then calls every path of /openapi.json and runs all of its checks on the
answers. It is installed into the cache folder. The last line is "N passed, N failed", counted in operations.

  --examples N   random requests per operation and kind of data (5)
  --seed N       seed of the random requests (1)
  --help

Environment: MONGODB_URL, ELASTICSEARCH_URL, TEMPORAL_ADDRESS use running servers; the database fills with test data.`;

function wholeNumber(text: unknown, name: string): string {
  if (typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text)) return text;
  throw new WrongUse(`${name}: a whole number above 0.`);
}

export const command: Command = {
  help,
  takesWords: false,
  options: {
    examples: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
  async run(values) {
    const options = ['--max-examples', wholeNumber(values['examples'], '--examples')];
    options.push('--seed', wholeNumber(values['seed'], '--seed'));
    const { checkContract } = await import('../contract/check.ts');
    return checkContract(options);
  },
};
