import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  isAlive,
  markProcess,
  signalGroup,
  type ProcessMark,
} from '../../tools/dev-servers/processes/alive.ts';
import {
  findHolder,
  holdHome,
  isAbandoned,
  stopLeftovers,
} from '../../tools/dev-servers/processes/home.ts';
import { choosePort, replacedPort } from '../../tools/dev-servers/processes/ports.ts';
import { withSession } from '../../tools/dev-servers/processes/session.ts';
import { supervise, type ProcessPlan } from '../../tools/dev-servers/processes/supervise.ts';
import { withTemporarySession } from '../../tools/dev-servers/processes/temporary-session.ts';
import { waitUntil } from '../../tools/dev-servers/processes/wait-until.ts';
import { writeLocalFile } from '../../tools/start/local-file.ts';
import { runCommand } from '../support/processes/run-command.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'openrole-home-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

/** A process in its own group that runs until it is killed. */
function spawnSleeper(): number {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  if (child.pid === undefined) throw new Error('sleep cannot be started');
  return child.pid;
}

async function markOf(pid: number) {
  const mark = await markProcess(pid);
  if (mark === undefined) throw new Error(`no process ${pid}`);
  return mark;
}

/** Creates a directory whose holder was killed; returns the process that it left running. */
async function abandon(home: string) {
  const killed = await markOf(spawnSleeper());
  const left = await markOf(spawnSleeper());
  process.kill(killed.pid, 'SIGKILL');
  await waitUntil(async () => !(await isAlive(killed)), 5_000);
  await writeHolder(home, killed, left);
  return left;
}

/** The record of a holder and of a server that it started. */
async function writeHolder(home: string, holder: ProcessMark, mongodb: ProcessMark): Promise<void> {
  const note = { command: 'npm start', holder, processes: { mongodb }, addresses: {} };
  await writeFile(join(home, 'holder.json'), JSON.stringify(note));
}

describe('ports', () => {
  let occupant: Server;

  beforeEach(async () => {
    process.env['OPENROLE_CACHE'] = directory;
    occupant = createServer();
    await new Promise<void>((listening) => occupant.listen(0, '127.0.0.1', listening));
  });

  afterEach(async () => {
    delete process.env['OPENROLE_CACHE'];
    await new Promise((closed) => occupant.close(closed));
  });

  it('replaces a busy port by a free one and remembers it', async () => {
    const address = occupant.address();
    const busy = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const port = await choosePort(busy, 'test');
    expect(port).not.toBe(busy);
    expect(replacedPort(port)).toBe(busy);
  });

  it('never assigns the same port twice, and accepts 0 for any', async () => {
    const ports = await Promise.all([choosePort(0, 'a'), choosePort(0, 'b'), choosePort(0, 'c')]);
    expect(new Set(ports).size).toBe(3);
    // Outgoing connections have ports from 32768 on; one of them could take an assigned port.
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(ports.every((port) => port > 0 && replacedPort(port) === undefined)).toBe(true);
  });

  it('keeps ports reserved by another living process, and reuses those of a dead one', async () => {
    const other = await markOf(spawnSleeper());
    const free = await choosePort(0, 'test');
    const claims = (mark: object) => JSON.stringify({ [free]: mark });
    await writeFile(join(directory, 'ports.json'), claims(other));
    expect(await choosePort(free, 'test')).not.toBe(free);
    await writeFile(join(directory, 'ports.json'), claims({ ...other, started: 'long ago' }));
    expect(await choosePort(free, 'test')).toBe(free);
    process.kill(other.pid, 'SIGKILL');
  });

  it('recovers from a truncated file of reservations', async () => {
    await writeFile(join(directory, 'ports.json'), '{"3000":{"pi');
    expect(await choosePort(0, 'test')).toBeGreaterThan(0);
  });
});

