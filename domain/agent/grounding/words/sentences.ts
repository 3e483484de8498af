/** Abbreviations whose dot does not end a sentence. */
const ABBREVIATIONS = new Set(
  'inc ltd co corp llc dr mr mrs ms prof st jr sr vs etc approx dept univ no nr bzw ca usw mme mlle gmbh ltda cie bros sp str inkl ggf bzgl ul al av bd mio mrd tel b.sc m.sc ph.d dipl.-ing'.split(
    ' ',
  ),
);
const END = /[.!?…।۔؟]["”’)]*\s+|[。！？]["”’)」』]*\s*|\n+/gu;

/** Splits a text into sentences. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!match[0].includes('\n') && isAbbreviation(text.slice(start, match.index + 1))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** The sentences as one line. Those of Chinese and Japanese have no spaces between. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (line, next) => line + (/(?:^|[。！？][」』]?)$/u.test(line) ? '' : ' ') + next,
    '',
  );
}

function isAbbreviation(sentence: string): boolean {
  if (!sentence.endsWith('.')) return false;
  const word = (/(?<![\p{L}\p{N}])[\p{L}.]{1,12}\.$/u.exec(sentence)?.[0] ?? '').slice(0, -1);
  return /^\p{L}(?:\.\p{L})*$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}
