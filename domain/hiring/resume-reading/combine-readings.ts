import { listConfidence } from '../../resume/confidence.ts';
import {
  basicParts,
  resumeParts,
  type ParsedResume,
  type ResumePart,
} from '../../resume/extract-resume.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { ReadingChoice } from '../../resume/reading-choice.ts';
import type { ResumeText } from '../../resume/resume-text.ts';
import { countValues } from '../../resume/verified/verify-entries.ts';
import {
  verifyResume,
  type ListPart,
  type VerifiedResume,
} from '../../resume/verified/verify-resume.ts';
import type { Reading, RulesReason } from '../../resume/reading.ts';

/** A résumé with the confidence and the source of each part. */
export interface ReadResume extends ParsedResume {
  reading: Reading;
}

/** Contact details have a grammar of their own: the model only adds those that the rules do not find. */
const RULES_FIRST = new Set<ResumePart>(['email', 'phone', 'url', 'location', 'profiles']);
type BasicPart = (typeof basicParts)[number];
/** Of a value that stands in the text, but that the rules read otherwise. */
const MODEL_CONFIDENCE = 0.8;

/** The reading by the rules alone. */
export function readByRules(parsed: ParsedResume, reason: RulesReason | null): ReadResume {
  const sources = sourcesOf(parsed.resume, () => 'rules');
  return { ...parsed, reading: { by: 'rules', reason, sources, removed: 0 } };
}

/**
 * Combines the answer of a model with the reading by the rules, part by part. Only what stands in the text is taken
 * from the model.
 */
export function combineReadings(
  text: ResumeText,
  parsed: ParsedResume,
  given: JsonResume,
): ReadResume {
  const verified = verifyResume(text, given, parsed.resume);
  const byModel = new Set(resumeParts.filter((part) => isModels(part, verified, parsed)));
  const pick = (part: ResumePart) => (byModel.has(part) ? verified.resume : parsed.resume);
  const basics = withValues(basicParts, (part) => pick(part).basics?.[part]);
  const lists = withValues(
    resumeParts.filter((part): part is ListPart => !isBasic(part)),
    (part) => pick(part)[part],
  );
  const resume: JsonResume = { ...lists, ...(Object.keys(basics).length > 0 && { basics }) };
  const removed = Object.values(verified.removed).reduce((sum, count) => sum + count, 0);
  const sources = sourcesOf(resume, (part) => (byModel.has(part) ? 'model' : 'rules'));
  const confidence = confidenceOf(resume, parsed, byModel);
  return { resume, confidence, reading: { by: 'model', reason: null, sources, removed } };
}

/** Whether the model's reading of a part is taken. One with removed values must still say more than the rules. */
function isModels(part: ResumePart, verified: VerifiedResume, { resume }: ParsedResume): boolean {
  const [own, rules] = [verified.resume, resume].map((one) => countValues(valueOf(one, part))) as [
    number,
    number,
  ];
  if (own === 0) return false;
  if (rules === 0) return true;
  if (RULES_FIRST.has(part)) return false;
  return isBasic(part) || verified.removed[part] === 0 || own > rules;
}

function confidenceOf(
  resume: JsonResume,
  parsed: ParsedResume,
  byModel: ReadonlySet<ResumePart>,
): ParsedResume['confidence'] {
  const lists = listConfidence(resume);
  const ofPart = (part: ResumePart): number => {
    if (!byModel.has(part)) return parsed.confidence[part];
    if (!isBasic(part)) return lists[part];
    const isAgreed =
      JSON.stringify(valueOf(resume, part)) === JSON.stringify(valueOf(parsed.resume, part));
    return isAgreed ? Math.max(parsed.confidence[part], MODEL_CONFIDENCE) : MODEL_CONFIDENCE;
  };
  return Object.fromEntries(
    resumeParts.map((part) => [part, ofPart(part)]),
  ) as ParsedResume['confidence'];
}

function sourcesOf(
  resume: JsonResume,
  source: (part: ResumePart) => ReadingChoice,
): Reading['sources'] {
  return Object.fromEntries(
    resumeParts.map((part) => [part, countValues(valueOf(resume, part)) > 0 ? source(part) : null]),
  );
}

function valueOf(resume: JsonResume, part: ResumePart): unknown {
  return isBasic(part) ? resume.basics?.[part] : resume[part];
}

function isBasic(part: ResumePart): part is BasicPart {
  return (basicParts as readonly string[]).includes(part);
}

/** The parts that have a value. */
function withValues<Part extends string, Value>(
  parts: readonly Part[],
  valueAt: (part: Part) => Value,
): Record<string, Value> {
  const entries = parts.map((part) => [part, valueAt(part)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