describe('holding a home directory', () => {
  it('is refused to a second command, naming the holder', async () => {
    const home = await holdHome(directory, 'npm start');
    await expect(holdHome(directory, 'npm start')).rejects.toThrow(
      new RegExp(`held by npm start \\(pid ${process.pid}\\)`),
    );
    await home.release();
    expect(await findHolder(directory)).toBeUndefined();
    await (await holdHome(directory, 'npm start')).release();
  });

  it('lets exactly one of several at once have it', async () => {
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => holdHome(directory, 'npm start')),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('removes an old local.json of processes that no longer run', async () => {
    await writeFile(join(directory, 'local.json'), '{}');
    const home = await holdHome(directory, 'npm start');
    await expect(stat(join(directory, 'local.json'))).rejects.toThrow('ENOENT');
    await home.release();
  });

  it('ends processes that a killed holder left running', async () => {
    const left = await abandon(directory);

    expect(await isAbandoned(directory)).toBe(true);
    const status = await runCommand(['stack', 'status', '--json'], { OPENROLE_HOME: directory });
    expect(JSON.parse(status.output)).toEqual({
      running: false,
      left_behind: { mongodb: left.pid },
    });
    expect(await stopLeftovers(directory)).toBe(true);
    expect(await isAlive(left)).toBe(false);
    expect(await stopLeftovers(directory)).toBe(false);
  });

  it('ends and removes a killed temporary session before the next one begins', async () => {
    const forgotten = await mkdtemp(join(tmpdir(), 'openrole-session-'));
    const left = await abandon(forgotten);
    const options = { command: 'bench', whenStopped: '' };
    const used = await withTemporarySession(options, async (session) => {
      expect(await isAlive(left)).toBe(false);
      await expect(stat(forgotten)).rejects.toThrow('ENOENT');
      return session.directory;
    });
    await expect(stat(used)).rejects.toThrow('ENOENT');
  });

  it('does not touch a process that only reuses an old pid', async () => {
    const stranger = await markOf(spawnSleeper());
    const old = { pid: stranger.pid, started: 'long ago' };
    await writeHolder(directory, old, old);
    await stopLeftovers(directory);
    expect(await isAlive(stranger)).toBe(true);
    process.kill(stranger.pid, 'SIGKILL');
  });
});

describe('supervision', () => {
  const pids: number[] = [];
  const errors: Error[] = [];
  const watcher = {
    onStart: (_name: string, pid: number) => void pids.push(pid),
    onGiveUp: (error: Error) => void errors.push(error),
  };

  function planOf(script: string): ProcessPlan {
    return {
      name: 'sleeper',
      command: 'sh',
      args: ['-c', script],
      env: { PATH: process.env['PATH'] ?? '' },
      logFile: join(directory, 'sleeper.log'),
      isReady: () => Promise.resolve(true),
      graceMs: 5_000,
    };
  }

  beforeEach(() => {
    pids.length = errors.length = 0;
  });

  it('restarts a killed process, and stops it with its children', async () => {
    const started = join(directory, 'started');
    const supervised = supervise(planOf(`sleep 600 & echo $! >>${started}; wait`), watcher);
    const sleepers = async () =>
      (await readFile(started, 'utf8').catch(() => '')).trim().split('\n');
    expect(await waitUntil(async () => Number((await sleepers())[0]) > 0, 5_000)).toBe(true);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await waitUntil(async () => (await sleepers()).length === 2, 10_000)).toBe(true);
    await supervised.stop();
    const all = [...pids, ...(await sleepers()).map(Number)];
    const noneRuns = async () => (await Promise.all(all.map(markProcess))).every((mark) => !mark);
    expect(await waitUntil(noneRuns, 5_000)).toBe(true);
  });

  it('gives up on a process that keeps ending, with its last output', async () => {
    const supervised = supervise(planOf('echo my last words; exit 3'), watcher);
    expect(await waitUntil(() => Promise.resolve(errors.length === 1), 20_000)).toBe(true);
    expect(errors[0]?.message).toMatch(/exit code 3[^]*my last words/);
    await supervised.stop();
  }, 30_000);
});

describe('a session', () => {
  it('reports new pids one at a time, including the last when several processes died at once', async () => {
    const told: Record<string, number>[] = [];
    let atOnce = 0;
    let most = 0;
    const both = ['one', 'two'];
    let before: Record<string, number> = {};
    const bothNoted = async () => {
      const noted = (await findHolder(directory))?.processes;
      return both.every((name) => noted?.[name]?.pid !== before[name]);
    };
    const options = { directory, command: 'npm start', whenStopped: undefined };
    let killed = false;
    await withSession(options, async (session) => {
      for (const name of both) {
        session.start('server', {
          name,
          command: 'sh',
          args: ['-c', 'exec sleep 600'],
          env: { PATH: process.env['PATH'] ?? '' },
          logFile: join(directory, `${name}.log`),
          isReady: () => Promise.resolve(true),
          graceMs: 5_000,
        });
      }
      const bothRun = () => both.every((name) => session.pids()[name] !== undefined);
      await waitUntil(() => Promise.resolve(bothRun()), 5_000);
      await session.followPids(async () => {
        most = Math.max(most, (atOnce += 1));
        told.push(session.pids());
        // The other start must not come before this one has finished.
        if (killed) await waitUntil(bothNoted, 500);
        atOnce -= 1;
      });
      before = told.at(-1) ?? {};
      killed = true;
      for (const name of both) process.kill(before[name] ?? Number.NaN, 'SIGKILL');
      const areNew = () => both.every((name) => told.at(-1)?.[name] !== before[name]);
      expect(await waitUntil(() => Promise.resolve(areNew()), 20_000)).toBe(true);
    });
    expect(most).toBe(1);
  }, 30_000);
});

/** Promise: `npm start | head -1`, a closed terminal or a killed `tee` leaves nothing running. */
describe('a command whose output has no reader', () => {
  it('stops its processes in order', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', resolve(__dirname, '../support/processes/hold-session.ts'), directory],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const ended = new Promise((done) => child.once('exit', done));
    const marksNoted = async () => Object.keys((await findHolder(directory))?.processes ?? {});
    expect(await waitUntil(async () => (await marksNoted()).length === 2, 20_000)).toBe(true);
    const marks = Object.values((await findHolder(directory))?.processes ?? {});
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGINT');
    await ended;
    const alive = await Promise.all(marks.map(isAlive));
    for (const { pid } of marks) signalGroup(pid, 'SIGKILL');
    expect(alive).toEqual([false, false]);
    expect(await isAbandoned(directory)).toBe(false);
  }, 60_000);
});

describe('local.json', () => {
  it('is readable only by its owner, also when it replaces an open one', async () => {
    const file = join(directory, 'local.json');
    await writeFile(file, '{}');
    await chmod(file, 0o644);
    const content = {
      api_url: 'http://127.0.0.1:3000',
      console_url: 'http://127.0.0.1:3000/console',
      docs_url: 'http://127.0.0.1:3000/docs',
      api_key: 'secret',
      mongodb_url: 'mongodb://127.0.0.1:27017/openrole',
      elasticsearch_url: 'http://127.0.0.1:9200',
      temporal_address: '127.0.0.1:7233',
      temporal_ui_url: 'http://127.0.0.1:8233',
      mail_dir: join(directory, 'mail'),
      pids: { api: 1 },
    };
    await writeLocalFile(directory, content);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(content);
  });
});
