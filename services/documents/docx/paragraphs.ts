import {
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import {
  isLetterModel,
  type Block,
  type Contact,
  type DocumentModel,
  type Entry,
  type Section,
} from '../../../domain/documents/document-model.ts';
import { holdNameSigns, holdsRightToLeft } from '../right-to-left.ts';
import { colors, shownHeading, type TemplateStyle } from '../templates.ts';

export interface Page {
  style: TemplateStyle;
  /** Between the margins, in points. */
  width: number;
  isRightToLeft: boolean;
  language: string;
}

interface Look {
  size: number;
  bold?: boolean;
  color?: string;
}

export const BULLETS = 'bullets';

export const twips = (points: number) => Math.round(points * 20);
export const halfPoints = (points: number) => Math.round(points * 2);

/** Lone surrogates and noncharacters, which XML does not allow. */
const NOT_XML = /(?!\t)\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** The paragraphs of a document in one style. */
export class DocxWriter {
  private readonly page: Page;
  private readonly style: TemplateStyle;
  private readonly quiet: Look;

  constructor(page: Page) {
    this.page = page;
    this.style = page.style;
    this.quiet = { size: page.style.text, color: colors.quiet };
  }

  head(model: DocumentModel): Paragraph[] {
    const { name, label, contact } = model;
    return [
      ...(name === ''
        ? []
        : [
            paragraph(this.page, this.runs(name, { size: this.style.name, bold: true }), {
              heading: HeadingLevel.TITLE,
            }),
          ]),
      ...(label === null
        ? []
        : [
            paragraph(this.page, this.runs(label, { size: this.style.label, color: colors.quiet })),
          ]),
      ...(contact.length === 0
        ? []
        : [
            paragraph(
              this.page,
              contact.flatMap((one, index) => this.contactRuns(one, index)),
              {
                spacing: { after: isLetterModel(model) ? twips(this.style.text * 1.6) : 0 },
              },
            ),
          ]),
    ];
  }

  private contactRuns({ text, url }: Contact, index: number): ParagraphChild[] {
    const look = { size: this.style.contact, color: colors.quiet };
    return [...(index === 0 ? [] : this.runs(' · ', look)), ...this.linked(text, look, url)];
  }

  section({ heading, blocks }: Section): Paragraph[] {
    const body = blocks.flatMap((block) => this.blockParagraphs(block, heading === null));
    if (heading === null) return body;
    const shown = shownHeading(heading, this.page.language, this.style);
    const line = { style: BorderStyle.SINGLE, size: 5, color: colors.rule.slice(1), space: 2 };
    const title = paragraph(
      this.page,
      this.runs(shown, { size: this.style.heading, bold: true, color: this.style.accent }),
      {
        heading: HeadingLevel.HEADING_1,
        keepNext: true,
        spacing: { before: twips(this.style.beforeHeading), after: twips(2) },
        ...(this.style.rule && { border: { bottom: line } }),
      },
    );
    return [title, ...body];
  }

  private blockParagraphs(block: Block, isLetter: boolean): Paragraph[] {
    if (block.kind === 'entry') return this.entry(block);
    const spacing = { before: twips(isLetter ? this.style.text * 0.85 : 2) };
    if (block.kind === 'listing') {
      const label =
        block.label === null
          ? []
          : this.runs(`${block.label}: `, { size: this.style.text, bold: true });
      return [
        paragraph(
          this.page,
          [...label, ...this.runs(block.items.join(', '), { size: this.style.text })],
          {
            spacing,
          },
        ),
      ];
    }
    return [
      paragraph(
        this.page,
        this.runs(block.text, { size: this.style.text, bold: block.strong === true }),
        {
          spacing,
        },
      ),
    ];
  }

  private entry({ title, place, dates, url, paragraphs, bullets }: Entry): Paragraph[] {
    const joined = this.style.oneLine && place !== null;
    const top = [
      ...this.linked(title, { size: this.style.text, bold: true }, url),
      ...(joined ? this.runs(`${title === '' ? '' : ' · '}${place}`, this.quiet) : []),
      ...(dates === null
        ? []
        : this.runs(`\t${dates}`, { size: this.style.text - 0.5, color: colors.quiet })),
    ];
    const tabStops = [{ type: TabStopType.END, position: twips(this.page.width) }];
    const hasBody = paragraphs.length + bullets.length > 0;
    const text = (line: string, options: IParagraphOptions = {}) =>
      paragraph(this.page, this.runs(line, { size: this.style.text }), {
        spacing: { before: twips(this.style.beforeBullet) },
        ...options,
      });
    return [
      ...(top.length === 0
        ? []
        : [
            paragraph(this.page, top, {
              heading: HeadingLevel.HEADING_2,
              keepNext: true,
              tabStops,
              spacing: { before: twips(this.style.beforeEntry) },
            }),
          ]),
      ...(joined || place === null
        ? []
        : [paragraph(this.page, this.runs(place, this.quiet), { keepNext: hasBody })]),
      ...paragraphs.map((line) => text(line)),
      ...bullets.map((line) => text(line, { numbering: { reference: BULLETS, level: 0 } })),
    ];
  }

  private linked(text: string, look: Look, url: string | null): ParagraphChild[] {
    const children = this.runs(text, look);
    return url === null ? children : [new ExternalHyperlink({ link: url, children })];
  }

  private runs(text: string, look: Look): TextRun[] {
    return textRuns(this.page, text, look);
  }
}

/** Text in one style, with right-to-left parts marked. */
export function textRuns(
  page: Page,
  text: string,
  { size, bold = false, color = colors.ink }: Look,
): TextRun[] {
  const clean = text.replace(NOT_XML, '');
  if (clean === '') return [];
  const rightToLeft = holdsRightToLeft(clean);
  const held = rightToLeft || page.isRightToLeft ? holdNameSigns(clean) : clean;
  const sizes = { size: halfPoints(size), sizeComplexScript: halfPoints(size) };
  const parts = rightToLeft
    ? held.split(/((?:[\p{Script=Hebrew}\p{Script=Arabic}\p{M}][^\p{Script=Latin}\t\u200e]*)+)/u)
    : [held];
  return parts
    .filter((part) => part !== '')
    .map(
      (part) =>
        new TextRun({
          text: part,
          bold,
          boldComplexScript: bold,
          italics: false,
          color: color.slice(1),
          ...sizes,
          rightToLeft: holdsRightToLeft(part),
        }),
    );
}

export function paragraph(
  { style, isRightToLeft }: Page,
  children: ParagraphChild[],
  { spacing, ...options }: IParagraphOptions = {},
): Paragraph {
  const line = Math.round(style.leading * 200);
  return new Paragraph({
    children,
    widowControl: true,
    keepLines: true,
    bidirectional: isRightToLeft,
    spacing: { line, ...spacing },
    ...options,
  });
}
