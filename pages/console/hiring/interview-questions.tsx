import type { InterviewQuestion } from '../../../domain/hiring/interview-questions/question.ts';
import { h } from '../../h.ts';
import { words } from '../words/words.ts';

/** Questions to ask in an interview for a role. They are in English. */
export function InterviewQuestions({ of }: { of: readonly Pick<InterviewQuestion, 'question'>[] }) {
  if (of.length === 0) return null;
  return (
    <details>
      <summary>{words.candidates.interviewQuestions(of.length)}</summary>
      <ol lang="en">
        {of.map(({ question }) => (
          <li>{question}</li>
        ))}
      </ol>
    </details>
  );
}
