const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Whether most letters of a text are written from the right. */
export function isRightToLeft(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(RIGHT_TO_LEFT) * 2 > count(/\p{L}/gu);
}

/** A text without its few words in a script of the other direction, which do not decide its language. */
export function inMainScript(text: string): string {
  return isRightToLeft(text) ? text : text.replace(RIGHT_TO_LEFT, ' ');
}
