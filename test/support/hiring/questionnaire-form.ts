/*
 * Real screening questionnaires as text, and the application forms they make. Two vendors' layouts: one question,
 * one option a line; and everything in one line.
 */

interface Question {
  number: number;
  text: string[];
  options: string[];
  section: string | null;
}

/** Questions of a text in which each question starts a line with a number and each option with a letter. */
function readLines(text: string): Question[] {
  const questions: Question[] = [];
  let section: string | null = null;
  for (const line of text.split('\n')) {
    const current = questions.at(-1);
    const [, option] = /^ [A-Z]{1,2}\. (.*)$/.exec(line) ?? [];
    const next = questionAt(line, current);
    if (option !== undefined) current?.options.push(option);
    else if (next !== null) questions.push({ ...next, section });
    else if (current?.options.length === 0) current.text.push(line);
    else if (line.trim() !== '') section = line.trim().slice(0, 500);
  }
  return questions;
}

/** The question that a line starts, if its number follows the previous one or starts a new section. */
function questionAt(line: string, last: Question | undefined): Omit<Question, 'section'> | null {
  const [, digits, start] = /^(\d{1,3})\.(?: (.*))?$/.exec(line) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const ahead = number - (last?.number ?? 0);
  const follows = number === 1 || (ahead >= 1 && ahead <= 2);
  return follows ? { number, text: [start ?? ''], options: [] } : null;
}

const REQUIRED = 'Answer to this question is required';

/** Questions of a one-line text: the part before the mark is the question, the sentences after it are the options. */
function readOneLine(text: string): Question[] {
  const parts = text.split(REQUIRED);
  return parts.slice(0, -1).map((part, index) => {
    const [, asked = ''] = /(?:^|\s)\d{1,3} (?!.*\s\d{1,3} [A-Z])(.*)$/.exec(part) ?? [];
    const after = (parts[index + 1] ?? '').replace(/\s\d{1,3} [A-Z][^.]*$/, '');
    const options = /^ Yes No\b/.test(after)
      ? ['Yes', 'No']
      : after.split(/(?<=[.?!]) (?=[A-Z])/).map((sentence) => sentence.trim());
    return {
      number: index + 1,
      text: [asked.trim() || part.trim().slice(-500)],
      options: options.filter((one) => one !== '').slice(0, 40),
      section: null,
    };
  });
}

/** Application fields of one questionnaire. Every question is required and keyed by its position. */
export function questionnaireForm(text: string) {
  const questions = text.includes('Seeker - Vacancy') ? readOneLine(text) : readLines(text);
  return questions.map(({ text: lines, options, section }, index) => {
    const [label = '', ...rest] = lines.join('\n').trim().split('\n');
    const several = /\b(all|as many as) (that|which)? ?apply\b/i.test(lines.join(' '));
    const choice = several ? 'multi_select' : 'single_select';
    return {
      key: `question_${index + 1}`,
      label: label.trim().slice(0, 5_000) || `Question ${index + 1}`,
      description: rest.join('\n').trim() || null,
      type: options.length === 0 ? 'textarea' : choice,
      required: true,
      section,
      options: options.map((one, place) => ({
        value: String.fromCharCode(65 + (place % 26)).repeat(1 + Math.floor(place / 26)),
        label: one.trim().slice(0, 2_000) || '–',
      })),
    };
  });
}
