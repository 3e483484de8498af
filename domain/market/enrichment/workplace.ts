import { namesNoTown } from '../../places/gazetteer/place-parts.ts';
import { resolvePlace } from '../../places/places.ts';
import type { WorkplaceType } from '../enums.ts';
import type { Posting } from '../posting.ts';
import {
  ANYWHERE,
  HYBRID,
  HYBRID_REMOTE,
  ON_SITE,
  PARTLY,
  REMOTE,
  REMOTE_DENIED,
  REMOTE_IN_TITLE,
  SOME_DAYS,
} from './workplace-words.ts';

const FROM_HOME = '(?:remote(?:ly)?|telework(?:ing)?|telecommuting|work(?:ing)? from home|wfh)';
/** Statements of a description that contradict its own label. */
const NOT_REMOTE = new RegExp(
  [
    '\\bwe are not fully remote\\b',
    '\\bmust work on[ -]?site\\b',
    '\\bthis is an? (?:on[ -]?site|in[ -](?:office|person)) (?:position|role|job|opportunity)\\b',
    '\\b(?:location|place|arrangement|model|setting)(?: type)?: ?(?:on[ -]?site|in[ -](?:person|office)|hybrid)\\b',
    '\\b(?:ist|sind) nicht remote\\b|\\b100 ?% presencial\\b|\\ben présentiel uniquement\\b',
    '\\b(?:position|role|job|opportunity|office|and|this|it) is not (?:currently )?(?:a |an )?(?:fully |100% )?remote\\b(?![ -](?:only|first))',
    '\\bnot (?:a |an )(?:fully |100% )?remote (?:position|role|job|opportunity)\\b',
    `\\b${FROM_HOME}(?: (?:work(?:ing)?|option|position|role)){0,2} (?:is|are) not (?:available|possible|permitted|allowed|offered|an option|supported|considered)\\b`,
    `\\bnot eligible for ${FROM_HOME}\\b`,
    '\\bcannot be (?:done|performed|carried out) remotely\\b',
    '\\bremote(?: work)?: no\\b(?! \\w)',
    '\\b(?:this|the) (?:(?:is|position|role|job) ){1,2}(?:is )?(?:a |an )?(?:fully|100%|strictly) (?:on[ -]?site|in[ -]?(?:office|person))\\b',
    '\\b(?:this|the) (?:position|role|job) is (?:a )?hybrid\\b(?! of\\b)|\\bthis is a hybrid (?:position|role|job)\\b(?!:| that)',
    '\\b(?:on[ -]?site|in[ -](?:the |our )?office) (?:for )?(?:5|five) days\\b',
    '\\boffice(?: in \\p{Lu}\\p{L}{1,20})? (?:5|five) days (?:a|per) week\\b',
    '\\b(?:5|five) days (?:a|per) week (?:on[ -]?site|in (?:the|our) office)\\b',
    '\\bkein(?:e[nm]?)? (?:home[ -]?office|remote)\\b|\\bhome[ -]?office (?:ist )?(?:leider )?(?:nicht|not) \\w',
    '\\bhome[ -]?office is not\\b',
    "télétravail (?:non |impossible|n[’']est pas )|pas de télétravail",
  ].join('|'),
  'iu',
);
const FULLY_REMOTE =
  /\b(?:this|the) (?:(?:is|position|role|job) ){1,2}(?:is )?(?:a |an )?(?:fully|100%|completely|entirely) remote\b|\b(?:location|place)(?: type)?: ?(?:fully )?remote\b/i;

const FULLY_ON_SITE =
  /\b(?:position|role|job) is (?:a |an )?(?:fully|100%|strictly) on[ -]?site\b/i;
const CONTRARY: Record<WorkplaceType, RegExp> = {
  remote: NOT_REMOTE,
  on_site: FULLY_REMOTE,
  hybrid: new RegExp(`${FULLY_REMOTE.source}|${FULLY_ON_SITE.source}`, 'i'),
};

/** Words that each of the patterns needs. Those that start with a rare character are found five times faster. */
const RARE_WORDS = [
  'remote',
  'Remote',
  '-site',
  '-office',
  '-person',
  'In person',
  '5 days',
  'five days',
  'hybrid',
  'Homeoffice',
  'Home-Office',
  'Home office',
  'élétravail',
  'ésentiel',
  '% presencial',
];
const STRONG =
  /not |fully|100%|strictly|completely|entirely|a hybrid|is hybrid|five|5 days|: |kein|nicht|no es|non |pas |impossible|uniquement|must|is an? (?:on|in)/i;

/** "(Hybrid, Austin)" or "- On-site" at the end; "Hybrid Cloud Engineer" names a thing. */
const OFFICE_SET_APART =
  /\((?:[^()]*\W)?(?:hybrid|híbrido|hybride|on-?site)\b[^()]*\)|[-–—|,:]\s{0,2}(?:hybrid|on-?site)\s*$/i;

