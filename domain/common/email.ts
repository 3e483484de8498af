import { hasInvisible } from './invisible.ts';

const MAX_CHARACTERS = 254;
/** One `@`, no white space or control character, nothing that parts or quotes addresses; the rest is the mail server's business. */
const ADDRESS = /^[^\s@"\p{C},;:<>()[\]\\]{1,64}@[^\s@"\p{C},;:<>()[\]\\/?#%]{1,255}$/u;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * An e-mail address as it is kept and written to, or null when it is none: trimmed, in compatibility form (NFKC, so
 * that full-width letters and composed accents have one spelling), the domain as the mail system spells it
 * (`bücher.example` is `xn--bcher-kva.example`), the case of the mailbox as given.
 */
export function cleanEmail(text: string): string | null {
  // Ahead of trimming: one address with and without such a character would be two people.
  if (hasInvisible(text)) return null;
  const email = text.trim().normalize('NFKC').trim();
  if (email.length > MAX_CHARACTERS || !ADDRESS.test(email)) return null;
  const at = email.indexOf('@');
  const domain = asciiDomain(email.slice(at + 1));
  return domain === null ? null : `${email.slice(0, at)}@${domain}`;
}

/** The key by which an address identifies one person: its clean form in lower case (decision 0014). */
export function emailKey(email: string): string {
  return email.toLowerCase().normalize('NFKC');
}

function asciiDomain(domain: string): string | null {
  const name = ASCII.test(domain) ? domain.toLowerCase() : encoded(domain);
  const labels = name.split('.');
  const known =
    labels.length > 1 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,62})$/.test(label));
  return known ? name : null;
}

/** Punycode by the same rules as in a browser's address line; empty when it is no domain. */
function encoded(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
