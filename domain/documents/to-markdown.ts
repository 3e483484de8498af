import type { Block, Contact, DocumentModel, Entry } from './document-model.ts';

/** A document as CommonMark. */
export function toMarkdown(model: DocumentModel): string {
  const head = [
    model.name === '' ? '' : `# ${escape(model.name)}`,
    model.label === null ? '' : `**${escape(model.label)}**`,
    model.contact.map(contactText).join(' · '),
  ];
  const sections = model.sections.flatMap(({ heading, blocks }) => [
    heading === null ? '' : `## ${escape(heading)}`,
    ...blocks.map(blockText),
  ]);
  return `${[...head, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

function contactText({ text, url }: Contact): string {
  if (url === null) return lineStart(escape(text));
  return url.startsWith('mailto:') ? `<${text}>` : `[${escape(text)}](<${url}>)`;
}

function blockText(block: Block): string {
  if (block.kind === 'paragraph') {
    const text = escape(block.text);
    return block.strong === true ? `**${text}**` : lineStart(text);
  }
  if (block.kind === 'listing') {
    const items = block.items.map(escape).join(', ');
    return block.label === null ? lineStart(items) : `**${escape(block.label)}:** ${items}`;
  }
  return entryText(block);
}

function entryText({ title, place, dates, url, paragraphs, bullets }: Entry): string {
  const name = url === null ? escape(title) : `[${escape(title)}](<${url}>)`;
  const where = [place, dates]
    .filter((part) => part !== null)
    .map(escape)
    .join(' · ');
  const list = bullets.map((bullet) => `- ${lineStart(escape(bullet))}`).join('\n');
  const parts = [
    title === '' ? '' : `### ${name}`,
    lineStart(where),
    ...paragraphs.map((text) => lineStart(escape(text))),
    list,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Characters that Markdown would interpret. An underscore within a word is not one. */
function escape(text: string): string {
  return text
    .replace(/[\\`*[\]]|<(?=[\p{L}/!?])|&(?=#?\w{1,10};)/gu, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** Escapes line starts that would open a heading, list or quote. */
function lineStart(text: string): string {
  return text
    .replace(/^(?:#{1,6}(?=\s|$)|[-+>=~](?=[\s-=~]|$)|>)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
