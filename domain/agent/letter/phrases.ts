import { foldText } from '../../common/text/fold-text.ts';
import { textsOf } from '../../common/text/texts-of.ts';
import { bulgarian, catalan, hungarian, slovak } from './phrases/central-european-languages.ts';
import { chinese, japanese, korean, traditionalChinese } from './phrases/east-asian-languages.ts';
import { english, french, german, spanish } from './phrases/first-languages.ts';
import { finnish, turkish, vietnamese } from './phrases/further-languages.ts';
import { danish, dutch, norwegian, swedish } from './phrases/germanic-languages.ts';
import { greek, hindi, indonesian, thai } from './phrases/greek-and-asian-languages.ts';
import type { LetterPhrases } from './phrases/letter-phrases.ts';
import { persian, urdu } from './phrases/persian-and-urdu.ts';
import { arabic, hebrew } from './phrases/right-to-left-languages.ts';
import { italian, portuguese, romanian } from './phrases/romance-languages.ts';
import { czech, polish, russian, ukrainian } from './phrases/slavic-languages.ts';

const phrases: Record<string, LetterPhrases> = {
  ...{ en: english, de: german, fr: french, es: spanish },
  ...{ it: italian, pt: portuguese, ro: romanian },
  ...{ nl: dutch, sv: swedish, da: danish, no: norwegian },
  ...{ pl: polish, cs: czech, ru: russian, uk: ukrainian },
  ...{ fi: finnish, tr: turkish, vi: vietnamese },
  ...{ bg: bulgarian, ca: catalan, hu: hungarian, sk: slovak },
  ...{ el: greek, hi: hindi, id: indonesian, th: thai },
  ...{ ar: arabic, he: hebrew, fa: persian, ur: urdu },
  ...{ zh: chinese, 'zh-Hant': traditionalChinese, ja: japanese, ko: korean },
};

/** The languages that letters are written in, as BCP 47 tags: those with headings of documents. */
export const letterLanguages: readonly string[] = Object.keys(phrases);

/** The first words of all phrases, as folded text. A capital letter makes no name of them. */
export const phraseOpeners: ReadonlySet<string> = new Set(
  Object.values(phrases)
    .flatMap((all) => textsOf({ ...all }))
    .map((phrase) => foldText(/^[\p{L}\p{M}]+/u.exec(phrase)?.[0] ?? ''))
    .filter((word) => word !== ''),
);

/** The phrases of letters in a language; English for unsupported languages. */
export function phrasesOf(language: string): LetterPhrases {
  return phrases[language] ?? english;
}

/** Replaces the placeholders of a phrase. */
export function fill(phrase: string, texts: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '');
}
