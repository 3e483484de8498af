import { describe, expect, it } from '@jest/globals';
import { runCli } from '../support/run-cli.ts';

const environment = { OPENROLE_API_KEY: 'ork_live_x', OPENROLE_URL: 'http://127.0.0.1:1' };

/** Promise: the help and the messages about wrong use lead to the right command. */
describe('the command line', () => {
  it('lists each resource apart from its actions', async () => {
    const { output } = await runCli(['--help']);
    expect(output).toMatch(/^ {2}interview-questions {2}list, generate$/m);
    expect(output).toMatch(/^ {2}jobs {17}search,/m);
  });

  it.each([
    [['employes', 'list'], 'Did you mean employees?'],
    [['employees', 'lst'], 'Did you mean list?'],
    [['employees', 'list', '--statsu', 'x'], 'Did you mean --status?'],
  ])('%j suggests the word that was meant', async (args, suggestion) => {
    const { code, messages } = await runCli(args, environment);
    expect([code, messages]).toEqual([2, expect.stringContaining(suggestion)]);
  });

  it('suggests nothing that has no letter of the word', async () => {
    const { code, messages } = await runCli(['employees', 'list', '--fo', '1'], environment);
    expect(code).toBe(2);
    expect(messages).toMatch(/^There is no option --fo\.\n/);
  });

  it('takes an empty id for a missing one', async () => {
    const { code, messages } = await runCli(['employees', 'get', ''], environment);
    expect([code, messages]).toEqual([2, expect.stringContaining('needs <id>')]);
  });

  it('prints the address of careers pages', async () => {
    const { code, output } = await runCli(['open', 'careers', 'acme'], environment);
    expect([code, output]).toEqual([0, 'http://127.0.0.1:1/careers/acme\n']);
  });
});
