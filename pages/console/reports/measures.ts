import { number } from '../../words/formats.ts';
import type { Text } from '../../h.ts';
import { words } from '../words/words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest unit, with one decimal below ten. */
export function durationText(seconds: number | null): Text {
  if (seconds === null) return '–';
  if (seconds >= DAY) return words.reports.days(number(rounded(seconds / DAY)));
  if (seconds >= HOUR) return words.reports.hours(number(rounded(seconds / HOUR)));
  return words.reports.minutes(number(rounded(seconds / MINUTE)));
}

/** A part of a whole as a percentage. */
export function shareText(share: number | null): Text {
  return share === null ? '–' : words.reports.percent(number(rounded(share * 100)));
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
