import { keywords } from '../../market/enrichment/keywords.ts';
import { durationUnit, vaguely } from './durations.ts';
import { fold, foldedWords, stem } from './words/fold.ts';
import { languagesIn } from './words/language-names.ts';
import { monthsIn } from './words/months.ts';
import { quantitiesIn } from './quantities.ts';
import { sentencesOf } from './words/sentences.ts';

/** A sentence that states a number. */
export interface Statement {
  text: string;
  stems: Set<string>;
}

/** Facts of texts, indexed for checks. */
export interface TextEvidence {
  /** Each text, folded. */
  texts: string[];
  words: Set<string>;
  stems: Set<string>;
  /** Every sentence with a quantity, by its reading (`30 %`). */
  quantities: Map<string, Statement[]>;
  /** YYYY-MM. */
  months: Set<string>;
  skills: Set<string>;
  /** ISO 639. */
  languages: Set<string>;
}

/** Maximum length. No résumé is longer; the rest supports nothing. */
const LONGEST_TEXT = 20_000;

/** Extracts the facts of texts. Dates in ISO form support their year and month. */
export function evidenceOf(texts: readonly string[]): TextEvidence {
  const evidence: TextEvidence = {
    texts: [],
    words: new Set(),
    stems: new Set(),
    quantities: new Map(),
    months: new Set(),
    skills: new Set(),
    languages: new Set(),
  };
  for (const text of texts) addText(evidence, text.slice(0, LONGEST_TEXT));
  return evidence;
}

function addText(evidence: TextEvidence, text: string): void {
  const folded = fold(text);
  if (folded === '') return;
  evidence.texts.push(folded);
  for (const word of folded.split(' ')) {
    evidence.words.add(word);
    evidence.stems.add(stem(word));
  }
  for (const sentence of sentencesOf(text)) addQuantities(evidence, sentence);
  for (const month of monthsIn(text).values()) evidence.months.add(month);
  for (const skill of skillsIn(text)) evidence.skills.add(skill);
  for (const language of languagesIn(text).values()) evidence.languages.add(language);
}

function addQuantities({ quantities }: TextEvidence, text: string): void {
  const readings = quantitiesIn(text).flatMap((quantity) => quantity.readings);
  if (readings.length === 0) return;
  const statement = { text, stems: new Set(foldedWords(text).map(stem)) };
  const units = readings.map(durationUnit).filter((unit) => unit !== '');
  for (const reading of new Set([...readings, ...units.map(vaguely)]))
    addStatement(quantities, reading, statement);
}

function addStatement(
  quantities: TextEvidence['quantities'],
  reading: string,
  statement: Statement,
): void {
  const statements = quantities.get(reading);
  if (statements === undefined) quantities.set(reading, [statement]);
  else statements.push(statement);
}

/** The skills that a text names. "Go" counts only as an item of a list. */
export function skillsIn(text: string): string[] {
  return keywords(text.length < 60 ? `, ${text},` : text, '');
}

/** The union of several. */
export function joinEvidence(all: readonly TextEvidence[]): TextEvidence {
  const quantities = new Map<string, Statement[]>();
  for (const one of all) {
    for (const [reading, statements] of one.quantities)
      for (const statement of statements) addStatement(quantities, reading, statement);
  }
  const union = (pick: (one: TextEvidence) => Set<string>) =>
    new Set(all.flatMap((one) => [...pick(one)]));
  return {
    texts: all.flatMap(({ texts }) => texts),
    words: union(({ words }) => words),
    stems: union(({ stems }) => stems),
    quantities,
    months: union(({ months }) => months),
    skills: union(({ skills }) => skills),
    languages: union(({ languages }) => languages),
  };
}
