import { foldCase } from '../../common/text/fold-case.ts';
import { joinAlternatives } from './alternatives.ts';
import { readLine, type LineWord } from './line.ts';
import { readMeanings, type LineReading } from './read-line.ts';
import { typedQuery, type Correction, type TypedQuery } from './typed-query.ts';

/** Questions of a line about the open jobs. */
export interface LineQuestions {
  /** Words that no table knows. */
  words: string[];
  /** Texts that may be the name of an employer, folded. */
  names: string[];
}

/** The answers. */
export interface LineFindings {
  /**
   * For each word that no open posting has, the nearest word that one has, or null. Words that postings have are
   * missing.
   */
  nearest: ReadonlyMap<string, string | null>;
  /** Slugs of employers by their folded name. */
  employers: ReadonlyMap<string, string>;
}

const MAX_NAME_WORDS = 4;

/** The questions to answer before `settleLine`. Empty lists when the tables know every word. */
export function questionsOf(text: string): LineQuestions {
  const readings = readMeanings(readLine(text));
  const stated = readings.flatMap(({ meaning }) =>
    meaning.kind === 'company' ? foldCase(meaning.name) : [],
  );
  return {
    words: [...new Set(readings.filter(isUnknown).flatMap(wordsOf))],
    names: [...new Set([...stated, ...unknownRuns(readings).flatMap(namesIn)])],
  };
}

/**
 * Understands a line. With `strict` a typing error stays as typed. Without findings nothing is corrected, and an
 * employer after "at" is looked for by the words of its name.
 */
export function settleLine(
  text: string,
  findings: LineFindings | null,
  { strict = false } = {},
): TypedQuery {
  const line = readLine(text);
  if (findings === null) return typedQuery(joinAlternatives(readMeanings(line)));
  const named = settleCompanies(readMeanings(line), findings);
  const isEmployer = new Set(
    named.flatMap(({ meaning, said }) => (meaning.kind === 'company' ? foldCase(said) : [])),
  );
  const corrected = strict ? [] : corrections(line, findings, isEmployer);
  if (corrected.length === 0) return understand(named);
  const mended = readMeanings(line.map((word) => mend(word, corrected)));
  const settled = settleCompanies(mended, findings);
  return { ...understand(settled), corrected };
}

/** A reading after the employers are known. */
interface SettledReading extends LineReading {
  notice?: string;
}

/** An employer that does not exist is a topic; an unknown topic that no posting has may be an employer. */
function settleCompanies(
  readings: readonly LineReading[],
  { nearest, employers }: LineFindings,
): SettledReading[] {
  const settled: SettledReading[] = [];
  for (let at = 0; at < readings.length;) {
    const run = employerRun(readings, at, { nearest, employers });
    const reading = readings[at];
    if (run !== null) {
      settled.push({
        said: run.said,
        meaning: { kind: 'company', name: run.said, slug: run.slug },
      });
    } else if (reading?.meaning.kind === 'company') {
      settled.push(settleStated(reading, reading.meaning.name, employers));
    } else if (reading !== undefined) {
      settled.push(reading);
    }
    at += run?.size ?? 1;
  }
  return settled;
}

function settleStated(
  reading: LineReading,
  name: string,
  employers: LineFindings['employers'],
): SettledReading {
  const slug = employers.get(foldCase(name));
  if (slug !== undefined) return { ...reading, meaning: { kind: 'company', name, slug } };
  const [first] = readMeanings(readLine(`"${name}"`));
  return {
    ...(first ?? reading),
    notice: `No employer is called ${JSON.stringify(name)}; the words are searched in the postings.`,
  };
}

/** The longest run of unknown words from here that is an employer's name and of which no posting has a word. */
function employerRun(
  readings: readonly LineReading[],
  at: number,
  { nearest, employers }: LineFindings,
): { said: string; slug: string; size: number } | null {
  const isInNoPosting = (reading: LineReading | undefined) =>
    reading !== undefined &&
    isUnknown(reading) &&
    wordsOf(reading).every((word) => nearest.has(word));
  let size = 0;
  while (size < MAX_NAME_WORDS && isInNoPosting(readings[at + size])) size += 1;
  for (; size > 0; size -= 1) {
    const said = readings
      .slice(at, at + size)
      .map((reading) => reading.said)
      .join(' ');
    const slug = employers.get(foldCase(said));
    if (slug !== undefined) return { said, slug, size };
  }
  return null;
}

function corrections(
  line: readonly LineWord[],
  { nearest }: LineFindings,
  exempt: ReadonlySet<string>,
): Correction[] {
  const mended = new Map<string, Correction>();
  for (const { text, folded, quote, minus } of line) {
    const to = nearest.get(folded) ?? null;
    if (to === null || quote !== null || minus || exempt.has(folded)) continue;
    mended.set(folded, { from: text, to });
  }
  return [...mended.values()];
}

function mend(word: LineWord, corrected: readonly Correction[]): LineWord {
  const found = corrected.find(({ from }) => foldCase(from) === word.folded);
  if (found === undefined || word.quote !== null || word.minus) return word;
  return { ...word, text: found.to, folded: found.to, words: [found.to] };
}

function understand(readings: readonly SettledReading[]): TypedQuery {
  const query = typedQuery(joinAlternatives(readings));
  return {
    ...query,
    notices: [...query.notices, ...readings.flatMap(({ notice }) => notice ?? [])],
  };
}

function isUnknown({ meaning }: LineReading): boolean {
  return meaning.kind === 'topic' && !meaning.topic.known;
}

function wordsOf({ said }: LineReading): string[] {
  return readLine(said).flatMap(({ folded }) => folded);
}

/** Runs of unknown words that stand side by side. */
function unknownRuns(readings: readonly LineReading[]): string[][] {
  const runs: string[][] = [[]];
  for (const reading of readings) {
    if (isUnknown(reading)) runs.at(-1)?.push(reading.said);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Every text of one to four words in a run. */
function namesIn(run: readonly string[]): string[] {
  return run.flatMap((_, from) =>
    run
      .slice(from, from + MAX_NAME_WORDS)
      .map((__, more) => foldCase(run.slice(from, from + more + 1).join(' '))),
  );
}
