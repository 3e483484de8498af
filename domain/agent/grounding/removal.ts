/** An unsupported claim and how it was handled. */
export interface Removal {
  /** JSON Pointer into the written document (`/work/0/highlights/2`, `/paragraphs/1`). */
  path: string;
  text: string;
  reason: string;
}

/** Collects the removals of a document. */
export type Note = (removal: Removal) => void;

const LONGEST = 300;

export function createNote(removed: Removal[]): Note {
  return ({ path, text, reason }) => {
    removed.push({ path, text: text.slice(0, LONGEST), reason });
  };
}
