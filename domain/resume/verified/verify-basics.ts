import { parseUrl } from '../../common/parse-url.ts';
import { foldText } from '../../common/text/fold-text.ts';
import type { JsonResume } from '../json-resume.ts';
import { findEmail, findPhone, profileOf } from '../sections/contact.ts';
import { namesTitle } from '../sections/fragments.ts';
import { findName } from '../sections/person.ts';
import { findLocation } from '../sections/location.ts';
import { textAt, type Item } from './anchors.ts';
import type { StatedText } from './stated-text.ts';

type Basics = NonNullable<JsonResume['basics']>;

/** The person stands at the top of a résumé; other people stand below. */
const HEAD_LINES = 20;
const LARGE = 1.3;
const SURE_NAME = 0.5;

/** The facts about the person that stand in the text and that the grammars read as such. */
export function verifyBasics(text: StatedText, given: Item): Basics {
  const email = verifiedEmail(text, textAt(given, 'email'));
  const found = {
    name: verifiedName(text, textAt(given, 'name'), email),
    label: verifiedLabel(text, textAt(given, 'label')),
    email,
    phone: verifiedPhone(text, textAt(given, 'phone')),
    url: verifiedAddress(text, textAt(given, 'url')),
    location: verifiedLocation(text, given['location']),
    summary: verifiedSummary(text, textAt(given, 'summary')),
    profiles: verifiedProfiles(text, given['profiles']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

/** The name as the grammar reads it in its line. */
function verifiedName(text: StatedText, name: string, email: string | null): string | null {
  const lines = text.find(name).map(({ first }) => first);
  const found = findName(
    text.source.lines.map((line, index) => {
      const isHead = index < HEAD_LINES || line.size > LARGE;
      return isHead && lines.includes(index) ? line : { ...line, text: '' };
    }),
    email,
  );
  const isSame = found !== null && foldText(found.name) === foldText(name);
  return isSame && found.confidence >= SURE_NAME ? found.name : null;
}

function verifiedLabel(text: StatedText, label: string): string | null {
  const isTitle = namesTitle(label) && !/[@\d:]/.test(label);
  return isTitle && text.find(label).some(({ first }) => first < HEAD_LINES) ? label : null;
}

function verifiedEmail({ source }: StatedText, email: string): string | null {
  const found = findEmail(email);
  const texts = [...source.links, ...source.lines.map((line) => line.text)];
  const isStated = texts.some((text) =>
    text
      .toLowerCase()
      .split(/[\s<>:,;|()]+/)
      .includes(found ?? ''),
  );
  return found !== null && isStated ? found : null;
}

/** A number whose digits stand in one line, read with its country code. */
function verifiedPhone({ source }: StatedText, phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const line = source.lines.find(({ text }) => text.replace(/\D/g, '').includes(digits));
  return digits.length < 7 || line === undefined ? null : findPhone([line.text], null);
}

function verifiedAddress(text: StatedText, url: string): string | null {
  return /^https?:/.test(url) && parseUrl(url) !== null && text.holdsAddress(url) ? url : null;
}

function verifiedLocation(text: StatedText, given: unknown): Basics['location'] | null {
  if (typeof given !== 'object' || given === null) return null;
  const city = textAt(given as Item, 'city');
  const place = text.find(city).find(({ first }) => first < HEAD_LINES);
  const line = place && text.source.lines[place.first];
  const found = line === undefined ? null : findLocation([line.text]);
  return found !== null && foldText(found.city ?? '') === foldText(city) ? found : null;
}

function verifiedSummary(text: StatedText, summary: string): string | null {
  return text.findPassage(summary).length > 0 ? summary : null;
}

function verifiedProfiles(text: StatedText, given: unknown): Basics['profiles'] | null {
  const urls = Array.isArray(given) ? given.map((one: Item) => textAt(one, 'url')) : [];
  const kept = urls.flatMap((url) => {
    const address = verifiedAddress(text, url);
    return (address === null ? null : profileOf(address)) ?? [];
  });
  return kept.length > 0 ? kept : null;
}
