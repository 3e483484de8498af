import type { Tone } from '../../../documents/options.ts';

/** The phrases of a letter in one language. `{…}` are replaced by values from the résumé and the posting. */
export interface LetterPhrases {
  /** With and without the company's name. */
  greeting: Record<Tone, [withCompany: string, without: string]>;
  subject: string;
  closing: Record<Tone, string>;
  /** For a role, and without one. */
  opening: Record<Tone, [forRole: string, without: string]>;
  now: string;
  before: string;
  /** Introduces a list of achievements. */
  done: string;
  skills: Record<Tone, string>;
  study: string;
  languages: string;
  ending: Record<Tone, string>;
  /** Between the items of a list, and before the last one. */
  list: readonly [between: string, last: string];
  /** Between two sentences; a space where none is given. */
  sentences?: '';
}
