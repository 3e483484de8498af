const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether any letter of a text is read from the right. */
export function holdsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Signs that are part of a Latin name: C++, C#, .NET. Among right-to-left letters they would stand on its other side. */
const SIGNS_AFTER = /(?<=[A-Za-z])[+#]+/gu;
const SIGN_BEFORE = /(?<![\p{L}\p{N}])\.(?=[A-Za-z])/gu;
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Holds such signs to their names by marks that nobody sees, outside of the name: it is still found as it is written. */
export function holdNameSigns(text: string): string {
  return text
    .replace(SIGNS_AFTER, `$&${LEFT_TO_RIGHT_MARK}`)
    .replace(SIGN_BEFORE, `${LEFT_TO_RIGHT_MARK}$&`);
}
