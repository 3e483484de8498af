import { answerTasks } from '../../../services/threads/answer-tasks.ts';

/** Returns a copy of each task; some texts make it fail instead. */
const harms: Record<string, () => unknown> = {
  die: () => process.exit(1),
  fail: () => {
    throw new Error('The task failed.');
  },
  loop: () => {
    for (;;);
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
