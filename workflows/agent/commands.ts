import type { UpdateDefinition } from '@temporalio/common';
import { ApplicationFailure, CancellationScope, condition, setHandler } from '@temporalio/workflow';
import type { Command } from './contract.ts';

/** How long a command waits for the workflow to reach the version that its sender has seen. */
const CATCH_UP = '30 seconds';
/** How many command ids are remembered to detect repeats. */
const KNOWN_COMMANDS = 200;

interface PendingCommand<Step> extends Command {
  step: Step;
  isDone: boolean;
  isRefused: boolean;
}

type CommandUpdate = UpdateDefinition<void, [Command]>;

/** The updates of a workflow, and the states in which it takes them. */
interface CommandRules<Step extends string, State> {
  updates: Readonly<Record<Step, CommandUpdate>>;
  isAllowed: (state: State, step: Step) => boolean;
  isOver: (state: State) => boolean;
  /** Type and message of the failure when the state differs from the one that the sender has seen. */
  moved: { type: string; message: string };
}

/** Queued commands of clients, and the state that they are checked against. */
export interface Commands<Step extends string, State extends { version: number }> {
  /** Null until the state is first read. */
  state: State | null;
  /** The first pending command. */
  next(): PendingCommand<Step> | undefined;
  done(command: PendingCommand<Step>): void;
  /** Sets the new state. Pending commands for an older version are rejected. */
  advance(state: State): void;
  /** Ids of the latest completed commands. */
  seen(): string[];
}

/**
 * Registers one update handler per action. A command is applied once, also across runs. It is rejected when the state
 * does not allow it, or when its sender has not seen the latest version.
 */
export function takeCommands<Step extends string, State extends { version: number }>(
  { updates, isAllowed, isOver, moved }: CommandRules<Step, State>,
  seenBefore: readonly string[],
): Commands<Step, State> {
  const hasMoved = () => ApplicationFailure.nonRetryable(moved.message, moved.type);
  const seen = new Set(seenBefore);
  const queue: PendingCommand<Step>[] = [];
  const commands: Commands<Step, State> = {
    state: null,
    next: () => queue[0],
    done(command) {
      queue.splice(queue.indexOf(command), 1);
      command.isDone = true;
      seen.add(command.id);
    },
    advance(state) {
      commands.state = state;
      const late = queue.filter(({ version }) => version < state.version);
      for (const command of late) {
        queue.splice(queue.indexOf(command), 1);
        command.isRefused = true;
      }
    },
    seen: () => [...seen].slice(-KNOWN_COMMANDS),
  };
  for (const [step, update] of Object.entries(updates) as [Step, CommandUpdate][]) {
    setHandler(update, (command: Command) => take(step, command), {
      validator: (command: Command) => validate(step, command),
      description: `${step}, sent by a client`,
    });
  }
  return commands;

  function validate(step: Step, { id, version }: Command): void {
    const { state } = commands;
    if (state === null || seen.has(id) || version > state.version) return;
    if (version < state.version || !isAllowed(state, step)) throw hasMoved();
  }

  async function take(step: Step, command: Command): Promise<void> {
    const isCaughtUp = () => commands.state !== null && commands.state.version >= command.version;
    await condition(isCaughtUp, CATCH_UP);
    if (seen.has(command.id)) return;
    const { state } = commands;
    if (state === null || state.version !== command.version || isOver(state)) throw hasMoved();
    if (!isAllowed(state, step)) throw hasMoved();
    const pending: PendingCommand<Step> = { ...command, step, isDone: false, isRefused: false };
    queue.push(pending);
    await condition(() => pending.isDone || pending.isRefused);
    if (pending.isRefused) throw hasMoved();
  }
}

/** Runs work that a command cancels: its activity is abandoned, its result ignored, and the outcome is null. */
export function unlessCommanded<State>(
  commands: { next: () => unknown },
  work: () => Promise<State>,
): Promise<State | null> {
  const scope = new CancellationScope();
  const done = scope.run(work);
  const commanded = scope.run(() => condition(() => commands.next() !== undefined));
  const outcome = Promise.race([done, commanded.then(() => null)]).finally(() => scope.cancel());
  done.catch(() => undefined);
  commanded.catch(() => undefined);
  return outcome;
}
