/** Forms of address and academic titles, without their full stops; folded to lower case. */
const TITLES = new Set(
  `dr dra prof professor professorin mr mrs ms mx miss herr frau mme mlle madame monsieur señor señora sra srta
  dott dottssa dottoressa drs mgr judr mudr phdr rndr dipl-ing dr-ing dhr mevr sir dame capt sgt hrn г-н г-жа д-р
  проф δρ`.split(/\s+/),
);
/** Titles that are names as well: they count only with a full stop. */
const DOTTED = new Set('ing mag fr hr sig sigra arch avv eng hon rev sr pan lt col'.split(' '));
/** They stand behind a comma without being a given name: "Jane Doe, PhD". */
const CREDENTIALS = new Set(
  `jr sr ii iii iv phd md mba msc bsc ba ma bs ms rn cpa cfa pmp esq dds dvm jd llm llb meng beng edd psyd pharmd pe
  fcca aca acca mphil dphil bed med bcom mcom mpa mph lpn np pa-c cissp`.split(/\s+/),
);

/** The given name of a full name, for a greeting: "Dr. Lindqvist, Mara" → "Mara". A title stays before a lone surname. */
export function firstName(name: string): string {
  const [before = '', ...after] = name
    .replaceAll('，', ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const given = after.find((part) => !part.split(/\s+/).every(isCredential));
  const words = (given ?? before).split(/\s+/);
  const first = words.findIndex((word) => !isTitle(word));
  if (first < 0) return after.length > 0 ? firstWord(before) : words.join(' ');
  const isLone = first > 0 && first === words.length - 1 && given === undefined;
  return isLone ? words.join(' ') : (words[first] ?? '');
}

function firstWord(text: string): string {
  return text.split(/\s+/)[0] ?? '';
}

function isTitle(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('.', '');
  return TITLES.has(plain) || (word.endsWith('.') && DOTTED.has(plain));
}

function isCredential(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('.', '');
  return CREDENTIALS.has(plain) || isTitle(word);
}
