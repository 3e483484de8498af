import type { Block, DocumentModel } from './document-model.ts';

/** A document as plain text, for forms that accept only text. */
export function toText(model: DocumentModel): string {
  const head = [model.name, model.label ?? '', ...model.contact.map(({ text }) => text)];
  const sections = model.sections.map(({ heading, blocks }) =>
    [
      ...(heading === null ? [] : [heading.toLocaleUpperCase(model.language)]),
      ...blocks.map(blockText),
    ].join('\n\n'),
  );
  return `${[head.filter((line) => line !== '').join('\n'), ...sections].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'listing')
    return `${block.label === null ? '' : `${block.label}: `}${block.items.join(', ')}`;
  const { title, place, dates, url, paragraphs, bullets } = block;
  const lines = [
    title,
    place ?? '',
    dates ?? '',
    url ?? '',
    ...paragraphs,
    ...bullets.map((bullet) => `- ${bullet}`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}
