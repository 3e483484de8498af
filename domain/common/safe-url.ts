const MAX_URL_CHARACTERS = 4_096;

/** The URL when it is http or https, without credentials and not absurdly long; else null. */
export function safeUrl(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? '';
  const url = text.length <= MAX_URL_CHARACTERS && URL.canParse(text) ? new URL(text) : null;
  return url !== null && isBareWeb(url) && url.href.length <= MAX_URL_CHARACTERS ? url.href : null;
}

function isBareWeb({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
