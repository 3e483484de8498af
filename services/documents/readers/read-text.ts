import { isUtf8 } from 'node:buffer';
import {
  linesToRead,
  resumeLine,
  type ResumeLine,
  type ResumeText,
} from '../../../domain/resume/resume-text.ts';
import { UnreadableFile } from './unreadable.ts';

/** Ten times the text that is read of a résumé, since much of it may be blank. */
const MAX_CHARACTERS = 1_000_000;
/** Control characters that do not occur in text. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
const HEADING = /^#{1,6} /;
const LINK = /\[([^\][]{0,300})\]\(([^()\s]{0,2000})\)/g;
const RULE = /^[-=_*]{3,}$/;
const TABLE_RULE = /^[|:\s-]+$/;

/** Reads plain text: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Blank lines become gaps. */
export function readPlainText(bytes: Uint8Array): ResumeText {
  return { lines: linesToRead(plainLines(decodeText(bytes))), links: [] };
}

function* plainLines(text: string): Generator<ResumeLine> {
  let gap = true;
  for (const raw of text.split(/\r\n|[\n\r\f]/)) {
    const isBlank = raw.trim() === '' || RULE.test(raw.trim());
    if (!isBlank) yield resumeLine(columns(withoutRuling(raw)), { gap });
    gap = isBlank;
  }
}

/** Reads Markdown as text. Headings and bold lines are strong; links and table rows are split. */
export function readMarkdown(bytes: Uint8Array): ResumeText {
  const links: string[] = [];
  const text = decodeText(bytes).replace(LINK, (_, label: string, target: string) => {
    links.push(target);
    return label;
  });
  return { lines: linesToRead(markdownLines(text)), links };
}

function* markdownLines(text: string): Generator<ResumeLine> {
  let gap = true;
  for (const raw of text.split(/\r\n|[\n\r]/)) {
    const line = raw.trim();
    const isBlank = line === '' || RULE.test(line) || TABLE_RULE.test(line);
    if (!isBlank) {
      const strong = HEADING.test(line) || /^(\*\*|__)/.test(line);
      const size = line.startsWith('# ') ? 2 : 1;
      yield resumeLine(withoutMarks(line), { gap, strong, size });
    }
    gap = isBlank;
  }
}

/**
 * The part of a text that is read.
 * @throws UnreadableFile for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (BINARY.test(text)) throw new UnreadableFile('The file is not text.');
  return text.slice(0, MAX_CHARACTERS);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** "== Work ==", ">> Engineer" and "Engineer // Brill Ltd", as people draw them in plain text. */
function withoutRuling(raw: string): string {
  return raw
    .replace(/^\s*(?:[=~#*_-]{2,}|>{1,3}|»)\s/, '')
    .replace(/\s[=~#*_-]{2,}\s*$/, '')
    .replace(/ \/\/ /g, ' | ');
}

/** Replaces three or more spaces between columns by a tab. */
function columns(raw: string): string {
  return raw.trim().replace(/ {3,}/g, '\t');
}

function withoutMarks(line: string): string {
  const cells = line.startsWith('|') ? line.split('|').join('\t') : line;
  return cells
    .replace(HEADING, '')
    .replace(/^[*+-] /, '• ')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '$1')
    .replace(/ {3,}/g, '\t');
}
