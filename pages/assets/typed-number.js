/** Numbers as people type them. The same function as `domain/common/text/typed-number.ts`. */

const GROUPED = /^\d{1,3}(?:[.,]\d{2,3}){0,6}[.,]\d{3}$/;
const DECIMAL = /^\d{0,15}[.,]\d{1,15}$/;
const DIGITS = /^\d{1,15}$/;
const SPACES = /[\s'’_]/gu;
const MONEY_MARKS = /^(?:\p{Sc}|[A-Z]{3}|Rs\.?)|(?:\p{Sc}|[A-Z]{3}|[Ee]uros?|kr\.?|zł|Kč|Ft)$/gu;
const WHOLE_MARK = /[.,][-–—]{1,2}$/u;
const MAX_CHARACTERS = 40;

/**
 * A number as people write it in a language. Null for other texts.
 * @param {string} text
 * @param {{ language: string, isMoney: boolean }} style
 * @returns {number | null}
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- careers.js is served behind it
function typedNumber(text, style) {
  if (text.length > MAX_CHARACTERS) return null;
  let rest = text.replace(SPACES, '');
  if (style.isMoney) rest = rest.replace(MONEY_MARKS, '').replace(WHOLE_MARK, '');
  const sign = /^[-−]/u.test(rest) ? -1 : 1;
  rest = rest.replace(/^[-−+]/u, '');
  const isThousands = style.isMoney && /k$/i.test(rest);
  const size = sizeOf(isThousands ? rest.slice(0, -1) : rest, style, isThousands);
  return size === null ? null : sign * size * (isThousands ? 1_000 : 1);
}

/**
 * @param {string} text
 * @param {{ language: string, isMoney: boolean }} style
 * @param {boolean} isThousands
 * @returns {number | null}
 */
function sizeOf(text, style, isThousands) {
  if (DIGITS.test(text)) return Number(text);
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const marks = new Set(text.match(/[.,]/g));
  if (marks.size === 2) {
    const [whole, rest] = [text.slice(0, last), text.slice(last + 1)];
    return GROUPED.test(whole) && new Set(whole.match(/[.,]/g)).size === 1 && DIGITS.test(rest)
      ? Number(`${whole.replace(/[.,]/g, '')}.${rest}`)
      : null;
  }
  if (GROUPED.test(text) && !isThousands && isGrouping(text, style)) {
    return Number(text.replace(/[.,]/g, ''));
  }
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : null;
}

/**
 * Whether the separators of a number with one kind of them, before three digits, are of thousands.
 * @param {string} text
 * @param {{ language: string, isMoney: boolean }} style
 */
function isGrouping(text, { language, isMoney }) {
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length > 1) return true;
  if (text.startsWith('0')) return false;
  return isMoney || (marks[0] === ',') === (language === 'en');
}
