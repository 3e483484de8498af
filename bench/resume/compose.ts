import { createRandom } from '../../tools/seed/random.ts';
import { composeParts, type Parts } from './compose-parts.ts';
import type { FictionalPerson } from './fictional.ts';
import { DATE_STYLES, PAGES, WORK_STYLES, type Sheet, type Style } from './sheet.ts';

/** Polish and Turkish letters are not in the standard fonts. */
const STANDARD_LETTERS = /^[ -~\u00a0-\u00ff’]*$/;

/** Lays a person's résumé out in one of many ways, always the same for the same number. */
export function composeSheet(person: FictionalPerson, number: number): Sheet {
  const random = createRandom(9_001 + number * 104_729);
  const style: Style = {
    locale: person.words.locale,
    page: pageOf(person, number),
    work: workStyleOf(person, number),
    dates: random.pick(DATE_STYLES),
    range: random.pick(person.words.to),
    present: random.pick(person.words.present),
    random,
  };
  const parts = composeParts(person, style);
  return {
    ...arrange(parts, style),
    months: style.dates !== 'years',
    capitals: random.chance(0.4),
    spaced: random.chance(0.12),
    standardFont:
      random.chance(0.5) && STANDARD_LETTERS.test(person.name) && person.words.country !== 'PL',
    shuffled: random.chance(0.25),
    footer: random.chance(0.3) ? person.name : null,
  };
}

function pageOf({ half }: FictionalPerson, number: number): Style['page'] {
  const page = PAGES[Math.floor(number / 2) % PAGES.length] ?? 'single';
  return page === 'halves' && half === 'tuning' ? 'sidebarLeft' : page;
}

function workStyleOf({ half }: FictionalPerson, number: number): Style['work'] {
  const styles = half === 'tuning' ? WORK_STYLES.slice(0, -1) : WORK_STYLES;
  return styles[Math.floor(number / 2) % styles.length] ?? 'titleDates';
}

function arrange(parts: Parts, { page, random }: Style): Pick<Sheet, 'top' | 'columns'> {
  const { head, contact, summary, work, education, small } = parts;
  const main = random.chance(0.25) ? [...education, ...work] : [...work, ...education];
  if (page === 'single') {
    return {
      top: [...head, ...contact],
      columns: [{ share: 1, pieces: [...summary, ...main, ...small] }],
    };
  }
  if (page === 'halves') {
    const columns = [
      { share: 0.55, pieces: work },
      { share: 0.45, pieces: [...education, ...small] },
    ];
    return { top: [...head, ...contact, ...summary], columns };
  }
  const side = { share: 0.32, pieces: [...contact, ...small] };
  const wide = { share: 0.68, pieces: [...head, ...summary, ...main] };
  return { top: [], columns: page === 'sidebarLeft' ? [side, wide] : [wide, side] };
}
