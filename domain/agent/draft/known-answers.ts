import type { ApplicationField } from '../../hiring/application-form/field.ts';
import { formValues } from '../../hiring/applying/form-values.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { networks, ownDetail, type OwnDetail } from '../../hiring/applying/own-details.ts';
import { foldText } from '../../common/text/fold-text.ts';
import { leavesOf, type Evidence, type ProfileSource, type Sources } from './evidence.ts';
import { treatmentOf } from './fact-fields.ts';
import { fitToField } from './fit-to-field.ts';
import { pointersTo } from './pointers.ts';
import { judgedValue, type SessionAnswer, type SessionAnswers } from './session-answer.ts';

/** Facts of the profile by the words of questions that ask for them, folded. */
const FACTS_BY_WORDS: [words: RegExp, fact: string][] = [
  [
    /^(what is )?(your )?(current )?(notice period|period of notice|kundigungsfrist)\b/,
    'notice_period',
  ],
  [/\b(salary|compensation|pay) expectations?\b/, 'salary_expectation'],
  [/\b(expected|desired) (annual )?(salary|compensation|pay)\b/, 'salary_expectation'],
  [/\b(earliest|possible|desired) start(ing)? date\b/, 'earliest_start'],
];

/** Details of the person that the profile has. */
const PROFILE_MEMBERS: Partial<Record<OwnDetail, string>> = {
  name: '/name',
  email: '/email',
  phone: '/phone',
  place: '/location',
};

const RESUME_WORDS = /\b(resume|cv|curriculum vitae|lebenslauf)\b/;

/** Answers that need no model: from the profile, and verbatim from the résumé. */
export function knownAnswers(form: readonly ApplicationField[], sources: Sources): SessionAnswers {
  const fromResume = sources.resume === null ? {} : formValues(form, sources.resume);
  const entries = form.map((field) => {
    if (treatmentOf(field) === 'private') return [field.key, undefined] as const;
    const answer =
      fromProfile(field, sources.profile) ??
      fromTheResume(field, fromResume[field.key], sources.resume);
    return [field.key, answer] as const;
  });
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined)) as SessionAnswers;
}

function fromProfile(field: ApplicationField, profile: ProfileSource): SessionAnswer | undefined {
  const words = foldText(field.label);
  const pointer = pointerFor(field, words, profile);
  const stated = pointer === undefined ? null : statedAt(profile, pointer);
  if (pointer === undefined || stated === null) return undefined;
  const value = judgedValue(field, fitToField(field, stated));
  if (value === undefined) return undefined;
  const evidence = pointersTo(stated, pointer).map(({ path, text }): Evidence => ({
    from: 'profile',
    path,
    quote: text,
  }));
  return { value, source: 'profile', evidence };
}

/** The profile's path for a question. */
function pointerFor(
  field: ApplicationField,
  words: string,
  profile: ProfileSource,
): string | undefined {
  if (field.semantic !== null) return semanticPointer(field.semantic);
  if (treatmentOf(field) === 'fact') {
    const fact = FACTS_BY_WORDS.find(([pattern]) => pattern.test(words))?.[1];
    return fact && `/facts/${fact}`;
  }
  if (field.type === 'file')
    return RESUME_WORDS.test(`${field.key} ${words}`) ? '/resume' : undefined;
  const detail = ownDetail(field);
  if (detail === null) return undefined;
  return networks.has(detail) ? linkPointer(detail, profile) : PROFILE_MEMBERS[detail];
}

/** Resolves a field's `semantic`, which is a path into the account's facts (decision 0005). */
function semanticPointer(semantic: string): string {
  const steps = semantic.split('.');
  const inFacts = !['name', 'email', 'phone', 'location'].includes(steps[0] ?? '');
  return ['', ...(inFacts ? ['facts'] : []), ...steps].join('/');
}

/** A link of the profile for the network that the question names. */
function linkPointer(network: OwnDetail, { links }: ProfileSource): string | undefined {
  const index = links.findIndex((link) => new URL(link).hostname.split('.').includes(network));
  return index < 0 ? undefined : `/links/${index}`;
}

function statedAt(profile: ProfileSource, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return null;
      return (value as Record<string, unknown>)[step];
    }, profile);
}

/** The résumé does not answer questions about facts, which only the person states. */
function fromTheResume(
  field: ApplicationField,
  found: unknown,
  resume: JsonResume | null,
): SessionAnswer | undefined {
  if (found === undefined || resume === null || treatmentOf(field) === 'fact') return undefined;
  const value = judgedValue(field, found);
  if (value === undefined) return undefined;
  const said = pointersTo(resume, '');
  const evidence = leavesOf(found).flatMap((leaf) => quotesOf(leaf, said));
  return evidence.length === 0 ? undefined : { value, source: 'resume', evidence };
}

/** The paths of the résumé that hold this value, in one place or in several parts. */
function quotesOf(leaf: string, said: { path: string; text: string }[]): Evidence[] {
  const whole =
    said.find(({ text }) => text === leaf) ?? said.find(({ text }) => text.includes(leaf));
  if (whole !== undefined) return [{ from: 'resume', path: whole.path, quote: leaf }];
  const parts = leaf.split(', ').map((part) => said.find(({ text }) => text === part));
  return parts.flatMap((part) =>
    part === undefined ? [] : [{ from: 'resume' as const, path: part.path, quote: part.text }],
  );
}
