import { HeadingLevel, TextRun, type IParagraphOptions, type Paragraph } from 'docx';
import type { FilledBlock } from '../../../domain/documents/text-template/fill.ts';
import {
  directionOfBlock,
  type PlainModel,
} from '../../../domain/documents/text-template/plain-model.ts';
import { plainLooks } from '../templates.ts';
import { paragraph, textRuns, twips, type Page } from './paragraphs.ts';

const HEADINGS: Partial<Record<string, IParagraphOptions['heading']>> = {
  title: HeadingLevel.HEADING_1,
  heading: HeadingLevel.HEADING_2,
};

/** The paragraphs of a document of text blocks. List marks are text, so that a value can never become one. */
export function plainParagraphs(whole: Page, model: PlainModel): Paragraph[] {
  const looks = plainLooks(whole.style);
  const paragraphs: Paragraph[] = [];
  let breaks = false;
  for (const block of model.blocks) {
    if (block.kind === 'page_break') {
      breaks = paragraphs.length > 0;
      continue;
    }
    const page = { ...whole, isRightToLeft: directionOfBlock(model, block) === 'rtl' };
    const look = looks[block.style];
    const label = labelOf(block);
    const indent = twips(look.indent);
    const heading = HEADINGS[block.style];
    const children = [
      ...(label === null ? [] : textRuns(page, `${label}\t`, look)),
      ...block.runs.flatMap(({ text, bold }) =>
        lineRuns(page, text, { ...look, bold: bold || look.isBold }),
      ),
    ];
    paragraphs.push(
      paragraph(page, children, {
        keepLines: look.isHeading,
        keepNext: look.isHeading,
        spacing: { before: twips(look.before) },
        ...(breaks && { pageBreakBefore: true }),
        ...(heading !== undefined && { heading }),
        ...(label !== null && { indent: { start: indent, hanging: indent } }),
      }),
    );
    breaks = false;
  }
  return paragraphs;
}

function labelOf({ style, number }: FilledBlock & { kind: 'block' }): string | null {
  if (style === 'bullet') return '•';
  return number === null ? null : `${number}.`;
}

/** A line break in a text is one within its paragraph. */
function lineRuns(page: Page, text: string, look: { size: number; bold: boolean }): TextRun[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [new TextRun({ text: '', break: 1 })] : []),
      ...textRuns(page, line, look),
    ]);
}
