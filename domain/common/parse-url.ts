/**
 * The URL, or null when the text is none. Use it in place of `URL.canParse`: that of Node 20 and 22 refuses texts
 * with Latin-1 letters once V8 has optimized the call.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
