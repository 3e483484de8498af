import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

/** A short résumé of a fictional person, by lines. */
export const resumeLines = [
  'Rosalind Okafor',
  'Data Engineer',
  'Bristol, United Kingdom',
  'rosalind.okafor@example.org',
  '+44 7400 123456',
  'https://linkedin.com/in/rosalind-okafor',
  '',
  'Experience',
  '',
  'Senior Data Engineer, Quillmark Ltd (Mar 2021 - Present)',
  '- Moved the warehouse without a day of downtime',
  '',
  'Data Analyst, Ferndale Group (Sep 2017 - Feb 2021)',
  '- Wrote the weekly report',
  '',
  'Education',
  '',
  'MSc in Statistics, University of Bristol (2016 - 2017)',
  '',
  'Skills',
  '',
  'Python, SQL, Airflow',
];

/** The lines as a PDF; encrypted with a password. */
export async function pdfOf(lines: readonly string[], userPassword?: string): Promise<Buffer> {
  const document = new PDFDocument(userPassword === undefined ? {} : { userPassword });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const line of lines) {
    if (line === '') document.moveDown();
    else document.text(line);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The lines as a minimal DOCX; `markup` precedes them. */
export function docxOf(lines: readonly string[], markup = ''): Uint8Array {
  const paragraphs = lines.map(
    (line) => `<w:p><w:r><w:t>${line.replace('&', '&amp;')}</w:t></w:r></w:p>`,
  );
  return docxWith(`<w:document><w:body>${markup}${paragraphs.join('')}</w:body></w:document>`);
}

/** A DOCX of its own markup. */
export function docxWith(document: string, styles = ''): Uint8Array {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    'word/document.xml': strToU8(document),
    ...(styles !== '' && { 'word/styles.xml': strToU8(styles) }),
  });
}

export function rtfOf(lines: readonly string[]): Buffer {
  const paragraphs = lines.map((line) => `${line.replace('é', "\\'e9")}\\par`);
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\n${paragraphs.join('\n')}}`,
    'latin1',
  );
}

/** 100 KB that decompress to 100 MB. */
export function docxBomb(): Uint8Array {
  return docxWith(`<w:document>${' '.repeat(100_000_000)}</w:document>`);
}

/** A page whose content decompresses to 200 MB. */
export function pdfBomb(): Buffer {
  return handmadePdf([
    stream(deflateSync(Buffer.alloc(200_000_000, 0x20)), '/Filter /FlateDecode'),
  ]);
}

/** A page that draws a word this many times. */
export function wordyPdf(words: number): Buffer {
  const drawn = Array.from(
    { length: words },
    (_, index) => `1 0 0 1 ${(index * 37) % 600} ${(index * 91) % 800} Tm (w${index}) Tj`,
  );
  const content = deflateSync(Buffer.from(`BT /F1 12 Tf ${drawn.join(' ')} ET`));
  return handmadePdf([stream(content, '/Filter /FlateDecode')]);
}

/** A file without an index that holds this many objects. */
export function objectsPdf(count: number): Buffer {
  const objects = Array.from({ length: count }, (_, index) => `${index + 1} 0 obj\n<<>>\nendobj`);
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n`);
}

/** Streams of 90 MB each that are damaged at the end. */
export function damagedStreamsPdf(count: number): Buffer {
  const data = deflateSync(Buffer.alloc(90_000_000));
  data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
  return Buffer.from(`%PDF-1.4\n${`stream\n${data.toString('latin1')}\n`.repeat(count)}`, 'latin1');
}

/** A page with 23 million operators that draw nothing. No limit on counts stops it, only the timeout. */
export function slowPdf(): Buffer {
  const content = deflateSync(Buffer.from('q Q '.repeat(23_000_000)));
  return handmadePdf([stream(content, '/Filter /FlateDecode')]);
}

function stream(content: Buffer, dictionary: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
}

/** Objects: 1 catalogue, 2 pages, 3 page, 4 font, 5 … forms, then the page's content. */
function handmadePdf([content = '']: string[], forms: string[] = []): Buffer {
  const contentNumber = 5 + forms.length;
  const resources = `<< /Font << /F1 4 0 R >> /XObject << /N 5 0 R >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${resources} /Contents ${contentNumber} 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...forms,
    content,
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  parts.push(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}
