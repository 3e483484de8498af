import { language as languageIn } from '../text/language.ts';
import { hanStylesFor } from './han-style.ts';
import { documentLanguage } from '../resume/vocabulary/labels.ts';
import { inMainScript } from './main-script.ts';

/** Letters that only Urdu has, and those of Persian and Arabic that the other one writes differently. */
const URDU = /[ٹڈڑںےۓہ]/gu;
const PERSIAN = /[پچژگکی]/gu;
const ARABIC = /[يكةىأإ]/gu;

/**
 * The language with headings that a text is written in. Letters distinguish Persian and Urdu from Arabic, and
 * Traditional from Simplified Chinese; on a tie the country (ISO 3166) decides between the latter.
 */
export function writtenLanguage(text: string, country: string | null): string {
  const found = languageIn(inMainScript(text), null);
  if (found === 'ar') return arabicScriptLanguage(text);
  if (found === 'zh') return hanStylesFor(text, country)[0] === 'traditional' ? 'zh-Hant' : 'zh';
  return documentLanguage(found);
}

function arabicScriptLanguage(text: string): string {
  const [urdu, persian, arabic] = [URDU, PERSIAN, ARABIC].map(
    (letters) => text.match(letters)?.length ?? 0,
  ) as [number, number, number];
  if (urdu > arabic) return 'ur';
  return persian > arabic ? 'fa' : 'ar';
}
