import { safeUrl } from '../common/safe-url.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { Contact } from './document-model.ts';
import { oneLine } from './one-line.ts';

const plain = (text: string): Contact => ({ text, url: null });

/** Contact details in print order: place, e-mail, phone, pages. */
export function contactOf({ basics = {} }: JsonResume): Contact[] {
  const { location = {}, email = '', phone = '', url = '', profiles = [] } = basics;
  const place = [location.city, location.region, location.countryCode].map(oneLine);
  const pages = profiles.map(({ url: page = '', network = '', username = '' }) =>
    page === '' ? plain([network, username].map(oneLine).filter(Boolean).join(': ')) : linkTo(page),
  );
  const all = [
    plain(place.filter((part) => part !== '').join(', ')),
    { text: oneLine(email), url: /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : null },
    plain(oneLine(phone)),
    ...(url === '' ? [] : [linkTo(url)]),
    ...pages,
  ];
  const texts = all.map(({ text }) => text.toLowerCase());
  return all.filter(
    ({ text }, index) => text !== '' && texts.indexOf(text.toLowerCase()) === index,
  );
}

/** A link with its display text. A value that is not a web address is plain text. */
export function linkTo(address: string): Contact {
  const text = oneLine(address);
  const isWeb = /^https?:\/\/[^\s"<>]+$/i.test(text);
  return {
    text: text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''),
    url: isWeb ? safeUrl(text) : null,
  };
}
