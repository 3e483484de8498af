import type { WorkplaceType } from '../enums.ts';
import type { Posting } from '../posting.ts';

const HYBRID = /\bhybrid/i;
const ON_SITE =
  /\bon[ -]?site\b|\bin[ -]?(?:office|person)\b|\bpräsenz\b|\bpresencial\b|\bsur site\b/i;
const REMOTE =
  /\bremot(?:e|ely|o|a)\b|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b|\btélétravail\b|\bvirtual\b/i;
/** In a title "Remote Sensing", "Virtual Reality" and "Home Office Furniture" name things, not the workplace. */
const REMOTE_IN_TITLE =
  /\bremot(?:e|ely|o|a)\b(?![ -](?:sens(?:ing|ed)|hands?|access|desktop|(?:patient )?monitoring|support (?:tools?|systems?|platforms?|software|solutions?|technolog(?:y|ies))|infrastructure|connectivity|assistance|devices?|vehicles?|collaboration|proctoring|inspections?|deposit|workforce|work (?:tools?|programs?|technolog(?:y|ies)|experience)|(?:system|device|server|network|asset|fleet) management|control(?:s|led)?|operat(?:ed|ions?)|pilot(?:ed)?|diagnostics|sites?|areas?|communit(?:y|ies))\b)|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b(?! \p{L})|\bvirtual\b(?! (?:reality|machines?|production|prototyping|networks?|infrastructure|desktops?|assets?)\b)|\btélétravail\b/iu;
const REMOTE_WORD =
  '(?:remote(?:ly)?|telework(?:ing)?|telecommuting|work(?:ing)? from home|wfh|home[ -]?office|télétravail)';
/** "Remote possible" and similar offer a choice, "Remote work not available" denies it. The role is not remote. */
const REMOTE_DENIED = new RegExp(
  [
    `\\b(?:no|not|non|never|nicht|kein|keine|pas de|sin|nessun)[ -](?:(?:a|an|available|eligible|open|possible|suitable|for|as|to|fully|100%|opción) ){0,4}${REMOTE_WORD}\\b`,
    `\\b${REMOTE_WORD}(?:[ -](?:work(?:ing)?|options?|positions?|roles?|jobs?|is|are|arbeit|jobs)){0,3}[ -](?:not|isn['’]t|aren['’]t|unavailable|nicht|no)\\b`,
    '\\bremote[ -](?:possible|optional|accepted|considered|flexible)\\b',
  ].join('|'),
  'i',
);
/** "Remote 2 days a week", "3 days in the office" */
const SOME_DAYS =
  /\b(?:[1-4]|one|two|three|four|zwei|drei|vier)(?:[ -]{1,3}(?:to|or|bis|–)?[ -]{0,2}[1-4])? ?(?:days?|tage?|jours?|días?|x)\b(?! (?:on|off)\b)/i;
/** "Anywhere", "Anywhere in Europe", "Anywhere (US)" as the place of a job. */
const ANYWHERE = /^\W{0,3}(?:from )?anywhere\b(?! (?:but|near))/i;
/** What a description says against its own label. */
const NOT_REMOTE = new RegExp(
  [
    `\\b(?:this|the|our) (?:(?:is|position|role|job|opportunity) ){1,2}(?:is )?not (?:a |an |currently )?(?:fully |100% )?remote\\b`,
    `\\bnot (?:a |an )(?:fully |100% )?remote (?:position|role|job|opportunity)\\b`,
    `\\b${REMOTE_WORD}(?: (?:work(?:ing)?|option|position|role)){0,2} (?:is|are) not (?:available|possible|permitted|allowed|offered|an option|supported|considered)\\b`,
    `\\bnot eligible for ${REMOTE_WORD}\\b`,
    '\\bcannot be (?:done|performed|carried out) remotely\\b',
    '\\b(?:this|the) (?:(?:is|position|role|job) ){1,2}(?:is )?(?:a |an )?(?:fully|100%|strictly) (?:on[ -]?site|in[ -]?(?:office|person))\\b',
  ].join('|'),
  'i',
);
const FULLY_REMOTE =
  /\b(?:this|the) (?:(?:is|position|role|job) ){1,2}(?:is )?(?:a |an )?(?:fully|100%|completely|entirely) remote\b/i;

/** Words that each of the two patterns needs. Long ones are found quickly. */
const RARE_WORDS = [' remote', 'Remote ', ' on-site', ' in-person', ' in-office', ' from home'];
const STRONG = /not |fully|100%|strictly|completely|entirely/;

type Stated = Pick<Posting, 'title' | 'places' | 'remoteFlag' | 'workplaceLabel'>;

/**
 * Remote, hybrid, on-site, or null when unknown (decision 0009). The label takes precedence, then the location text,
 * then a true remote flag, then the title. With a false flag only a separate part of the title counts. A false flag
 * alone gives null, and so does a description that contradicts the result; nothing else is read from it.
 */
export function workplaceType(posting: Stated, description = ''): WorkplaceType | null {
  const stated = statedType(posting);
  if (stated === 'remote') return says(NOT_REMOTE, description) ? null : stated;
  return stated === 'on_site' && says(FULLY_REMOTE, description) ? null : stated;
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
  if (REMOTE.test(text) && !REMOTE_DENIED.test(text))
    return SOME_DAYS.test(text) ? 'hybrid' : 'remote';
  return ON_SITE.test(text) || /^office\b/i.test(text.trim()) ? 'on_site' : null;
}

/**
 * A text with several values ("Hybrid/Remote") gives none. A place is not an alternative: employers that write "New
 * York Office (or Remote)" consider the role remote.
 */
function readText(text: string, saysRemote: RegExp): WorkplaceType | null {
  const remote = saysRemote.test(text) && !REMOTE_DENIED.test(text);
  if (remote && SOME_DAYS.test(text)) return 'hybrid';
  if (HYBRID.test(text)) return remote ? null : 'hybrid';
  if (ON_SITE.test(text)) return remote ? null : 'on_site';
  return remote ? 'remote' : null;
}

function readPlace(text: string): WorkplaceType | null {
  return readText(text, REMOTE) ?? (ANYWHERE.test(text) && !ON_SITE.test(text) ? 'remote' : null);
}

function readTitle(title: string): WorkplaceType | null {
  return /\((?:[^()]*\W)?(?:hybrid|on-?site)\b[^()]*\)/i.test(title) || REMOTE_IN_TITLE.test(title)
    ? readText(title, REMOTE_IN_TITLE)
    : null;
}

/** The part of a title after the name of the role, in brackets or after a mark: "(Remote, US)", "- Remote". */
function setApart(title: string): string {
  const start = title.search(/[([,:|–—]|\s-/);
  return start === -1 ? '' : title.slice(start);
}
