import { getDocumentProxy } from 'unpdf';
import { pageLines } from '../../../domain/resume/layout/page-lines.ts';
import { MAX_PAGE_RUNS, type Page, type TextRun } from '../../../domain/resume/layout/text-run.ts';
import type { ResumeText } from '../../../domain/resume/resume-text.ts';
import { checkPdfBounds } from './pdf-bounds.ts';
import { UnreadableFile } from './unreadable.ts';

const MAX_PAGES = 40;
/** Text items of all pages; forty dense pages have 20,000. */
const MAX_ITEMS = 40_000;
const MAX_LINKS = 1_000;

type Viewport = ReturnType<PdfPage['getViewport']>;
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads the text of a PDF by the positions of its glyphs.
 * @throws UnreadableFile
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  checkPdfBounds(bytes);
  const document = await openPdf(bytes);
  try {
    return await readPages(document);
  } finally {
    await document.destroy();
  }
}

async function readPages(document: PdfDocument): Promise<ResumeText> {
  const pages: Page[] = [];
  const links = new Set<string>();
  let itemsLeft = MAX_ITEMS;
  const count = Math.min(document.numPages, MAX_PAGES);
  for (let number = 1; number <= count && itemsLeft > 0; number += 1) {
    const page = await document.getPage(number);
    const read = await readPage(page, Math.min(itemsLeft, MAX_PAGE_RUNS));
    pages.push(read.page);
    itemsLeft -= read.items;
    for (const link of await readLinks(page)) if (links.size < MAX_LINKS) links.add(link);
    page.cleanup();
  }
  return { lines: pageLines(pages), links: [...links] };
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // pdf.js takes ownership of the bytes.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      maxImageSize: 0,
      stopAtErrors: false,
    });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(encrypted ? 'The file is encrypted.' : 'The file is damaged.', {
      cause: error,
    });
  }
}

/** Reads as a stream, since a page may draw text without end. */
async function readPage(page: PdfPage, maxItems: number): Promise<{ page: Page; items: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const stream = page.streamTextContent({ disableNormalization: false });
  const reader = (stream as ReadableStream<TextContent>).getReader();
  const items: TextContent['items'] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    items.push(...value.items);
    if (items.length >= maxItems) {
      // pdf.js only stops drawing for an Error.
      await reader.cancel(new Error('The page has enough text.'));
      break;
    }
  }
  const { height } = viewport;
  return {
    items: items.length,
    page: { height, runs: items.flatMap((item) => toRun(item, viewport)) },
  };
}

function toRun(item: TextContent['items'][number], viewport: Viewport): TextRun[] {
  if (!('str' in item)) return [];
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
  // Only upright text; rotated text is decoration.
  if (Math.abs(b) > Math.abs(a)) return [];
  const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y) as number[];
  const { str: text, width, height: size, fontName: font } = item;
  return [{ text, x: left, y: top, width, size, font }];
}

async function readLinks(page: PdfPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[];
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}