const REMOTE_AND_WORDS = /(?:[,:|–—]|\s-)\s{0,2}remote (\p{L}[\p{L} ]{1,40})/iu;
const OF_REMOTE =
  /^(?:opportunity|positions?|roles?|jobs?|work|working|only|first|friendly|based|eligible|ok|in|within|from|or|and|with|to|for|contract|contractor|full|part|nights?|days?|weekends?|shifts?|anywhere|available|possible|preferred|optional|employee|team|us|usa|uk|eu|[A-Z]{2,5}|east|west|north|south|central|latin|eastern|western|pacific|mountain)\b/i;
const NEVER = /(?!)/;

type Stated = Pick<Posting, 'title' | 'places' | 'remoteFlag' | 'workplaceLabel'>;

/**
 * Remote, hybrid, on-site, or null when unknown (decision 0009). The label takes precedence, then the location text,
 * then a true remote flag, then the title. With a false flag only a separate part of the title counts. A false flag
 * alone gives null, and so does a description that contradicts the result; nothing else is read from it.
 */
export function workplaceType(posting: Stated, description = ''): WorkplaceType | null {
  const stated = statedType(posting);
  if (stated === null) return null;
  const contrary = CONTRARY[stated];
  return says(contrary, description) ? null : stated;
}

/** Whether a pattern matches around one of its rare words: whole descriptions would take far longer. */
function says(pattern: RegExp, description: string): boolean {
  return RARE_WORDS.some((word) => {
    let at = description.indexOf(word);
    while (at >= 0) {
      const around = description.slice(Math.max(0, at - 80), at + 60);
      if (STRONG.test(around) && pattern.test(around)) return true;
      at = description.indexOf(word, at + 50);
    }
    return false;
  });
}

function statedType(posting: Stated): WorkplaceType | null {
  const { title, places, remoteFlag, workplaceLabel } = posting;
  const [primary] = places;
  return (
    readLabel(workplaceLabel) ??
    readPlace(primary?.text ?? '') ??
    (remoteFlag === true ? 'remote' : null) ??
    readTitle(remoteFlag === false ? setApart(title) : title)
  );
}

function readLabel(label: string | null): WorkplaceType | null {
  if (label === null) return null;
  const text = label.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  if (HYBRID.test(text)) return 'hybrid';
  if (REMOTE.test(text) && !REMOTE_DENIED.test(text)) return isPartly(text) ? 'hybrid' : 'remote';
  return ON_SITE.test(text) || /^office\b/i.test(text.trim()) ? 'on_site' : null;
}

/**
 * A text with several values ("Hybrid/Remote") gives none. A place is not an alternative: employers that write "New
 * York Office (or Remote)" consider the role remote.
 */
function readText(text: string, saysRemote: RegExp): WorkplaceType | null {
  const remote = saysRemote.test(text) && !REMOTE_DENIED.test(text);
  if (HYBRID_REMOTE.test(text)) return 'hybrid';
  if ((remote || ON_SITE.test(text)) && isPartly(text)) return 'hybrid';
  const other = otherThanRemote(text);
  return remote && other !== null ? null : (other ?? (remote ? 'remote' : null));
}

function otherThanRemote(text: string): WorkplaceType | null {
  if (HYBRID.test(text)) return 'hybrid';
  return ON_SITE.test(text) ? 'on_site' : null;
}

function isPartly(text: string): boolean {
  return SOME_DAYS.test(text) || PARTLY.test(text);
}

function readPlace(text: string): WorkplaceType | null {
  return readText(text, REMOTE) ?? (ANYWHERE.test(text) && !ON_SITE.test(text) ? 'remote' : null);
}

function readTitle(title: string): WorkplaceType | null {
  const remote = REMOTE_IN_TITLE.test(title) && !namesRemoteThing(title);
  return remote || OFFICE_SET_APART.test(title)
    ? readText(title, remote ? REMOTE_IN_TITLE : NEVER)
    : null;
}

/** "Principal Engineer, Remote Execution": set apart, remote is followed by nothing, its own words or a place. */
function namesRemoteThing(title: string): boolean {
  const [, following = ''] = REMOTE_AND_WORDS.exec(title) ?? [];
  if (following === '' || OF_REMOTE.test(following)) return false;
  return !namesNoTown(following) && resolvePlace(following)[0]?.country === null;
}

/** The part of a title after the name of the role, in brackets or after a mark: "(Remote, US)", "- Remote". */
function setApart(title: string): string {
  const start = title.search(/[([,:|–—]|\s-/);
  return start === -1 ? '' : title.slice(start);
}
