import { questions } from '../../domain/agent/chat/planner/questions.ts';
import { markdownTable } from './markdown.ts';

/** The questions that a chat without a model answers. */
export function chatQuestions(): string {
  return markdownTable(
    ['Tool', 'English', 'German'],
    questions.map(({ tool, english, german }) => [
      tool === null ? '' : `\`${tool}\``,
      english,
      german,
    ]),
  );
}
