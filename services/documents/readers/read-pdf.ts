import { getDocumentProxy } from 'unpdf';
import { pageLines } from '../../../domain/resume/layout/page-lines.ts';
import type { Page, TextRun } from '../../../domain/resume/layout/text-run.ts';
import type { ResumeText } from '../../../domain/resume/resume-text.ts';
import { checkPdfExpansion } from './pdf-expansion.ts';
import { UnreadableFile } from './unreadable.ts';

export const MAX_PAGES = 40;

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads the text of a PDF by the positions of its glyphs. @throws UnreadableFile */
export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  checkPdfExpansion(bytes);
  const document = await openPdf(bytes);
  const pages: Page[] = [];
  const links = new Set<string>();
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    pages.push(await readPage(page));
    for (const link of await readLinks(page)) links.add(link);
    page.cleanup();
  }
  return { lines: pageLines(pages), links: [...links] };
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // pdf.js takes its bytes for good.
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

async function readPage(page: PdfPage): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: false });
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y) as number[];
    // Text that stands upright on the page: what runs up its side is decoration.
    if (Math.abs(b) > Math.abs(a)) return [];
    return [
      {
        text: item.str,
        x: left,
        y: top,
        width: item.width,
        size: item.height,
        font: item.fontName,
      },
    ];
  });
  return { height: viewport.height, runs };
}

async function readLinks(page: PdfPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[];
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}
