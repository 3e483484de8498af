import { hasInvisible } from './text/invisible.ts';

const MAX_CHARACTERS = 254;
/** One `@`, no white space, control characters, separators or quotes. The mail server decides about the rest. */
const ADDRESS = /^[^\s@"\p{C},;:<>()[\]\\]{1,64}@[^\s@"\p{C},;:<>()[\]\\/?#%]{1,255}$/u;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The normalised e-mail address, or null when the text is none: trimmed, in compatibility form (NFKC, so that
 * full-width letters and composed accents have one spelling), with the domain in Punycode (`bücher.example` is
 * `xn--bcher-kva.example`). The case of the mailbox is kept.
 */
export function cleanEmail(text: string): string | null {
  // Checked before trimming: otherwise an address with such a character would be a second candidate.
  if (hasInvisible(text)) return null;
  const email = text.trim().normalize('NFKC').trim();
  if (email.length > MAX_CHARACTERS || !ADDRESS.test(email)) return null;
  const at = email.indexOf('@');
  const domain = asciiDomain(email.slice(at + 1));
  return domain === null ? null : `${email.slice(0, at)}@${domain}`;
}

/** The key of an address that identifies one person: the normalised form in lower case (decision 0014). */
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

/** Punycode by the rules of browsers; empty when the text is not a domain. */
function encoded(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
