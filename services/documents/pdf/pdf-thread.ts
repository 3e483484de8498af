import { answerTasks } from '../../threads/answer-tasks.ts';
import { drawPdf } from './draw-pdf.ts';
import type { PdfTask } from './render-pdf.ts';

/** A thread of the drawing pool. */
export default answerTasks(
  async ({ model, template, date }: PdfTask) =>
    new Uint8Array(await drawPdf(model, template, date)),
);
