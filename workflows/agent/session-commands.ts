import { ApplicationFailure, condition, setHandler } from '@temporalio/workflow';
import {
  isOver,
  sessionActions,
  statusAfter,
  type SessionAction,
} from '../../domain/agent/session-lifecycle.ts';
import {
  SESSION_MOVED,
  sessionUpdates,
  type SessionCommand,
  type SessionState,
} from './contract.ts';

/** How long a command waits for the workflow to reach the version that its sender has seen. */
const CATCH_UP = '30 seconds';
/** How many command ids are remembered to detect repeats. */
const KNOWN_COMMANDS = 200;

interface PendingCommand extends SessionCommand {
  step: SessionAction;
  isDone: boolean;
  isRefused: boolean;
}

/** Queued commands of clients, and the state that they are checked against. */
export interface Commands {
  /** Null until the state is first read. */
  state: SessionState | null;
  /** The first pending command. */
  next(): PendingCommand | undefined;
  done(command: PendingCommand): void;
  /** Sets the new state. Pending commands for an older version are rejected. */
  advance(state: SessionState): void;
  /** Ids of the latest completed commands. */
  seen(): string[];
}

/**
 * Registers one update handler per action (decision 0021). A command is applied once, also across runs. It is
 * rejected when the session does not allow it, or when its sender has not seen the latest version.
 */
export function takeCommands(seenBefore: readonly string[]): Commands {
  const seen = new Set(seenBefore);
  const queue: PendingCommand[] = [];
  const commands: Commands = {
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
  for (const step of sessionActions) {
    setHandler(sessionUpdates[step], (command: SessionCommand) => take(step, command), {
      validator: (command: SessionCommand) => validate(step, command),
      description: `${step}, sent by a client`,
    });
  }
  return commands;

  function validate(step: SessionAction, { id, version }: SessionCommand): void {
    const { state } = commands;
    if (state === null || seen.has(id) || version > state.version) return;
    if (version < state.version || statusAfter(state.status, step) === null) throw moved();
  }

  async function take(step: SessionAction, command: SessionCommand): Promise<void> {
    const isCaughtUp = () => commands.state !== null && commands.state.version >= command.version;
    await condition(isCaughtUp, CATCH_UP);
    if (seen.has(command.id)) return;
    const { state } = commands;
    if (state === null || state.version !== command.version || isOver(state.status)) throw moved();
    if (statusAfter(state.status, step) === null) throw moved();
    const pending: PendingCommand = { ...command, step, isDone: false, isRefused: false };
    queue.push(pending);
    await condition(() => pending.isDone || pending.isRefused);
    if (pending.isRefused) throw moved();
  }
}

function moved(): ApplicationFailure {
  return ApplicationFailure.nonRetryable('The session has changed.', SESSION_MOVED);
}
