import { answerTasks } from '../../threads/answer-tasks.ts';
import { drawDocx } from './draw-docx.ts';
import type { DocxTask } from './render-docx.ts';

/** A thread of the drawing pool. */
export default answerTasks(
  async ({ model, template }: DocxTask) => new Uint8Array(await drawDocx(model, template)),
);
