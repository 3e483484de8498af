import { textsOf } from '../../common/text/texts-of.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { faultOf, skillsNamed, type Fault } from './claims.ts';
import { evidenceOf, joinEvidence, type TextEvidence } from './text-evidence.ts';
import { fold, holdsPhrase } from './words/fold.ts';
import { lengthOfStay } from './stays.ts';

/** The facts of a résumé, in total and per entry. */
export interface ResumeEvidence {
  all: TextEvidence;
  /** Contact, skills and languages, which apply to every entry. */
  general: TextEvidence;
  stations: Station[];
}

/** An employer, school or project with its facts. */
interface Station {
  name: string;
  /** Folded; empty without one. */
  title: string;
  evidence: TextEvidence;
}

type Item = Record<string, unknown>;
const STATIONS: [keyof JsonResume, string][] = [
  ['work', 'name'],
  ['volunteer', 'organization'],
  ['education', 'institution'],
  ['projects', 'name'],
];

export function resumeEvidence(resume: JsonResume): ResumeEvidence {
  const stations = STATIONS.flatMap(([section, member]) =>
    ((resume[section] ?? []) as Item[]).map((item): Station => {
      const name = typeof item[member] === 'string' ? item[member] : '';
      const stay = lengthOfStay(name, item['startDate'], item['endDate']);
      const kinds = kindsOf({ [section]: [item] });
      return {
        name,
        evidence: evidenceOf([...textsOf(item), headOf(item), ...kinds, ...stay]),
        title: fold(typeof item['position'] === 'string' ? item['position'] : ''),
      };
    }),
  );
  const { basics = {}, skills, languages, ...rest } = resume;
  const { label, summary, ...person } = basics;
  const general = evidenceOf([
    ...textsOf([person, skills, languages]),
    ...[...(skills ?? []), ...(languages ?? [])].map(headOf),
  ]);
  const others = STATIONS.reduce((left, [section]) => ({ ...left, [section]: undefined }), rest);
  const heads = Object.values(others).flatMap((items) =>
    Array.isArray(items) ? (items as Item[]).map(headOf) : [],
  );
  const own = [
    general,
    evidenceOf([...textsOf([label, summary, others]), ...heads, ...kindsOf(resume)]),
  ];
  return {
    all: joinEvidence([...own, ...stations.map(({ evidence }) => evidence)]),
    general,
    stations,
  };
}

/** The identifying text of an entry: a language with its fluency, a school with its degree. */
function headOf({ summary: _summary, description: _description, ...item }: Item): string {
  return Object.values(item)
    .filter((value) => typeof value === 'string')
    .join(' ');
}

/** The kind and name of an entry: "degree BSc Computer Science", "certificate First Aid". */
function kindsOf({
  education = [],
  certificates = [],
  awards = [],
  publications = [],
}: JsonResume): string[] {
  const named = (kinds: string, names: (string | undefined)[]) =>
    kinds.split(' ').map((kind) => `${kind} ${names.filter(Boolean).join(' ')} ${kind}`);
  return [
    ...education.flatMap(({ studyType, area, institution }) => [
      ...named('degree studies', [studyType, area]),
      ...named('degree studies', [area, institution]),
    ]),
    ...certificates.flatMap(({ name, issuer }) =>
      named('certificate certification certified', [name, issuer]),
    ),
    ...awards.flatMap(({ title, awarder }) => named('award prize', [title, awarder])),
    ...publications.flatMap(({ name }) => named('publication published', [name])),
  ];
}

/**
 * The claims of a sentence that the résumé does not support. A sentence that names entries is checked against those
 * only: a number of one employer does not support a claim about another.
 */
export function faultInSentence(
  sentence: string,
  { all, general, stations }: ResumeEvidence,
): Fault | null {
  if (isVerbatim(sentence, all)) return null;
  const wide = faultOf(sentence, all);
  if (wide !== null) return wide;
  const named = stationsIn(sentence, stations);
  if (named.length === 0) return strangeBeginning(sentence, all, stations);
  const scope = joinEvidence([...named.map(({ evidence }) => evidence), general]);
  return strangeTitle(sentence, stations, scope) ?? faultOf(sentence, scope);
}

const SINCE =
  /(?:^| )(?:since|seit|depuis|desde|dal|sinds|sedan|od) (?:[a-z]+ ){0,2}((?:19|20)\d\d)(?= |$)/;

/** "TypeScript since 2013": the year must be in an entry or text that names the skill too. */
function strangeBeginning(
  sentence: string,
  all: TextEvidence,
  stations: readonly Station[],
): Fault | null {
  const year = SINCE.exec(fold(sentence))?.[1];
  const skills = skillsNamed(sentence, all);
  if (year === undefined || skills.length === 0) return null;
  const isStated =
    all.texts.some((text) =>
      [year, ...skills.map(fold)].every((part) => holdsPhrase(text, part)),
    ) ||
    stations.some(
      ({ evidence }) =>
        evidence.quantities.has(year) && skills.every((skill) => evidence.skills.has(skill)),
    );
  return isStated ? null : `The source does not say it since ${year}.`;
}

/** A title that the person had at another employer. */
function strangeTitle(
  sentence: string,
  stations: readonly Station[],
  scope: TextEvidence,
): Fault | null {
  const folded = fold(sentence);
  const strange = stations.find(
    ({ title }) =>
      holdsPhrase(folded, title) && !scope.texts.some((text) => holdsPhrase(text, title)),
  );
  return strange === undefined ? null : `The title "${strange.title}" belongs to another employer.`;
}

/** The text of the source, verbatim. */
export function isVerbatim(sentence: string, { texts }: TextEvidence): boolean {
  const folded = fold(sentence);
  return folded.split(' ').length > 2 && texts.some((text) => holdsPhrase(text, folded));
}

/** The entries that a sentence names. A name that is part of a longer one matches only without the longer one. */
function stationsIn(sentence: string, stations: readonly Station[]): Station[] {
  const folded = fold(sentence);
  return stations.filter(
    ({ name }) => holdsPhrase(folded, fold(name)) || shortNameIn(sentence, name),
  );
}

/** "Kestrin" of "Kestrin Ltd": the first word of a name, if it is long. In lower case it is a common word. */
function shortNameIn(sentence: string, name: string): boolean {
  const first = fold(name).split(' ')[0] ?? '';
  if (first.length <= 5 || COMMON_FIRST.has(first) || !holdsPhrase(fold(sentence), first))
    return false;
  const [written = ''] = name.trim().split(/\s+/);
  const isName = written !== written.toLowerCase();
  return !isName || sentence.includes(written) || !sentence.includes(written.toLowerCase());
}

const COMMON_FIRST = new Set(
  'university universite universitat universidad universita universidade universiteit technische hochschule college school institute instituto institut ecole escuela scuola politecnico national international american european deutsche united general global digital senior project'.split(
    ' ',
  ),
);
