interface Section {
  heading: string | null;
  html: string | null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Joins parts of a description into one HTML text. Headings are plain text. Empty parts are omitted. */
export function joinSections(sections: Section[]): string {
  return sections
    .filter(({ html }) => html !== null && html.trim() !== '')
    .map(({ heading, html }) => `${heading?.trim() ? `<h3>${escaped(heading)}</h3>` : ''}${html}`)
    .join('\n');
}

function escaped(text: string): string {
  return text.trim().replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
