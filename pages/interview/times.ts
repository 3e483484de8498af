import type { InterviewWords } from './words.ts';

type Locale = Pick<InterviewWords, 'locale'>;

/** A moment with its weekday and the name of the zone. */
export function momentText(time: string, timeZone: string, { locale }: Locale): string {
  const look = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat(locale, look).format(new Date(time))} (${timeZone})`;
}

/** The time of day in a zone. On the day that has an hour twice, its name of the zone tells the two apart. */
export function clockText(time: string, timeZone: string, { locale }: Locale): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(time));
}

function clockWithZone(time: string, timeZone: string, { locale }: Locale): string {
  const look = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, look).format(new Date(time));
}

export interface Day {
  name: string;
  times: { start: string; text: string }[];
}

/** Starts by the day that calendars of the zone show. */
export function daysOf(starts: readonly string[], timeZone: string, words: Locale): Day[] {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone });
  const days = new Map<string, string[]>();
  for (const start of starts) {
    const name = format.format(new Date(start));
    days.set(name, [...(days.get(name) ?? []), start]);
  }
  return [...days].map(([name, of]) => {
    const texts = of.map((start) => clockText(start, timeZone, words));
    const isTwice = (text: string) => texts.indexOf(text) !== texts.lastIndexOf(text);
    const times = of.map((start, index) => {
      const text = texts[index] ?? '';
      return { start, text: isTwice(text) ? clockWithZone(start, timeZone, words) : text };
    });
    return { name, times };
  });
}
