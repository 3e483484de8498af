import { answerTasks } from '../../threads/answer-tasks.ts';
import { findUnprintable } from './printable.ts';

/** The thread that checks texts with letters of large fonts. */
export default answerTasks(findUnprintable);
