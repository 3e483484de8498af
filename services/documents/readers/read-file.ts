import type { ResumeText } from '../../../domain/resume/resume-text.ts';
import { identify, type Format } from './identify.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';
import { readMarkdown, readPlainText } from './read-text.ts';
import { UnreadableFile } from './unreadable.ts';

const readers: Record<Format, (bytes: Uint8Array) => ResumeText | Promise<ResumeText>> = {
  pdf: readPdf,
  docx: readDocx,
  rtf: readRtf,
  md: readMarkdown,
  txt: readPlainText,
};

/**
 * Reads the text of a file by its type.
 * @throws UnreadableFile
 */
export async function readFile(bytes: Uint8Array, filename: string): Promise<ResumeText> {
  const format = await identify(bytes, filename);
  const text = await readers[format](bytes);
  if (text.lines.length === 0) throw new UnreadableFile('The file holds no text.');
  return text;
}
