import {
  questionKinds,
  type InterviewedRole,
  type InterviewQuestion,
} from '../../../domain/hiring/interview-questions/question.ts';
import { questionsFor } from '../../../domain/hiring/interview-questions/questions-for.ts';
import { idOf } from '../../../storage/new-id.ts';

/** The questions of the bank for a role, by the rank of their keyword, kind and id. */
export function bankQuestions(role: InterviewedRole): InterviewQuestion[] {
  const rankOf = ({ keyword }: InterviewQuestion) =>
    keyword === null ? role.keywords.length : role.keywords.indexOf(keyword);
  const kindOf = ({ kind }: InterviewQuestion) => questionKinds.indexOf(kind);
  return questionsFor(role)
    .map(({ template, ...question }) => identified(question, template))
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) || kindOf(a) - kindOf(b) || Number(a.id > b.id) - Number(a.id < b.id),
    );
}

/** A question with its id, which follows from its source, keyword and seniority alone. */
export function identified(
  question: Omit<InterviewQuestion, 'id'>,
  source: string,
): InterviewQuestion {
  const key = JSON.stringify([source, question.keyword, question.seniority]);
  return { id: idOf('interviewQuestion', `0.${key}`), ...question };
}
