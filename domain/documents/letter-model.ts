import type { JsonResume } from '../resume/json-resume.ts';
import { contactOf } from './contact.ts';
import type { Block, DocumentModel } from './document-model.ts';
import { directionOf, labelsOf } from '../resume/vocabulary/labels.ts';
import { oneLine } from './one-line.ts';

/** The parts of a letter, as its author passes them. */
export interface LetterText {
  /** BCP 47. */
  language: string;
  company: string | null;
  subject: string | null;
  greeting: string;
  /** Paragraphs separated by empty lines. A line that begins with "- " is a list item. */
  body: string;
  closing: string;
}

/** A letter as a document. It has no date, since the source states none. */
export function letterModel(resume: JsonResume, letter: LetterText): DocumentModel {
  const name = oneLine(resume.basics?.name);
  const labels = labelsOf(letter.language);
  const blocks: Block[] = [
    ...line(letter.company),
    ...line(letter.subject, true),
    ...line(letter.greeting),
    ...letter.body.split(/\n{2,}/).flatMap(bodyBlocks),
    ...line(letter.closing),
    ...line(name),
  ];
  return {
    title: name === '' ? labels.letter : `${name} – ${labels.letter}`,
    author: name,
    language: letter.language,
    direction: directionOf(letter.language),
    country: resume.basics?.location?.countryCode?.toUpperCase() ?? null,
    name,
    label: null,
    contact: contactOf(resume),
    sections: [{ heading: null, blocks }],
  };
}

function bodyBlocks(paragraph: string): Block[] {
  const lines = paragraph
    .split('\n')
    .map(oneLine)
    .filter((text) => text !== '');
  const bullets = lines.filter((text) => text.startsWith('- ')).map((text) => text.slice(2));
  const prose = lines.filter((text) => !text.startsWith('- '));
  if (bullets.length === 0) return prose.map((text) => ({ kind: 'paragraph', text }));
  const title = prose.join(' ');
  return [
    ...line(title),
    { kind: 'entry', title: '', place: null, dates: null, url: null, paragraphs: [], bullets },
  ];
}

function line(text: string | null, strong = false): Block[] {
  const shown = oneLine(text ?? '');
  return shown === '' ? [] : [{ kind: 'paragraph', text: shown, ...(strong && { strong }) }];
}
