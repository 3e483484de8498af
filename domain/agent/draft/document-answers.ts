import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import { foldText } from '../../common/text/fold-text.ts';
import type { SessionDocument } from '../session.ts';
import type { Evidence, Sources } from './evidence.ts';
import { pointersTo } from './pointers.ts';
import { judgedValue, type SessionAnswers } from './session-answer.ts';

/** Labels of fields for documents. */
const PLACES: Record<SessionDocument['kind'], RegExp> = {
  tailored_resume: /\b(resume|cv|curriculum vitae|lebenslauf)\b/,
  cover_letter: /\b(cover ?letter|letter of motivation|motivation letter|anschreiben)\b/,
};
const TEXTS: ReadonlySet<FieldType> = new Set(['text', 'textarea', 'rich_text']);

/** Answers from the documents of a session: the file, and a letter as text for text fields. */
export function documentAnswers(
  form: readonly ApplicationField[],
  documents: readonly SessionDocument[],
  sources: Sources,
): SessionAnswers {
  const evidence = oneQuote(sources);
  const entries = form.flatMap((field) => {
    const document = documents.find(({ kind }) => PLACES[kind].test(wordsOf(field)));
    const value = document && judgedValue(field, valueOf(field, document));
    return value === undefined ? [] : [[field.key, { value, source: 'model', evidence }] as const];
  });
  return Object.fromEntries(entries);
}

function valueOf({ type }: ApplicationField, { kind, files, text }: SessionDocument): unknown {
  if (type === 'file') return { filename: files[0]?.filename };
  if (kind !== 'cover_letter' || !TEXTS.has(type)) return undefined;
  return type === 'rich_text' ? { type: 'text', value: text } : text;
}

function wordsOf({ key, label }: ApplicationField): string {
  return foldText(`${key.replaceAll('_', ' ')} \n ${label}`);
}

/** The evidence of a document's answer: the résumé behind it. */
function oneQuote({ resume }: Sources): Evidence[] {
  const [first] = pointersTo(resume, '');
  return first === undefined ? [] : [{ from: 'resume', path: first.path, quote: first.text }];
}
