import type { Phrase } from '../../title-query.ts';
import { lazily } from '../../../common/lazily.ts';
import { keywordTerms } from '../../enrichment/keyword-list.ts';

/** Spellings of skills that are everyday words too, beside those that the enrichment marks with `!`. */
const EVERYDAY = new Set(
  `express spring rest node vue rails lua hive lambda sass celery hibernate radar ember spanner delphi prolog
   bootstrap babel flask ionic puppet packer nomad consul envoy sentry honeycomb prefect spark helm lean slack notion
   presto vagrant jest iterable intercom gong tax payments`.split(/\s+/),
);

/** Everyday words so frequent in postings that alone they find everything. */
const PROSE = new Set('go c r express spring rest node'.split(' '));

/** Words of a line that make an everyday word beside them a skill. */
const ENGINEERING = new Set(
  `developer developers dev devs engineer engineers engineering programmer programmers programming coder coding software
   backend frontend fullstack web api app swe sre architect devops
   entwickler entwicklerin entwicklung programmierer softwareentwickler ingenieur
   developpeur developpeuse developpement ingenieure programmeur
   desarrollador desarrolladora desarrollo programador programadora ingeniero ingeniera
   ontwikkelaar ontwikkelaars
   desenvolvedor desenvolvedora engenheiro engenheira
   sviluppatore sviluppatrice programmatore ingegnere
   programista programistka inzynier utvecklare`.split(/\s+/),
);

/** Words before or behind a skill in a title. */
const COMPANIONS =
  'developer engineer programmer backend software services entwickler developpeur desarrollador'.split(
    ' ',
  );

/** Whether a word, folded, is an everyday word as well as a skill. */
export function isEveryday(word: string): boolean {
  return everydayWords().has(word);
}

/** Whether a word, folded, shows that a line is about engineering. */
export function isOfEngineering(word: string): boolean {
  return ENGINEERING.has(word);
}

/** The phrase itself; for a word that alone finds everything, the phrase beside words of titles. */
export function telling(phrase: Phrase): Phrase[] {
  const [word = ''] = phrase;
  if (phrase.length > 1 || !PROSE.has(word)) return [phrase];
  return COMPANIONS.flatMap((companion) => [
    [word, companion],
    [companion, word],
  ]);
}

const everydayWords = lazily(() => {
  const marked = keywordTerms
    .filter(({ everyday }) => everyday)
    .map(({ name }) => name.toLowerCase());
  return new Set([...marked, ...EVERYDAY]);
});
