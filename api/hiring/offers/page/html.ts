/** Markup that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | null | readonly Html[];

/** Markup from a template. Texts are escaped for elements and quoted attributes; null is nothing. */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  const text = markup.reduce((made, next, place) => made + textOf(parts[place - 1] ?? null) + next);
  return new Html(text);
}

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escaped(part) : part.map(textOf).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
