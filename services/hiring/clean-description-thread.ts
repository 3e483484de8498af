import { cleanDescription, type StatedDescription } from '../../domain/hiring/description.ts';
import { answerTasks } from '../threads/answer-tasks.ts';

/** A thread that sanitises descriptions of roles. */
export default answerTasks((stated: StatedDescription) =>
  Promise.resolve(cleanDescription(stated)),
);
