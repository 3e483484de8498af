import type { Role, Section } from './role.ts';

/** The description as one HTML text, headings as the employer's board has them. */
export function descriptionHtml({ sections, employer }: Role): string {
  const tag = employer.slug.length % 2 === 0 ? 'h3' : 'h2';
  return sections.map((section) => `${headingHtml(section, tag)}${bodyHtml(section)}`).join('\n');
}

function headingHtml({ heading }: Section, tag: string): string {
  return heading === null ? '' : `<${tag}>${heading}</${tag}>`;
}

/** Paragraphs and list of a section, without its heading. */
export function bodyHtml({ paragraphs, items }: Section): string {
  const prose = paragraphs.map((text) => `<p>${text}</p>`).join('');
  return items.length === 0 ? prose : `${prose}<ul>${itemsHtml(items)}</ul>`;
}

export function itemsHtml(items: readonly string[]): string {
  return items.map((text) => `<li>${text}</li>`).join('');
}

/** Text for XML and for HTML that is carried as text. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
