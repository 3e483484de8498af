import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Piece, Sheet } from './sheet.ts';

const WIDTH = 9_600;
const ROW_LABEL = 0.26;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** Draws a sheet as a Word document: columns and rows are tables, what stands at the right hangs on a tab stop. */
export async function drawDocx(sheet: Sheet): Promise<Buffer> {
  const draw = (pieces: readonly Piece[], width: number) => drawPieces(pieces, { sheet, width });
  const body = sheet.columns.flatMap(({ pieces, share }) =>
    sheet.columns.length === 1 ? draw(pieces, WIDTH * share) : [],
  );
  const columns =
    sheet.columns.length === 1
      ? []
      : [
          table([
            sheet.columns.map(({ pieces, share }) => ({
              share,
              children: draw(pieces, WIDTH * share),
            })),
          ]),
        ];
  const document = new Document({
    numbering: { config: [] },
    sections: [
      {
        properties: { page: { margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } } },
        footers:
          sheet.footer === null
            ? {}
            : { default: new Footer({ children: [new Paragraph(sheet.footer)] }) },
        children: [...draw(sheet.top, WIDTH), ...columns, ...body],
      },
    ],
  });
  return Packer.toBuffer(document);
}

interface Place {
  sheet: Sheet;
  width: number;
}

function drawPieces(pieces: readonly Piece[], place: Place): (Paragraph | Table)[] {
  let gap = false;
  return pieces.flatMap((piece) => {
    const spaced = gap;
    gap = piece.kind === 'gap';
    if (piece.kind === 'gap') return [];
    if (piece.kind === 'row') {
      const right = drawPieces(piece.right, { ...place, width: place.width * (1 - ROW_LABEL) });
      const left = [
        new Paragraph({
          children: [new TextRun(piece.left)],
          spacing: { before: spaced ? 120 : 0 },
        }),
      ];
      return [
        table([
          [
            { share: ROW_LABEL, children: left },
            { share: 1 - ROW_LABEL, children: right },
          ],
        ]),
      ];
    }
    return [drawParagraph(piece, place, spaced)];
  });
}

type TextPiece = Exclude<Piece, { kind: 'gap' | 'row' }>;

const HALF_POINTS = { name: 44, heading: 26, text: 20, bullet: 20 };

function drawParagraph(piece: TextPiece, { sheet, width }: Place, spaced: boolean): Paragraph {
  const heading = piece.kind === 'heading';
  const size = HALF_POINTS[piece.kind];
  const text = heading && sheet.capitals ? piece.text.toUpperCase() : piece.text;
  const bold = piece.bold === true || heading || piece.kind === 'name';
  return new Paragraph({
    children: [new TextRun({ text, bold, size }), ...drawRight(piece, size)],
    ...styleOf(piece, sheet),
    ...(piece.right !== undefined && { tabStops: [{ type: TabStopType.RIGHT, position: width }] }),
    spacing: { before: heading ? 240 : spaced ? 120 : 0 },
  });
}

function styleOf({ kind, centered }: TextPiece, { spaced }: Sheet) {
  return {
    ...(kind === 'heading' && !spaced && { heading: HeadingLevel.HEADING_2 }),
    ...(kind === 'bullet' && { bullet: { level: 0 } }),
    ...(centered === true && { alignment: AlignmentType.CENTER }),
  };
}

function drawRight({ right, link }: TextPiece, size: number) {
  if (right === undefined) return [];
  const run = new TextRun({ text: right, size });
  const tab = new TextRun({ text: '\t', size });
  return [tab, link === undefined ? run : new ExternalHyperlink({ link, children: [run] })];
}

function table(rows: { share: number; children: (Paragraph | Table)[] }[][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: noBorders,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            ({ share, children }) =>
              new TableCell({
                width: { size: share * 100, type: WidthType.PERCENTAGE },
                borders: noBorders,
                children,
              }),
          ),
        }),
    ),
  });
}
