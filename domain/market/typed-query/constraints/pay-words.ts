import type { PayPeriod } from '../../../common/pay-period.ts';
import { phraseSet, phraseTable } from './phrases.ts';

/** Before the least pay. */
export const atLeast =
  phraseSet(`over; above; from; at least; min; minimum; more than; starting at; starting from; upwards of;
  ab; über; von; mindestens; mehr als; mind; à partir de; dès; au moins; plus de; minimum de; desde; más de; al menos;
  mínimo; a partir de; por encima de; vanaf; minstens; meer dan; minimaal; boven; acima de; pelo menos; mais de; da; almeno;
  oltre; più di; a partire da; od; co najmniej; powyżej; więcej niż; minimalnie; från; minst; över; fra; mindst`);
/** Before the most pay, which no filter can say. */
export const atMost =
  phraseSet(`up to; under; below; less than; max; maximum; at most; bis; bis zu; unter; höchstens;
  maximal; weniger als; jusqu'à; jusqu'a; moins de; maximum de; hasta; menos de; máximo; por debajo de; tot; onder;
  minder dan; hoogstens; até; abaixo de; no máximo; fino a; meno di; massimo; sotto; do; poniżej; maksymalnie; upp till;
  op til`);
/** Nouns before or behind an amount of pay. */
export const payNouns =
  phraseSet(`salary; pay; paying; pays; wage; wages; earning; income; base; base salary; ote; comp;
  tc; total comp; gehalt; jahresgehalt; monatsgehalt; stundenlohn; lohn; verdienst; salaire; rémunération; salario;
  sueldo; retribución; salaris; loon; salário; remuneração; stipendio; ral; paga; wynagrodzenie; pensja; zarobki; lön;
  løn`);
/** Behind an amount. */
export const taxWords =
  phraseSet(`gross; net; brutto; netto; brut; net; bruto; neto; lordo; lordi; netti; bruts; brutos;
  líquido; plus; oder mehr; or more; and up; et plus; o más; of meer; ou mais; e oltre; lub więcej; mindestens; minimum; min`);
export const perWords =
  phraseSet(`per; a; an; each; in the; pro; im; in; je; die; par; de l; al; a la; por; a; per; al; all;
  o; ao; na; za; og; i`);
export const periodWords = phraseTable<PayPeriod>([
  [
    'hour',
    `hour; hr; hrs; h; hourly; an hour; hours; stunde; std; stündlich; heure; hora; horas; uur; ora; godzina; godzinę;
    godz; godzinowo; timme`,
  ],
  ['day', 'day; daily; tag; täglich; jour; día; dia; dag; giorno; dzień; dziennie; dniówka'],
  ['week', 'week; weekly; wk; woche; wöchentlich; semaine; semana; settimana; tydzień; tygodniowo'],
  [
    'month',
    `month; monthly; mo; mth; monat; monatlich; mois; mensuel; mensuels; mensuel brut; mes; mensual; mensuales; maand;
    maandelijks; mês; mensal; mensais; mese; mensile; mensili; miesiąc; miesięcznie; mies; månad; måned`,
  ],
  [
    'year',
    `year; yearly; yr; annum; annually; annual; pa; p.a; jahr; jährlich; jahresbrutto; an; année; annuel; annuels;
    año; anual; anuales; jaar; jaarlijks; ano; anuais; anno; annuo; annui; annua; rok; rocznie; år; lpa`,
  ],
]);
/** Behind a number with "k", these make it a count. */
export const counted = new Set(
  'users user followers subscribers customers employees people run race resolution video steps lines loc tv miles km'.split(
    ' ',
  ),
);
