import { cleanMailHtml } from '../../domain/mail/clean-html.ts';
import { answerTasks } from '../threads/answer-tasks.ts';

/** A thread that sanitises the HTML of mails. */
export default answerTasks(({ text }: { text: string }) => Promise.resolve(cleanMailHtml(text)));
