import {
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type ILevelsOptions,
} from 'docx';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type { PlainModel } from '../../../domain/documents/text-template/plain-model.ts';
import type { Template } from '../../../domain/documents/options.ts';
import { hanStylesFor, type HanStyle } from '../../../domain/documents/han-style.ts';
import { colors, marginOf, paperOf, styles } from '../templates.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import { BULLETS, DocxWriter, halfPoints, twips, type Page } from './paragraphs.ts';

const PAPER = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } };
/** Installed on most machines, or replaced by a font of the same widths. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };
/** Fonts of Windows and Office, and the language by which other programs choose a font. */
const EAST_ASIAN: Record<HanStyle, { font: string; language: string }> = {
  simplified: { font: 'Microsoft YaHei', language: 'zh-CN' },
  traditional: { font: 'Microsoft JhengHei', language: 'zh-TW' },
  japanese: { font: 'Yu Gothic', language: 'ja-JP' },
  korean: { font: 'Malgun Gothic', language: 'ko-KR' },
};

/**
 * Writes a document as DOCX with real headings and lists, dates on a tab stop, and page numbers from the second page
 * on.
 */
export async function drawDocx(
  model: DocumentModel | PlainModel,
  template: Template,
): Promise<Buffer> {
  const style = styles[template];
  const margin = marginOf(model, style);
  const paper = PAPER[paperOf(model.country)];
  const page: Page = {
    style,
    width: paper.width - 2 * margin,
    isRightToLeft: model.direction === 'rtl',
    language: model.language,
  };
  const children =
    'blocks' in model ? plainParagraphs(page, model) : sectionParagraphs(page, model);
  const document = new Document({
    title: model.title,
    creator: model.author,
    lastModifiedBy: model.author,
    styles: { default: { document: { run: lookOf(page, model) } } },
    numbering: { config: [{ reference: BULLETS, levels: [bullet] }] },
    sections: [
      {
        properties: { titlePage: true, page: layoutOf(paper, margin) },
        footers: { default: pageNumber(), first: new Footer({ children: [] }) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

function sectionParagraphs(page: Page, model: DocumentModel): Paragraph[] {
  const writer = new DocxWriter(page);
  return [...writer.head(model), ...model.sections.flatMap((section) => writer.section(section))];
}

function lookOf({ style, language }: Page, model: DocumentModel | PlainModel) {
  const [hanStyle = 'simplified'] = hanStylesFor(JSON.stringify(model), model.country);
  const eastAsian = EAST_ASIAN[hanStyle];
  return {
    font: { ...FONT, eastAsia: eastAsian.font },
    size: halfPoints(style.text),
    color: colors.ink.slice(1),
    language: { value: language, eastAsia: eastAsian.language },
  };
}

function layoutOf(paper: { width: number; height: number }, margin: number) {
  const side = twips(margin);
  return {
    size: { width: twips(paper.width), height: twips(paper.height) },
    margin: { top: side, bottom: side, left: side, right: side },
  };
}

const bullet: ILevelsOptions = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  style: { paragraph: { indent: { left: 240, hanging: 200 } } },
};

function pageNumber(): Footer {
  const run = new TextRun({
    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 17,
    color: colors.quiet.slice(1),
  });
  return new Footer({ children: [new Paragraph({ children: [run], alignment: 'end' })] });
}
