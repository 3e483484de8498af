import type { WorkplaceType } from '../enums.ts';
import type { Posting } from '../posting.ts';

const HYBRID = /\bhybrid/i;
const ON_SITE =
  /\bon[ -]?site\b|\bin[ -]?(?:office|person)\b|\bpräsenz\b|\bpresencial\b|\bsur site\b/i;
const REMOTE =
  /\bremot(?:e|ely|o|a)\b|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b|\btélétravail\b|\bvirtual\b/i;
/** In a title "Remote Sensing", "Virtual Reality" and "Home Office Furniture" name things, not the workplace. */
const REMOTE_IN_TITLE =
  /\bremot(?:e|ely|o|a)\b(?![ -](?:sens(?:ing|ed)|hands?|access|desktop|(?:patient )?monitoring|control(?:s|led)?|operat(?:ed|ions?)|pilot(?:ed)?|diagnostics|sites?|areas?|communit(?:y|ies))\b)|\btelecommut|\btelework|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[ -]?office\b(?! \p{L})|\bvirtual\b(?! (?:reality|machines?|production|prototyping|networks?|infrastructure|desktops?|assets?)\b)|\btélétravail\b/iu;
/** "Remote possible" and similar offer a choice. The role is not remote. */
const REMOTE_DENIED =
  /\b(?:no|not|non)[ -]remote\b|\bremote[ -](?:possible|optional|accepted|considered|flexible)\b/i;

type Stated = Pick<Posting, 'title' | 'places' | 'remoteFlag' | 'workplaceLabel'>;

/**
 * Remote, hybrid, on-site, or null when unknown (decision 0009). The label takes precedence, then the location text,
 * then a true remote flag, then the title. With a false flag only a separate part of the title counts. The
 * description is never used. A false flag alone gives null.
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
 * A text with several values ("Hybrid/Remote") gives none. A place is not an alternative: employers that write "New
 * York Office (or Remote)" consider the role remote.
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

/** The part of a title after the name of the role, in brackets or after a mark: "(Remote, US)", "- Remote". */
function setApart(title: string): string {
  const start = title.search(/[([,:|–—]|\s-/);
  return start === -1 ? '' : title.slice(start);
}
