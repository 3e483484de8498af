import {
  linesToRead,
  resumeLine,
  type ResumeLine,
  type ResumeText,
} from '../../../domain/resume/resume-text.ts';
import { DocxReader } from './docx/docx-reader.ts';
import { DocxStyles } from './docx/docx-styles.ts';
import type { Paragraph } from './docx/paragraph.ts';
import { createXmlParser } from './parse-xml.ts';
import { UnreadableFile } from './unreadable.ts';
import { unzip } from './unzip.ts';

const BODY = 'word/document.xml';
const STYLES = 'word/styles.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const PART = /^word\/(document|styles|header\d{0,3}|_rels\/document\.xml)\.(xml|rels|xml\.rels)$/;
/** A file that says no size is set in this one. */
const HALF_POINTS = 22;

/** Reads a DOCX: headers, then the body. A table row becomes lines, or columns where its cells are long. */
export function readDocx(bytes: Uint8Array): ResumeText {
  const parts = unzip(bytes, (name) => PART.test(name));
  const body = parts.get(BODY);
  if (body === undefined) throw new UnreadableFile('The file is not a Word document.');
  const headers = [...parts].filter(([name]) => name.startsWith('word/header'));
  const parseXml = createXmlParser();
  const styles = new DocxStyles();
  parseXml(parts.get(STYLES) ?? '', styles);
  const reader = new DocxReader(styles);
  for (const [, xml] of headers) parseXml(xml, reader);
  parseXml(body, reader);
  const links: string[] = [];
  parseXml(parts.get(RELATIONS) ?? '', {
    open(name, { Type = '', Target = '' }) {
      if (name === 'Relationship' && Type.endsWith('/hyperlink')) links.push(Target);
    },
  });
  return { lines: linesToRead(toLines(reader.paragraphs)), links };
}

function toLines(paragraphs: readonly Paragraph[]): ResumeLine[] {
  const usual = usualSize(paragraphs);
  return paragraphs.map(({ text, bold, halfPoints, heading, bullet, spaced, column }) =>
    resumeLine(text, {
      strong: heading || bold === true,
      size: halfPoints === 0 ? 1 : halfPoints / usual,
      gap: spaced,
      bullet,
      ...(column !== undefined && { column }),
    }),
  );
}

/** The size of most letters. */
function usualSize(paragraphs: readonly Paragraph[]): number {
  const letters = new Map<number, number>();
  for (const { text, halfPoints } of paragraphs)
    letters.set(halfPoints, (letters.get(halfPoints) ?? 0) + text.length);
  const [most = HALF_POINTS] = [...letters].sort(([, a], [, b]) => b - a).map(([size]) => size);
  return most || HALF_POINTS;
}
