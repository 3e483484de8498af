import { say } from '../../terminal/say.ts';
import { markProcess, type ProcessMark } from './alive.ts';
import { holdHome, type Home } from './home.ts';
import { stopRequested } from './signals.ts';
import { supervise, type ProcessPlan, type Supervised } from './supervise.ts';

/** Stop order: the api before the worker, and the servers last. */
const stopOrder = ['api', 'worker', 'server'] as const;
type Role = (typeof stopOrder)[number];

/** A held home directory with the processes that were started in it. */
export interface Session {
  directory: string;
  start: (role: Role, plan: ProcessPlan) => Supervised;
  pids: () => Record<string, number>;
  noteAddresses: (addresses: Record<string, string>) => Promise<void>;
  /** Calls `listener` now and whenever a process gets a new pid, one call at a time. */
  followPids: (listener: () => Promise<void>) => Promise<void>;
}

interface Running extends Session {
  /** Rejects when a process keeps dying. */
  failed: Promise<never>;
  end: () => Promise<void>;
}

export interface SessionOptions<Answer> {
  directory: string;
  /** The name shown to others who want the same directory, such as "npm start". */
  command: string;
  /** The result when the person stops it before `work` is done. */
  whenStopped: Answer;
}

/**
 * Runs `work` while holding the home directory. When it ends, on a signal, or when a process keeps dying, everything
 * it started is stopped in order.
 */
export async function withSession<Answer>(
  options: SessionOptions<Answer>,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const stopped = stopRequested().then(() => options.whenStopped);
  const session = openSession(await holdHome(options.directory, options.command));
  try {
    return await Promise.race([work(session), stopped, session.failed]);
  } finally {
    await session.end();
  }
}

function openSession(home: Home): Running {
  const processes: { role: Role; supervised: Supervised }[] = [];
  const marks = new Map<string, ProcessMark>();
  let pidsChanged: () => Promise<void> = () => Promise.resolve();
  let notes = Promise.resolve();
  let fail: (error: Error) => void = () => undefined;
  let ended = false;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  /** Several processes may restart at once; their writes are serialised. */
  const inTurn = (write: () => Promise<void>) => {
    const written = notes.then(write);
    notes = written.catch((error: unknown) => say(String(error)));
    return written;
  };
  const noteStart = (name: string, pid: number) =>
    inTurn(async () => {
      const mark = await markProcess(pid);
      if (mark !== undefined) marks.set(name, mark);
      await home.note({ processes: Object.fromEntries(marks) });
      await pidsChanged();
    }).catch(() => undefined);
  return {
    directory: home.directory,
    start: (role, plan) => {
      if (ended) throw new Error(`${plan.name}: stopping`);
      const watcher = {
        onStart: (name: string, pid: number) => void noteStart(name, pid),
        onGiveUp: fail,
      };
      const supervised = supervise(plan, watcher);
      processes.push({ role, supervised });
      return supervised;
    },
    pids: () => Object.fromEntries([...marks].map(([name, { pid }]) => [name, pid])),
    noteAddresses: (addresses) => home.note({ addresses }),
    followPids: (listener) => {
      pidsChanged = listener;
      return inTurn(listener);
    },
    failed,
    end: async () => {
      ended = true;
      await stopInOrder(processes);
      await notes;
      await home.release();
    },
  };
}

async function stopInOrder(processes: { role: Role; supervised: Supervised }[]): Promise<void> {
  if (processes.length === 0) return;
  say('stopping …');
  for (const role of stopOrder) {
    const group = processes.filter((process) => process.role === role);
    await Promise.all(group.map(({ supervised }) => supervised.stop()));
  }
  say('stopped');
}
