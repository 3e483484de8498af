import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import { parseUrl } from '../../common/parse-url.ts';
import { withPlainDigits } from './joined-contacts.ts';

/** Profiles and homepage of a person. */
export interface Links {
  profiles: { network: string; username: string; url: string }[];
  /** The first link that is not a profile. */
  url: string | null;
}

const LOCAL_PART = /[\p{L}\p{N}.!#$%&'*+/=?^_{|}~-]/u;
const DOMAIN_PART = /[\p{L}\p{N}.-]/u;
const DOMAIN = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}$/u;
const MAX_EMAIL = 254;
const MAX_URL = 300;
const PHONE_LABEL =
  /(?:tel|phone|mobil|mobile|cell|handy|fon|gsm|movil|telemovel|celular|电话|手机|電話|携帯|전화|휴대폰|هاتف|جوال|komorka|cellulare|portable)/i;
/** "2014 – 2018", "09/2014 - 06/2018" */
const YEARS =
  /(?<!\d)(?:\d{1,2}[/.])?(?:19|20)\d{2}\s?[-–—/]\s?(?:\d{1,2}[/.])?(?:19|20)\d{2}(?!\d)/g;
const DIGIT_RUN = /\+?\(?\d[\d ()./\u2011\u2013-]{5,24}\d/g;

/** Top-level domains for which "name.tld" on a résumé is an address instead of a product's name. */
const BARE_DOMAINS = new Set(
  'com net org dev me info eu de at ch fr es pt it nl be pl uk ie us ca br mx pro tech codes design page app site online cloud blog portfolio work studio space xyz name'.split(
    ' ',
  ),
);
/** A map of the address is no page of the person. */
const MAP =
  /^https:\/\/(?:maps\.|(?:[a-z]+\.)?google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|(?:www\.)?openstreetmap\.)/;
const NETWORKS: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'xing.com': 'XING',
  'stackoverflow.com': 'Stack Overflow',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'kaggle.com': 'Kaggle',
};

const CONTACT_LABEL =
  /^(?:e-?mail|mail|courriel|correo|phone|tel|telephone|telefon|telefono|téléphone|teléfono|telefone|telefoon|mobile|mobil|cell|handy|website|web|site|url|linkedin|github|电话|邮箱|手机|メール|電話|البريد|الهاتف)[^:\t]{0,20}[:\t]/i;

/** "Phone: …", in a section that is not about contact details. */
export function isContactRow({ text }: { text: string }): boolean {
  return CONTACT_LABEL.test(text);
}

/** The first e-mail address in a text, in lower case, or null. */
export function findEmail(text: string): string | null {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < 64 && LOCAL_PART.test(text.charAt(from - 1))) from -= 1;
    let to = at + 1;
    while (to < text.length && to - at < MAX_EMAIL && DOMAIN_PART.test(text.charAt(to))) to += 1;
    const local = text.slice(from, at).replace(/^(?:mailto:|[.'/|])+/i, '');
    const domain = text.slice(at + 1, to).replace(/[.-]+$/, '');
    if (local !== '' && DOMAIN.test(domain)) return `${local}@${domain}`.toLowerCase();
  }
  return null;
}

/** The first telephone number, in E.164. Numbers without a country code are read as numbers of `country`. */
export function findPhone(given: readonly string[], country: string | null): string | null {
  const lines = given.map((line) => withPlainDigits(line).replace(YEARS, ' '));
  const byLabel = [...lines].sort(
    (a, b) => Number(PHONE_LABEL.test(b)) - Number(PHONE_LABEL.test(a)),
  );
  const options = { defaultCountry: (country ?? 'US') as CountryCode };
  for (const line of byLabel) {
    const [found] = findPhoneNumbersInText(line, options);
    if (found !== undefined) return found.number.number;
  }
  for (const line of byLabel) {
    const number = possibleNumber(line, options);
    if (number !== null) return number;
  }
  return null;
}

/** A well-formed number in a range that is not assigned, such as numbers reserved for fiction. */
function possibleNumber(line: string, options: { defaultCountry: CountryCode }): string | null {
  for (const [run] of line.matchAll(DIGIT_RUN)) {
    const labelled = PHONE_LABEL.test(line) || run.startsWith('+') || run.startsWith('(');
    const digits = run.replace(/\D/g, '').length;
    if (!labelled && digits < 9) continue;
    const parsed = parsePhoneNumberFromString(run, options);
    if (parsed?.isPossible() === true && !isForeign(parsed)) return parsed.number;
  }
  return null;
}

/** No number of North America begins with 0 or 1. */
function isForeign({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return countryCallingCode === '1' && /^[01]/.test(nationalNumber);
}

/** Profiles and homepage, from texts and from link targets. */
export function findLinks(texts: readonly string[], targets: readonly string[]): Links {
  const found = [...texts.flatMap(urlsIn), ...targets.flatMap(urlsIn)];
  const links: Links = { profiles: [], url: null };
  for (const url of found) {
    const profile = profileOf(url);
    if (profile === null && !MAP.test(url)) links.url ??= url;
    if (profile === null) continue;
    if (!links.profiles.some(({ network }) => network === profile.network))
      links.profiles.push(profile);
  }
  return links;
}

function urlsIn(text: string): string[] {
  if (/^(?:mailto|tel|file|javascript):/i.test(text)) return [];
  if (isAddressAlone(text)) return [`https://${text}`];
  return text
    .split(/[\s|,;<>()[\]"•·]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.:]+$/gu, ''))
    .flatMap((word) => toUrl(word) ?? []);
}

/** "mara.example" on a line of its own, which a name of a product such as "Node.js" is not. */
function isAddressAlone(text: string): boolean {
  return text === text.toLowerCase() && DOMAIN.test(text) && !/\.(?:js|ts|py)$/.test(text);
}

function toUrl(word: string): string | null {
  if (word.length > MAX_URL || word.includes('@')) return null;
  const rest = word.replace(/^https?:\/\//i, '');
  const [host = ''] = rest.split('/', 1);
  const path = rest.slice(host.length).replace(/\/$/, '');
  const explicit = rest !== word || /^www\./i.test(word) || path.length > 1;
  const url = `https://${host.toLowerCase()}${path}`;
  const isAddress = DOMAIN.test(host) && (explicit || isBareDomain(host));
  return isAddress && parseUrl(url) !== null ? url : null;
}

function isBareDomain(host: string): boolean {
  return host === host.toLowerCase() && BARE_DOMAINS.has(host.slice(host.lastIndexOf('.') + 1));
}

/** The profile that a link leads to; null for hosts without profiles. */
export function profileOf(url: string): Links['profiles'][number] | null {
  const { hostname, pathname } = new URL(url);
  const [domain, network] =
    Object.entries(NETWORKS).find(([name]) => hostname === name || hostname.endsWith(`.${name}`)) ??
    [];
  const username = pathname
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  if (domain === undefined || network === undefined || username === undefined) return null;
  return { network, username: decode(username), url };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
