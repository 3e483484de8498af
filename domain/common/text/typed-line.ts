import { withoutInvisible } from './invisible.ts';

/** One line of typed text: NFC, no control or invisible characters, single spaces, trimmed. */
export function typedLine(text: string): string {
  return withoutInvisible(text.replace(/[\p{Cc}\s\u200b]+/gu, ' '))
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();
}
