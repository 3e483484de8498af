/** A little below the longest `body_html` that a template may have. */
const CHARACTERS = 199_000;

/** HTML whose cost exceeds its size when it is sanitised. */
const HOSTILE_HTML = ['<', '<b', '<b>', '&', '<!--', '{{', '<a href="http://a.example/">', '\n'];

/** The JSON of an e-mail template with hostile HTML; a new kind for each index. */
export function hostileTemplate(index: number): string {
  const part = HOSTILE_HTML[index % HOSTILE_HTML.length] ?? '<';
  const html = part.repeat(Math.floor(CHARACTERS / part.length));
  return JSON.stringify({ name: 'Invitation', subject: 'Hello', body_html: `x${html}` });
}
