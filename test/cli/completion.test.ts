import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { completionsOf } from '../../cli/complete.ts';
import { actions } from '../../cli/generated/actions.ts';
import { editDistance } from '../../cli/suggest.ts';
import { commands } from '../../cli/tree.ts';
import { optionsOfCommand } from '../../cli/parse.ts';
import { runCli } from '../support/run-cli.ts';

/** Promise: what is completed follows from the declarations, down to the values of enums. */
describe('completion', () => {
  it.each<[string[], string[]]>([
    [['candi'], ['candidates']],
    [
      ['candidates', 'm'],
      ['move', 'merge'],
    ],
    [['account', 'resume', 'p'], ['put']],
    [['candidates', 'move', 'cand_1', '--from'], ['--from-stage']],
    [
      ['jobs', 'search', '--workplace-type', ''],
      ['remote', 'hybrid', 'on_site'],
    ],
    [['jobs', 'search', '--seniority-level', 'mid,se'], ['mid,senior']],
    [['webhooks', 'create', '--event-kinds', 'offer.a'], ['offer.accepted']],
    [['boards', 'roles', 'acme', '--employment-type', 'vol'], ['volunteer']],
    [['--api-u'], ['--api-url']],
    [['completion', 'z'], ['zsh']],
    [['config', 'p'], ['path']],
    [['account', 'resume', 'put', '--file', ''], []],
  ])('%j', (line, found) => {
    expect(completionsOf(line)).toEqual(found);
  });

  it.each(['bash', 'zsh', 'fish', 'powershell'])('the script for %s parses', async (shell) => {
    const { code, output } = await runCli(['completion', shell]);
    expect(code).toBe(0);
    const program = shell === 'powershell' ? 'pwsh' : shell;
    const check = shell === 'powershell' ? ['-NoProfile', '-Command', '-'] : ['-n'];
    const parsed = spawnSync(program, check, { input: output, encoding: 'utf8' });
    if (parsed.error !== undefined && program !== 'bash') {
      process.stderr.write(`${program} is not installed: its completion script was not parsed.\n`);
      return;
    }
    expect({ status: parsed.status, stderr: parsed.stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('completes in bash', async () => {
    const { output } = await runCli(['completion', 'bash']);
    const program = `openrole() { printf '%s\\n' "$2" "$3"; }
${output}
COMP_WORDS=(openrole jobs sea) COMP_CWORD=2
_openrole
printf '%s ' "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', { input: program, encoding: 'utf8' });
    expect(stdout).toBe('jobs sea ');
  });
});

/** Promise: the first Tab completes, when zsh has loaded the file from a folder of `fpath`. */
it('is called by the file that zsh loads', async () => {
  const { output } = await runCli(['completion', 'zsh']);
  expect(output.trimEnd().split('\n').at(-1)).toBe(
    'if [[ "${funcstack[1]}" == _openrole ]]; then _openrole "$@"; else compdef _openrole openrole; fi',
  );
  const program = `fpath=("$1" $fpath)
compadd() { print -r -- "$found" }
openrole() { print jobs }
autoload -Uz _openrole
words=(openrole jo) CURRENT=2
_openrole`;
  const folder = await mkdtemp(join(tmpdir(), 'openrole-zsh-'));
  await writeFile(join(folder, '_openrole'), output);
  const loaded = spawnSync('zsh', ['-f', '-c', program, 'zsh', folder], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  if (loaded.error === undefined) expect(loaded.stdout).toBe('jobs\n');
});

describe('the tree', () => {
  it('has one command of each name, and no parameter but --url hides an option of every command', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const own = ['api-key', 'api-url', 'profile', 'json', 'jsonl', 'retry', 'help'];
    for (const command of commands) {
      const options = optionsOfCommand(command).map(({ name }) => name);
      expect(options).toEqual(expect.arrayContaining(own));
      expect(new Set(options).size).toBe(options.length);
    }
    const taken = actions.flatMap(({ options }) => options.map(({ name }) => name));
    const calls = ['all', 'max', 'wait', 'columns', 'data', 'yes', 'output', 'if_match'];
    expect(taken.filter((name) => [...own, ...calls].includes(name))).toEqual([]);
  });

  it('measures the distance of words', () => {
    expect(editDistance('serach', 'search')).toBe(2);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('jobs', 'jobs')).toBe(0);
  });
});
