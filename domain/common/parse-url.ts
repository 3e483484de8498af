/**
 * The URL, or null when the text is not one. Use it instead of `URL.canParse`, which in Node 20 and 22 rejects texts
 * with Latin-1 letters once V8 has optimised the call.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
