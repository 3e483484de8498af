/** The content of a document in reading order, without typography. Every format is rendered from it. */
export interface DocumentModel {
  /** Title of the file, as viewers show it: "Rosalind Okafor – Résumé". */
  title: string;
  /** Name of the person. */
  author: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** ISO 3166 code of the person's country, for the paper size; null when unknown. */
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
  /** Null for the text of a letter. */
  heading: string | null;
  blocks: Block[];
}

export type Block = Paragraph | Entry | Listing;

export interface Paragraph {
  kind: 'paragraph';
  text: string;
  strong?: boolean;
}

/** An entry: title, organisation, place, dates and text. */
export interface Entry {
  kind: 'entry';
  title: string;
  place: string | null;
  dates: string | null;
  url: string | null;
  paragraphs: string[];
  bullets: string[];
}

/** A labelled list of short items: "Languages: TypeScript, Go". */
export interface Listing {
  kind: 'listing';
  label: string | null;
  items: string[];
}

/** A letter has no headings. A résumé has one per section. */
export function isLetterModel({ sections }: DocumentModel): boolean {
  return sections[0]?.heading === null;
}
