const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether any letter of a text is read from the right. */
export function holdsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Signs that are part of a Latin name: C++, C#, .NET. In right-to-left text they would move to its other side. */
const SIGNS_AFTER = /(?<=[A-Za-z])[+#]+/gu;
const SIGN_BEFORE = /(?<![\p{L}\p{N}])\.(?=[A-Za-z])/gu;
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Adds invisible direction marks around names with such signs, outside the name, so that a search finds it. */
export function holdNameSigns(text: string): string {
  return text
    .replace(SIGNS_AFTER, `$&${LEFT_TO_RIGHT_MARK}`)
    .replace(SIGN_BEFORE, `${LEFT_TO_RIGHT_MARK}$&`);
}
