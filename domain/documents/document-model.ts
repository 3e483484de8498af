/** A document's content in reading order, before any typography: what every format is drawn from. */
export interface DocumentModel {
  /** As readers of the file see it: "Rosalind Okafor – Résumé". */
  title: string;
  /** The person. */
  author: string;
  /** ISO 639. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** ISO 3166 of where the person lives, for the size of the paper; null when unknown. */
  country: string | null;
  name: string;
  label: string | null;
  contact: Contact[];
  sections: Section[];
}

export interface Contact {
  text: string;
  url: string | null;
}

export interface Section {
  /** Null for a letter's text. */
  heading: string | null;
  blocks: Block[];
}

export type Block = Paragraph | Entry | Listing;

export interface Paragraph {
  kind: 'paragraph';
  text: string;
  strong?: boolean;
}

/** A station: what, where, when, and what was done there. */
export interface Entry {
  kind: 'entry';
  title: string;
  place: string | null;
  dates: string | null;
  url: string | null;
  paragraphs: string[];
  bullets: string[];
}

/** Short things in a row: "Languages: TypeScript, Go". */
export interface Listing {
  kind: 'listing';
  label: string | null;
  items: string[];
}

/** Letters have no heading, résumés one over each section. */
export function isLetterModel({ sections }: DocumentModel): boolean {
  return sections[0]?.heading === null;
}
