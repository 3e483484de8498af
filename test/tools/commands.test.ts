import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, countTests } from '../../tools/test/run-jest.ts';
import { DEAD_PORT } from '../support/dead-server.ts';
import { runCommand } from '../support/processes/run-command.ts';
import { runTool } from '../support/run-tool.ts';

const commands = readdirSync(join(__dirname, '../../tools/commands')).map((file) =>
  file.replace(/\.ts$/, ''),
);

const away = {
  MongoDB: { MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x` },
  Elasticsearch: { ELASTICSEARCH_URL: `http://127.0.0.1:${DEAD_PORT}` },
  Temporal: { TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}` },
};
const allAway = { ...away.MongoDB, ...away.Elasticsearch, ...away.Temporal };

/** Promise: every command supports --help; exit code 0 is success, 1 failure, 2 wrong use (decision 0023). */
describe('tools/run.mjs', () => {
  it('lists the commands with what they do', async () => {
    const { code, output } = await runCommand(['--help']);
    expect(code).toBe(0);
    for (const name of commands) {
      expect(output).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'));
    }
  });

  it.each([[[]], [['nope']], [['../run']]])(
    'reports wrong use %j with exit code 2 and the list',
    async (args) => {
      const { code, messages } = await runCommand(args);
      expect(code).toBe(2);
      expect(messages).toContain('Usage:');
    },
  );

  it('runs a command and exits with its code', async () => {
    const help = await runCommand(['accounts', '--help']);
    expect(help).toMatchObject({ code: 0, messages: '' });
    expect(help.output).toMatch(/^Usage:/m);
    expect(await runCommand(['ledger', 'check', 'foo'])).toMatchObject({ code: 2, output: '' });
    expect(await runCommand(['openrole', 'mcp', 'now', '--key', 'k'])).toMatchObject({
      code: 2,
      messages: expect.stringMatching(/^\S.+\n--help shows the usage\.\n$/),
    });
  });

  // The command line has help of its own: test/cli/.
  it.each(commands.filter((name) => name !== 'openrole'))(
    '%s --help prints its usage',
    async (name) => {
      const { code, output } = await runTool([name, '--help']);
      expect(code).toBe(0);
      expect(output).toMatch(/^Usage:\s+np[mx] /m);
      expect(output).toMatch(/^ {2}--help$/m);
    },
  );

  it.each([
    ['start', '--nope'],
    ['start', 'everything'],
    ['reindex', 'jobs'],
    ['accounts', 'create', '--email', 'nobody'],
    ['sources', 'import', 'ashby'],
    ['stack', 'constructor'],
    ['stack', 'sideways'],
    ['stack', 'up', 'down'],
    ['contract', 'now'],
    ['contract', '--examples', 'many'],
    ['bench'],
    ['bench', 'nope'],
    ['bench', 'search', '--nope'],
    ['bench', 'search', '--layout', 'round'],
    ['bench', 'boards', '--nope'],
  ])('%s %s is wrong use', async (...args) => {
    const { code, output, messages } = await runTool(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(messages).toMatch(/^\S.+\n--help shows the usage\.\n$/);
  });

  it('ledger check foo is wrong use with and without a running server', async () => {
    const { code, messages } = await runTool(['ledger', 'check', 'foo'], allAway);
    expect(code).toBe(2);
    expect(messages).toContain('--help shows the usage.');
  });

  it.each([
    [['-h'], 'npm test'],
    [['-t', 'a name', '--help'], 'npm test'],
  ])('test %j prints its usage instead of running tests', async (args, usage) => {
    const { code, output } = await runTool(['test', ...args]);
    expect(code).toBe(0);
    expect(output).toContain(`Usage: ${usage} `);
  });

  it('bench <name> --help prints its usage instead of measuring', async () => {
    const { code, output } = await runTool(['bench', 'search', '--help']);
    expect(code).toBe(0);
    expect(output).toMatch(/search +\[--sizes /);
  });

  it.each([
    [['accounts', 'list'], 'MongoDB'],
    [['reindex'], 'Elasticsearch'],
    [['sources', 'list'], 'Temporal'],
  ] as [string[], keyof typeof away][])(
    '%j names the unreachable server and how to start it, and ends',
    async (args, server) => {
      const { code, messages } = await runTool(args, away[server]);
      expect(code).toBe(1);
      expect(messages).toMatch(
        new RegExp(`^${server} does not answer: .+\nStart the servers with`),
      );
    },
  );

  it('stack status exits 1 when nothing runs, also as JSON', async () => {
    const home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
    const { code, output } = await runTool(['stack', 'status', '--json'], { OPENROLE_HOME: home });
    expect({ code, output: JSON.parse(output) as unknown }).toEqual({
      code: 1,
      output: { running: false, left_behind: {} },
    });
    await rm(home, { recursive: true });
  });
});

describe('the count of npm test', () => {
  const report = {
    success: true,
    numPassedTests: 7,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
  };

  it('is the last line, for other programs', () => {
    expect(countOf(countTests(report, 0))).toBe('7 passed, 0 failed');
  });

  it('counts a file that could not run', () => {
    const broken = { ...report, success: false, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countTests(broken, 1)).toEqual({ passed: 7, failed: 3 });
  });

  it('never reports success when jest fails', () => {
    expect(countTests(report, 1)).toEqual({ passed: 7, failed: 1 });
    expect(countTests({ ...report, success: false }, 0)).toEqual({ passed: 7, failed: 1 });
  });
});
