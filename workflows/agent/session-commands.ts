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

/** So long a command waits for the workflow to learn of a version that its sender has seen already. */
const CATCH_UP = '30 seconds';
/** Older commands than these are not sent again. */
const KNOWN_COMMANDS = 200;

interface PendingCommand extends SessionCommand {
  step: SessionAction;
  isDone: boolean;
  isRefused: boolean;
}

/** Commands that clients have sent, and the state they are judged by. */
export interface Commands {
  /** Null until it has been read. */
  state: SessionState | null;
  /** The first that is not done; it is allowed now. */
  next(): PendingCommand | undefined;
  done(command: PendingCommand): void;
  /** The session is somewhere else: whoever has not seen that is refused. */
  advance(state: SessionState): void;
  /** Ids of all that were done, the latest ones. */
  seen(): string[];
}

/**
 * Takes one update per action (decision 0021). A command is carried out once, also across runs. It is refused when the
 * session does not allow it, or when its sender has not seen the latest version.
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
      description: `${step} of a client`,
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
  return ApplicationFailure.nonRetryable('The session is in another state.', SESSION_MOVED);
}
