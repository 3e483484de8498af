import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { exitOf } from '../processes/exit-of.ts';
import { progress, progressDone } from '../../terminal/say.ts';

export interface Tool {
  /** Under this name the progress is shown. */
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

const keptLines = 15;

/** Runs a build tool to its end. Its last lines are shown as progress, and in the error when it fails. */
export async function runTool(tool: Tool): Promise<void> {
  const child = spawn(tool.command, tool.args, {
    cwd: tool.cwd,
    env: { ...process.env, ...tool.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => keepLine(tool.name, tail, line));
  }
  try {
    const code = await exitOf(child);
    if (code !== 0) throw new Error(`${tool.command} failed:\n${tail.join('\n')}`);
  } finally {
    progressDone(tool.name);
  }
}

function keepLine(name: string, tail: string[], line: string): void {
  if (line.trim() === '') return;
  tail.push(line);
  if (tail.length > keptLines) tail.shift();
  progress(name, line);
}
