import { answerTasks } from '../../../services/threads/answer-tasks.ts';
import { ownThread, processorMs } from '../../../services/threads/time-limit.ts';

/** Processor time that `work` uses. */
const WORK_MS = 500;

/** Returns a copy of each task; some texts make it fail instead. */
const harms: Record<string, () => unknown> = {
  die: () => process.exit(1),
  fail: () => {
    throw new Error('The task failed.');
  },
  loop: () => {
    for (;;);
  },
  work: () => {
    const thread = ownThread();
    const until = (processorMs(thread) ?? 0) + WORK_MS;
    while ((processorMs(thread) ?? Infinity) < until);
  },
  fill: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  },
};

export default answerTasks(async (task: { text: string }) => {
  await harms[task.text]?.();
  return task;
});
