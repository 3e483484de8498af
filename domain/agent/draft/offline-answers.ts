import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { foldText } from '../../common/text/fold-text.ts';
import type { ModelClaim } from './accept-claims.ts';
import { unprovenWords } from './choice-evidence.ts';
import { pointersTo, type Pointed } from './pointers.ts';

const ABOUT_THE_PERSON =
  /\b(about (you|yourself)|introduce yourself|professional summary|personal statement|uber sich|presentez vous|sobre (ti|usted))\b/;
const TEXTS: ReadonlySet<FieldType> = new Set(['text', 'textarea', 'rich_text']);

/**
 * Answers without a model: options that the résumé names in exactly the same words, and its summary for questions
 * about the person. Everything else is left to the person.
 */
export function offlineAnswers(
  asked: readonly ApplicationField[],
  resume: JsonResume | null,
): ModelClaim[] {
  if (resume === null) return [];
  const { skills, languages, certificates, education } = resume;
  const named = pointersTo({ skills, languages, certificates, education }, '');
  return asked.flatMap((field) => choiceOf(field, named) ?? summaryFor(field, resume) ?? []);
}

function choiceOf(field: ApplicationField, known: Pointed[]): ModelClaim | null {
  const { key, type, options } = field;
  const { aName, aCertificate } = unprovenWords(field);
  const named = known.filter(({ path }) => {
    const beyond = path.startsWith('/certificates/') ? aCertificate : aName;
    return beyond.length === 0;
  });
  const found = options.flatMap(({ value, label }) => {
    const words = foldText(label);
    const said = words === '' ? undefined : named.find(({ text }) => foldText(text) === words);
    return said === undefined ? [] : [{ value, said }];
  });
  const [first] = found;
  if (first === undefined || (type === 'single_select' && found.length > 1)) return null;
  return {
    key,
    value: type === 'single_select' ? first.value : found.map(({ value }) => value),
    evidence: found.map(({ said }) => ({ from: 'resume', path: said.path, quote: said.text })),
  };
}

function summaryFor({ key, type, label }: ApplicationField, resume: JsonResume): ModelClaim | null {
  const summary = resume.basics?.summary;
  if (summary === undefined || !TEXTS.has(type) || !ABOUT_THE_PERSON.test(foldText(label))) {
    return null;
  }
  return {
    key,
    value: summary,
    evidence: [{ from: 'resume', path: '/basics/summary', quote: summary }],
  };
}
