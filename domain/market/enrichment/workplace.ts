import type { WorkplaceType } from '../enums.ts';
import type { Posting } from '../posting.ts';

const HYBRID = /\bhybrid/i;
const ON_SITE =
  /\bon[ -]?site\b|\bin[ -]?(?:office|person)\b|\bpräsenz\b|\bpresencial\b|\bsur site\b/i;
const REMOTE =
  /\bremot(?:e|ely|o|a)\b|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b|\btélétravail\b|\bvirtual\b/i;
/** In a title "Remote Sensing", "Virtual Reality" and "Home Office Furniture" name things, not where the work is done. */
const REMOTE_IN_TITLE =
  /\bremot(?:e|ely|o|a)\b(?![ -](?:sens(?:ing|ed)|hands?|access|desktop|(?:patient )?monitoring|control(?:s|led)?|operat(?:ed|ions?)|pilot(?:ed)?|diagnostics|sites?|areas?|communit(?:y|ies))\b)|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b(?! \p{L})|\bvirtual\b(?! (?:reality|machines?|production|prototyping|networks?|infrastructure|desktops?|assets?)\b)|\btélétravail\b/iu;
/** "Remote possible" and the like offer a choice; they do not make the role a remote one. */
const REMOTE_DENIED =
  /\b(?:no|not|non)[ -]remote\b|\bremote[ -](?:possible|optional|accepted|considered|flexible)\b/i;

type Stated = Pick<Posting, 'title' | 'places' | 'remoteFlag' | 'workplaceLabel'>;

/**
 * Remote, hybrid, on-site, or null when the source does not say (decision 0009). The label wins, then the location
 * text, then a remote flag that is true, then the title; beside a flag that is false only a part of the title that is
 * set apart. The description is never used, and a "not remote" flag alone gives null.
 */
export function workplaceType(posting: Stated): WorkplaceType | null {
  const { title, places, remoteFlag, workplaceLabel } = posting;
  const [primary] = places;
  return (
    readLabel(workplaceLabel) ??
    readText(primary?.text ?? '', REMOTE) ??
    (remoteFlag === true ? 'remote' : null) ??
    readTitle(remoteFlag === false ? setApart(title) : title)
  );
}

function readLabel(label: string | null): WorkplaceType | null {
  if (label === null) return null;
  const text = label.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  if (HYBRID.test(text)) return 'hybrid';
  if (REMOTE.test(text) && !REMOTE_DENIED.test(text)) return 'remote';
  return ON_SITE.test(text) || /^office\b/i.test(text.trim()) ? 'on_site' : null;
}

/**
 * A text that offers several ("Hybrid/Remote") states none of them for certain. A place beside it is no choice: the
 * employers that write "New York Office (or Remote)" call the role remote.
 */
function readText(text: string, saysRemote: RegExp): WorkplaceType | null {
  const remote = saysRemote.test(text) && !REMOTE_DENIED.test(text);
  if (HYBRID.test(text)) return remote ? null : 'hybrid';
  if (ON_SITE.test(text)) return remote ? null : 'on_site';
  return remote ? 'remote' : null;
}

function readTitle(title: string): WorkplaceType | null {
  return /\((?:[^()]*\W)?(?:hybrid|on-?site)\b[^()]*\)/i.test(title) || REMOTE_IN_TITLE.test(title)
    ? readText(title, REMOTE_IN_TITLE)
    : null;
}

/** What follows the name of the role in brackets or behind a mark: "(Remote, US)", "- Remote". */
function setApart(title: string): string {
  const start = title.search(/[([,:|–—]|\s-/);
  return start === -1 ? '' : title.slice(start);
}
