import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { phraseAt, phraseSet, phraseTable } from './phrases.ts';

const PERIODS = phraseTable<number>([
  [
    1,
    `today; new today; since today; last day; past day; last 24h; past 24h; 24h; heute; neu heute; seit heute;
    aujourd'hui; du jour; hoy; vandaag; hoje; oggi; dzisiaj; dziś; idag; i dag`,
  ],
  [
    2,
    'yesterday; since yesterday; gestern; seit gestern; hier soir; depuis hier; ayer; desde ayer; gisteren; ontem; ieri; wczoraj; igår; i går',
  ],
  [
    7,
    `this week; last week; past week; new this week; within a week; new jobs; newest jobs; latest jobs; diese woche;
    letzte woche; letzten woche; dieser woche; neue jobs; neue stellen; neueste jobs; neue stellenangebote;
    cette semaine; semaine dernière; la semaine dernière; nouvelles offres; nouveaux emplois; esta semana;
    semana pasada; la semana pasada; última semana; nuevos empleos; nuevas ofertas; deze week; afgelopen week;
    vorige week; nieuwe vacatures; semana passada; novas vagas; questa settimana; settimana scorsa;
    la settimana scorsa; ultima settimana; nuove offerte; w tym tygodniu; ten tydzień; ostatni tydzień;
    w zeszłym tygodniu; nowe oferty; denna vecka; den här veckan; senaste veckan; denne uge`,
  ],
  [
    30,
    `this month; last month; past month; diesen monat; letzten monat; letzter monat; ce mois; ce mois ci; mois dernier;
    le mois dernier; este mes; mes pasado; último mes; deze maand; afgelopen maand; vorige maand; este mês;
    mês passado; último mês; questo mese; mese scorso; ultimo mese; w tym miesiącu; ostatni miesiąc;
    denna månad; denne måned`,
  ],
]);
const LAST =
  phraseSet(`last; past; in the last; in the past; within the last; within the past; letzte; letzten;
  in den letzten; vergangenen; les; ces; últimos; últimas; los últimos; las últimas; laatste; afgelopen; ultimi; ultime;
  negli ultimi; gli ultimi; ostatnie; ostatnich; w ostatnich; senaste; sidste; nos últimos`);
const LAST_AFTER = phraseSet('derniers; dernières');
const DAYS_OF_UNIT = phraseTable<number>([
  [1 / 24, 'hours; hour; h; hrs; stunden; heures; horas; ore; uur; godziny; godzin'],
  [1, 'days; day; d; tage; tagen; jours; días; dias; giorni; dagen; dni; dagar; dage'],
  [7, 'weeks; week; wochen; semaines; semanas; settimane; weken; tygodnie; tygodni; veckor; uger'],
  [
    30,
    'months; month; monate; monaten; mois; meses; mesi; maanden; miesiące; miesięcy; månader; måneder',
  ],
]);
const MAX_COUNT = 90;

/** "today", "this week", "last 3 days", "les 3 derniers jours". */
export const readRecency: Reader = (line, at) => {
  const found = countedAt(line, at) ?? phraseAt(line, at, PERIODS);
  if (found === null) return null;
  return { size: found.size, meaning: { kind: 'recency', days: found.value } };
};

function countedAt(line: readonly LineWord[], at: number) {
  const last = phraseAt(line, at, LAST);
  if (last === null) return null;
  let next = at + last.size;
  const count = countOf(line[next]);
  if (count === null) return null;
  next += 1;
  const after = phraseAt(line, next, LAST_AFTER);
  if (after === null && FRENCH_ARTICLES.has(line[at]?.folded ?? '')) return null;
  next += after?.size ?? 0;
  const unit = phraseAt(line, next, DAYS_OF_UNIT);
  if (unit === null) return null;
  return { value: Math.max(1, Math.round(count * unit.value)), size: next + unit.size - at };
}

/** "les 3 jours" is no recency without "derniers". */
const FRENCH_ARTICLES = new Set(['les', 'ces']);

function countOf(word: LineWord | undefined): number | null {
  const count = /^\d{1,2}$/.test(word?.folded ?? '') ? Number(word?.folded) : 0;
  return count > 0 && count <= MAX_COUNT ? count : null;
}
