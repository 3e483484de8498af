import type { Command, Option, Use } from '../command.ts';
import { idempotencyKey, ifMatch } from '../global-options.ts';

interface OwnCommand extends Omit<Command, 'words' | 'options' | 'run'> {
  words?: readonly string[];
  options?: readonly Option[];
  load: () => Promise<{ run: (use: Use) => Promise<number> }>;
}

const data: Option = {
  name: 'data',
  kind: 'text',
  about: 'The body as JSON: text, @file, or - for the input.',
};

const list: readonly OwnCommand[] = [
  {
    name: 'login',
    summary: 'Stores an API key in a profile, after a call that checks it.',
    options: [
      { name: 'with-key', kind: 'boolean', about: 'Reads the key from the input, without asking.' },
    ],
    load: () => import('./login.ts'),
  },
  {
    name: 'logout',
    summary: 'Removes the profile in use, or the one of --profile.',
    load: () => import('./logout.ts'),
  },
  {
    name: 'whoami',
    summary: 'Shows the account of the key, where the key comes from, and the balance.',
    load: () => import('./whoami.ts'),
  },
  {
    name: 'config',
    summary: 'Lists the profiles, chooses one (use <name>), or prints the path of their file.',
    words: ['list|use|path', '[name]'],
    load: () => import('./config.ts'),
  },
  {
    name: 'status',
    summary:
      'Shows whether the API is ready, its version, and how many calls are left this minute.',
    load: () => import('./status.ts'),
  },
  {
    name: 'open',
    summary:
      'Prints the page of a thing and opens it: docs, temporal, console, careers (of a company, or your own), or the id of a job.',
    words: ['page', '[company]'],
    load: () => import('./open.ts'),
  },
  {
    name: 'api',
    summary: 'Any call: openrole api GET /jobs?limit=1',
    words: ['method', 'path'],
    options: [data, idempotencyKey, ifMatch],
    load: () => import('./api.ts'),
  },
  {
    name: 'webhooks verify',
    summary: 'Verifies a delivery whose body is the input: openrole webhooks verify … < body',
    options: [
      { name: 'secret', kind: 'text', required: true, about: 'Of the endpoint: whsec_…' },
      {
        name: 'signature',
        kind: 'text',
        required: true,
        about: 'The header Service-Webhook-Signature.',
      },
      {
        name: 'timestamp',
        kind: 'text',
        required: true,
        about: 'The header Service-Webhook-Timestamp.',
      },
      { name: 'id', kind: 'text', about: 'The header Service-Webhook-Id, to compare.' },
    ],
    load: () => import('./webhooks-verify.ts'),
  },
  {
    name: 'webhooks example',
    summary: 'Prints an event of a kind, as an endpoint receives it.',
    words: ['kind'],
    load: () => import('./webhooks-example.ts'),
  },
  {
    name: 'listen',
    summary: 'Forwards new events to a URL as signed deliveries, without a public address.',
    options: [
      { name: 'forward-to', kind: 'text', about: 'Such as http://localhost:8080/hooks.' },
      { name: 'event-kinds', kind: 'list', about: 'Only events of these kinds.' },
      { name: 'print-secret', kind: 'boolean', about: 'Prints the signing secret and exits.' },
    ],
    load: () => import('./listen.ts'),
  },
  {
    name: 'chat',
    summary:
      'Talks with the platform agent: a message per line. On a terminal it asks before an action runs.',
    words: ['[message]…'],
    load: () => import('./chat.ts'),
  },
  {
    name: 'mcp',
    summary: 'Serves the agent tools to an MCP client over standard input and output.',
    options: [{ name: 'key', kind: 'text', about: 'The same as --api-key.' }],
    load: () => import('./mcp.ts'),
  },
  {
    name: 'completion',
    summary: 'Prints a script that completes commands, options and values.',
    words: ['bash|zsh|fish|powershell'],
    load: () => import('./completion.ts'),
  },
];

/** The commands that are no operation of the API. */
export const ownCommands: readonly Command[] = list.map(
  ({ load, words = [], options = [], ...rest }) => ({
    ...rest,
    words,
    options,
    run: async (use) => (await load()).run(use),
  }),
);
