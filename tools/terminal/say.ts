/**
 * Messages for a person while a command works. They go to standard error, so that standard output holds only the
 * result (a table, JSON, the count of tests).
 */
const running = new Map<string, string>();
const terminal = process.stderr;

/** A permanent line. */
export function say(line: string): void {
  clearProgress();
  terminal.write(`${line}\n`);
  drawProgress();
}

/** The state of long work, redrawn in place on a terminal and silent in a pipe. */
export function progress(name: string, state: string): void {
  running.set(name, state.trim().slice(0, 60));
  clearProgress();
  drawProgress();
}

/** Ends the progress of `name`. */
export function progressDone(name: string): void {
  clearProgress();
  running.delete(name);
  drawProgress();
}

function clearProgress(): void {
  if (terminal.isTTY && running.size > 0) terminal.write('\r\u001B[2K');
}

function drawProgress(): void {
  if (!terminal.isTTY || running.size === 0) return;
  const line = [...running].map(([name, state]) => `${name}: ${state}`).join(' · ');
  terminal.write(line.slice(0, Math.max(20, terminal.columns - 1)));
}
