import { escapeHtml } from '../../domain/text/escape-html.ts';

interface Section {
  heading: string | null;
  html: string | null;
}

/** Joins parts of a description into one HTML text. Headings are plain text. Empty parts are omitted. */
export function joinSections(sections: Section[]): string {
  return sections
    .filter(({ html }) => html !== null && html.trim() !== '')
    .map(
      ({ heading, html }) =>
        `${heading?.trim() ? `<h3>${escapeHtml(heading.trim())}</h3>` : ''}${html}`,
    )
    .join('\n');
}

/** A plain text as HTML with its line breaks, for rows without markup. */
export function withLineBreaks(text: string | null): string | null {
  return text && escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}
