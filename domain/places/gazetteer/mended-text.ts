import { foldText } from '../../common/text/fold-text.ts';
import { findCities, findCountryByCode, findRegionsByCode } from './place-data.ts';

/** Codes in a row: "CA, OR, WA", "CA/NY", "TX or FL". */
const LIST =
  /(?<![\p{L}\d])[A-Z]{2}(?:\s?(?:[,/|;&]|,? (?:and|or))\s?[A-Z]{2}(?![\p{L}\d])){1,60}/gu;
/** Los Angeles and San Diego. */
const CITY_IN_ITS_STATE = /^(?:LA|SD), ?CA$/u;
/** A name before the list, to which its first code would belong: "Austin, TX, CA". */
const OF_A_CITY = /[\p{L}.)](?<!\bremote), ?$/iu;

/** Codes of states that are countries with few job ads as well: beside another state they are the state. */
const RARE_COUNTRIES = new Set('AL AZ GA KY LA MD ME MN MO MS NE PA SC SD TN VA'.split(' '));

/**
 * A text in which codes of American states that stand in a row are spelled out: among them CA is California and IN is
 * Indiana. Two codes that are both countries with many job ads stay as they are, and "LA, CA" is a city.
 */
export function statesSpelledOut(text: string): string {
  return text.replace(LIST, (list, at: number) => {
    const states = (list.match(/[A-Z]{2}/g) ?? []).map((code) => ({ code, name: stateOf(code) }));
    const isCertain = states.length > 2 || states.some(({ code }) => isLikelyState(code));
    const isOfStates = isCertain && states.every(({ name }) => name !== null);
    if (
      !isOfStates ||
      CITY_IN_ITS_STATE.test(list) ||
      OF_A_CITY.test(text.slice(Math.max(0, at - 12), at))
    )
      return list;
    return states
      .map(({ code, name }) => (isOnlyState(code) ? code : `${name}, United States`))
      .join('; ');
  });
}

function isLikelyState(code: string): boolean {
  return isOnlyState(code) || RARE_COUNTRIES.has(code);
}

function isOnlyState(code: string): boolean {
  return findCountryByCode(code) === null;
}

function stateOf(code: string): string | null {
  return findRegionsByCode(code).find(({ country }) => country === 'US')?.name ?? null;
}

const QUALIFIED = /([\p{L}][\p{L} .'-]{1,40}) ?\(([\p{L}][\p{L} .'-]{1,40})\)/gu;

/** A text in which a city's own qualifier belongs to its name: "Frankfurt (Oder)" is not Frankfurt. */
export function qualifiersJoined(text: string): string {
  return text.replace(QUALIFIED, (whole, name: string, qualifier: string) => {
    const joined = `${name.trim()} ${qualifier}`;
    return findCities(foldText(joined)).length > 0 ? joined : whole;
  });
}
