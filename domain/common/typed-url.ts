import { safeUrl } from './safe-url.ts';

/** A host with a dot and a last label of letters, as people type it: `linkedin.com/in/x`. */
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,63}(?::\d{1,5})?(?:[/?#]|$)/u;
const MAX_HOST_CHARACTERS = 300;

/** The URL as `safeUrl` returns it, where a host without a scheme is taken as https. */
export function typedUrl(raw: string, maxCharacters: number): string | null {
  const text = raw.trim();
  if (!BARE_HOST.test(text.slice(0, MAX_HOST_CHARACTERS))) return safeUrl(text, maxCharacters);
  return safeUrl(`https://${text}`, maxCharacters);
}
