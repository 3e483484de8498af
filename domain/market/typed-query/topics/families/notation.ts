/** ISO 639-1 codes of the languages that families have ways in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'nl' | 'pt' | 'it' | 'pl' | 'sv';

/** One way to say a role. */
export interface Way {
  /** In its usual spelling, masculine and singular where the language has both: "Softwareentwickler". */
  text: string;
  language: Language;
  /** Postings that say it are found, but a line that says it means another family. */
  searchedOnly: boolean;
}

/** A role or a field of work, and the equal ways to say it: who types one wants the postings of all. */
export interface Family {
  /** The first way. */
  name: string;
  ways: Way[];
}

/**
 * Reads a list with one family a line: ways in English, separated by commas; then for each further language a
 * semicolon, its code and its ways. `~` marks a way that is searched only. A hyphen within a word may be written, left
 * out or be a space ("front-end"). Number, gender and split compounds are computed.
 */
export function readFamilies(list: string): Family[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readFamily);
}

function readFamily(line: string): Family {
  const [english = '', ...others] = line.split(';').map((part) => part.trim());
  const ways = [
    ...readWays(english, 'en'),
    ...others.flatMap((part) => readWays(part.slice(3), part.slice(0, 2) as Language)),
  ];
  return { name: ways[0]?.text ?? '', ways };
}

function readWays(list: string, language: Language): Way[] {
  return list.split(',').map((entry) => {
    const way = entry.trim();
    const searchedOnly = way.startsWith('~');
    return { text: searchedOnly ? way.slice(1) : way, language, searchedOnly };
  });
}
