import { parseUrl } from './parse-url.ts';

const MAX_URL_CHARACTERS = 4_096;

/**
 * The URL as `new URL` serialises it; null unless it is http or https, without credentials and within the maximum
 * length. Storing this form means that every reader sees the same address.
 */
export function safeUrl(
  raw: string | null | undefined,
  maxCharacters = MAX_URL_CHARACTERS,
): string | null {
  const text = raw?.trim() ?? '';
  const url = text.length <= maxCharacters ? parseUrl(text) : null;
  return url !== null && isBareWeb(url) && url.href.length <= maxCharacters ? url.href : null;
}

function isBareWeb({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
