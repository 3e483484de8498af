import { fold } from './words/fold.ts';

/** Units of time, folded, in the supported languages. French "an" is omitted, because it is also an article. */
const UNITS = [
  'years year yr yrs jahr jahre jahren ans annee annees ano anos anno anni jaar jaren rok lata lat ar',
  'months month monat monate monaten mois mes meses mese mesi maand maanden miesiac miesiace miesiecy manad manader',
  'weeks week woche wochen semaine semaines semana semanas settimana settimane weken tydzien tygodni vecka veckor',
  'days day tag tage tagen jour jours dia dias giorno giorni dag dagen dni dagar',
  'hours hour stunde stunden heure heures hora horas ora ore uur uren godzin timmar',
];
const units = new Map(
  UNITS.flatMap((line) => {
    const [unit = '', ...words] = line.split(' ');
    return [unit, ...words].map((word): [string, string] => [word, unit]);
  }),
);
const named = new Set(units.values());

/** Vague quantities: "several years" is a claim like "nine years". */
export const vagueAmounts: ReadonlySet<string> = new Set(
  'several many numerous multiple countless mehrere vielen viele plusieurs nombreuses nombreux varios varias muchos muchas diversi molti vari muitos verscheidene kilka wiele flera manga'.split(
    ' ',
  ),
);

/** Words that may accompany any duration without changing it. */
const AROUND =
  'experience experienced erfahrung expérience experiencia esperienza ervaring praxis spent bring total';
export const durationWords: readonly string[] = [...units.keys(), ...AROUND.split(' ').map(fold)];

/** After these words the unit does not belong to the number: "8 a year", "30 in days". */
const JOINTS = new Set(
  'a an per each every the this last next in of and to or over within for pro im par por al'.split(
    ' ',
  ),
);
const MORE = /^ ?(?:\+|plus |or more |oder mehr |ou plus |o más |e più )/iu;
const FOLLOWING = /^([ \u00a0\u202f-]?)(\p{L}+)\.?(?:[ \u00a0\u202f-](\p{L}+))?/u;

/** The unit of time of a number: "9 years", "9+ years", "9 full years"; '' for none. */
export function timeUnitAfter(rest: string): string {
  const [, gap = '', first = '', second = ''] = FOLLOWING.exec(rest.replace(MORE, '')) ?? [];
  const unit = units.get(fold(first));
  if (unit !== undefined) return unit;
  // "2nd year" is not a duration.
  if (gap === '' || JOINTS.has(fold(first))) return '';
  return units.get(fold(second)) ?? '';
}

/** The unit of a reading that is a duration, such as `9 years`; '' for others. */
export function durationUnit(reading: string): string {
  const unit = reading.split(' ')[1] ?? '';
  return named.has(unit) ? unit : '';
}

/** The reading of a vague quantity of a unit. A text with "nine years" supports it too. */
export function vaguely(unit: string): string {
  return `many ${unit}`;
}
