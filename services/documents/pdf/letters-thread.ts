import { answerTasks } from '../../threads/answer-tasks.ts';
import { findMissingLetters } from './printable.ts';

/** The thread that checks texts with letters of large fonts. */
export default answerTasks(findMissingLetters);
