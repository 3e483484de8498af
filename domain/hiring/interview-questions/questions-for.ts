import type { SeniorityLevel } from '../../market/enums.ts';
import { words } from '../../text/words.ts';
import { bank, type BankText } from './bank.ts';
import type { InterviewedRole, InterviewQuestion } from './question.ts';

const ASKED_KEYWORDS = 5;
const PER_KEYWORD = 3;

/** A question of the bank for one role, before it has an id. */
export interface BankQuestion extends Omit<InterviewQuestion, 'id'> {
  /** The written question it comes from; the same in every deployment. */
  template: string;
}

/**
 * The questions of the bank for a role (decision 0032): three for each of its first five keywords, three for its
 * seniority and three for its field. Deterministic.
 */
export function questionsFor(role: InterviewedRole): BankQuestion[] {
  const { seniorityLevel: seniority } = role;
  const keywords = role.keywords.slice(0, ASKED_KEYWORDS);
  return [
    ...keywords.flatMap((keyword) => aboutKeyword(keyword, seniority)),
    ...aboutSeniority(seniority),
    ...aboutField(role),
  ];
}

function aboutKeyword(keyword: string, seniority: SeniorityLevel | null): BankQuestion[] {
  const written = Object.hasOwn(bank.skills, keyword) ? (bank.skills[keyword] ?? []) : [];
  const own = written.map((question, index) => ({
    template: `skill ${index}`,
    ...{ question, kind: 'technical' as const, keyword, seniority },
  }));
  if (own.length > 0) return own.slice(0, PER_KEYWORD);
  return bank.keyword
    .filter(({ seniorities }) => seniorities?.includes(seniority ?? 'unknown') ?? true)
    .slice(0, PER_KEYWORD)
    .map(({ id, kind, question }) => ({
      template: `keyword ${id}`,
      question: question.replaceAll('{keyword}', () => keyword),
      ...{ kind, keyword, seniority },
    }));
}

function aboutSeniority(seniority: SeniorityLevel | null): BankQuestion[] {
  const level = seniority ?? 'unknown';
  return bank.seniority[level].map((text) => general(`seniority ${level}`, text, seniority));
}

/** The field is that of the department, else of the title. */
function aboutField({ title, department, seniorityLevel }: InterviewedRole): BankQuestion[] {
  const found = fieldOf(department ?? '') ?? fieldOf(title);
  const texts = found?.questions ?? bank.anyField;
  return texts.map((text) => general(`field ${found?.field ?? ''}`, text, seniorityLevel));
}

function fieldOf(text: string) {
  const said = new Set(words(text));
  return bank.fields.find((field) => field.words.some((word) => said.has(word)));
}

function general(
  group: string,
  { id, kind, question }: BankText,
  seniority: SeniorityLevel | null,
): BankQuestion {
  return { template: `${group} ${id}`, question, kind, keyword: null, seniority };
}
