import { readPdf } from '../../services/documents/readers/read-pdf.ts';
import { answerTasks } from '../../services/threads/answer-tasks.ts';

export default answerTasks(async (file: Uint8Array) => {
  const { lines } = await readPdf(file);
  return lines.map(({ text }) => text);
});
