/** Something that no source states, and what became of it. */
export interface Removal {
  /** JSON Pointer into what was written (`/work/0/highlights/2`, `/paragraphs/1`). */
  path: string;
  text: string;
  reason: string;
}

/** Notes what is taken out while a document is gone through. */
export type Note = (removal: Removal) => void;

const LONGEST = 300;

export function createNote(removed: Removal[]): Note {
  return ({ path, text, reason }) => {
    removed.push({ path, text: text.slice(0, LONGEST), reason });
  };
}
