import type { FinishedDraft } from './draft/draft-form.ts';

/** The agent's message after a turn: the state of the session in words. */
export function agentMessage({ answers, questions }: FinishedDraft, withheld: readonly string[]) {
  const filled = Object.values(answers).filter(({ value }) => value !== null).length;
  const parts = [
    `${counted(filled, 'answer')} ${filled === 1 ? 'is' : 'are'} ready.`,
    questions.length > 0
      ? `${counted(questions.length, 'question')} ${questions.length === 1 ? 'needs' : 'need'} you.`
      : 'Nothing is sent before you approve it.',
    withheld.length > 0
      ? `The form also requires what only you may give unasked: ${withheld.join(', ')}.`
      : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
