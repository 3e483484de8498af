import { foldText } from '../../common/text/fold-text.ts';
import type { ApplicationField } from '../../hiring/application-form/field.ts';
import { isNegatedOrHypothetical } from './affirmation.ts';

/** Words of questions, folded, that the name of a skill or language does not answer by itself. */
const BEYOND_A_NAME = [
  // Negation and small degrees
  /\b(dont|doesnt|didnt|havent|hasnt|arent|isnt|wont|cant|couldnt|wouldnt|unfamiliar|unknown|avoid\w*|lack\w*|stop\w*|struggl\w*|except|only|ningun\w*|tampoco|aucun\w*|nessun\w*|nenhum\w*|mai|zonder)\b/,
  // Preferences
  /\b(dislik\w*|hate\w*|lov(e|ed)|like|likes|liked|enjoy\w*|favou?rit\w*|prefer\w*|rather|lieb\w+|bevorzug\w*|gern\w*|aim(ez|eriez)|gust\w+|prefier\w*|voorkeur|liever)\b/,
  // Wishes
  /\b(wants?|wanted|will|would|should|wish\w*|hop(e|ing)|plan\w*|intend\w*|aspir\w*|learn\w*|interest\w*|curious|improve\w*|need\w*|goals?|future|next)\b/,
  /\b(lernen|mocht\w*|wurd\w*|wunsch\w*|wollen|apprendre|voudriez|souhait\w*|aprender|quier\w*|dese\w*|imparar\w*|vorr\w*|leren|wil|willen|graag)\b/,
  // Comparisons
  /\b(most|least|best|worst|better|stronge\w*|weak\w*|highest|lowest|main\w*|primar\w+|top|rank\w*|latest|recent\w*|last|new|newest|meist\w*|besten|plus|moins|mieux|mejor\w*|peor|mas|menos|migliore|piu|meno|melhor|mais)\b/,
  // Duration, level, proof
  /\b(years?|months?|weeks?|days?|daily|weekly|jahr\w*|monat\w*|ans|mois|anos|meses|expired?|lapsed|fluent\w*|native|mother|expert|taught|teach|train\w*|heard)\b/,
];
const PROOF = /^(certif|zertif|licen[cs]|lizenz)/;

/** Words of such questions that the quote need not contain: kinds of skills, and verbs of forms. */
const NEUTRAL = new Set(
  `skill skills technology technologies language languages degree degrees tool tools software framework frameworks
  programming material materials area areas one ones option options answer choose select pick tick check mark name list
  following below all each apply applies speak hold holds held got obtained earned possess
  sprache sprachen werkzeug kenntnisse langue langues competences idioma idiomas lengua lenguaje lenguajes
  welche welcher welches welchen womit quel quelle quels quelles que cual cuales quale quali`
    .trim()
    .split(/\s+/u),
);

/** The words of a question that a quote must still prove; empty when the quote is the whole answer. */
export interface UnprovenWords {
  /** When the quote is the name of a skill or language: "never" in "Which have you never used?". */
  aName: string[];
  /** When the quote is a certificate, which proves that the person holds it. */
  aCertificate: string[];
}

export function unprovenWords({ label, description, section }: ApplicationField): UnprovenWords {
  const asked = [label, description, section].filter((text) => text !== null).join(' \n ');
  const words = foldText(asked).split(' ');
  const unproven = words.filter((word) => !PROOF.test(word));
  const isMore =
    isNegatedOrHypothetical(asked.replaceAll('?', ' ')) ||
    BEYOND_A_NAME.some((pattern) => pattern.test(words.join(' ')));
  const isProofAsked = unproven.length < words.length;
  return {
    aName: isMore || isProofAsked ? telling(words) : [],
    aCertificate: isMore ? telling(unproven) : [],
  };
}

function telling(words: readonly string[]): string[] {
  return words.filter((word) => !NEUTRAL.has(word));
}
