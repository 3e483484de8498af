import { foldText } from '../../common/text/fold-text.ts';

/** Month names and abbreviations as folded text, January first; en, de, fr, es, pt, it, nl, pl, ar, he. */
const MONTHS = [
  'january jan januar janner jan janvier janv enero ene janeiro gennaio gen januari ocak январь января янв stycznia styczen sty يناير ינו ינואר',
  'february feb februar fevrier fevr fev febrero fevereiro febbraio februari subat февраль февраля фев lutego luty lut فبراير פבר פברואר',
  'march mar marz mrz maerz mars marzo março marco maart mrt mart март марта мар marca marzec مارس מרץ',
  'april apr avril avr abril abr aprile nisan апрель апреля апр kwietnia kwiecien kwi ابريل أبريل אפר אפריל',
  'may mai maj mayis маи мая mayo maio maggio mag mei maja maj مايو מאי',
  'june jun juni juin junio haziran июнь июня junho giugno giu czerwca czerwiec cze يونيو יוני',
  'july jul juli juillet juil temmuz июль июля julio julho luglio lug lipca lipiec lip يوليو יולי',
  'august aug aout augusti agustos август августа авг agosto ago augustus sierpnia sierpien sie اغسطس أغسطس אוג אוגוסט',
  'september sep sept eylul сентябрь сентября сен septembre septiembre setiembre setembro set settembre wrzesnia wrzesien wrz سبتمبر ספט ספטמבר',
  'october oct ekim октябрь октября окт oktober okt octobre octubre outubro out ottobre ott pazdziernika pazdziernik paz اكتوبر أكتوبر אוק אוקטובר',
  'november nov kasim ноябрь ноября ноя novembre noviembre noviembre novembro listopada listopad lis نوفمبر נוב נובמבר',
  'december dec aralik декабрь декабря дек dezember dez decembre diciembre dic dezembro dicembre grudnia grudzien gru ديسمبر דצמ דצמבר',
];

/** Languages whose full names of months are read as well, alone and with a day. */
const NAMED_IN = 'da no fi cs sk hu ro tr ca id el ru uk bg fa ur hi th'.split(' ');

export const monthNumbers = new Map<string, number>([
  ...NAMED_IN.flatMap(fullMonthNames),
  ...MONTHS.flatMap((names, index) =>
    names.split(' ').map((name) => [name, index + 1] as [string, number]),
  ),
]);

function fullMonthNames(language: string): [string, number][] {
  const formats = [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map(
    (parts) =>
      new Intl.DateTimeFormat(language, { ...parts, calendar: 'gregory', timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) => Date.UTC(2020, month, 15)).flatMap(
    (moment, month) =>
      formats
        .flatMap((format) => format.formatToParts(moment))
        .filter(({ type }) => type === 'month')
        .map(({ value }): [string, number] => [foldText(value), month + 1]),
  );
}

/** Words for "until now". Phrases are found by their last word. */
export const presentWords = new Set(
  'present current currently now today ongoing date heute aktuell laufend jetzt gegenwart gegenwartig dato actuel actuellement present aujourdhui jour cours actualidad presente actual hoy fecha atual atualmente momento hoje oggi attuale attualmente corso heden nu huidig obecnie teraz nadal dzis chwili obecnej trakcie 至今 现在 目前 今 現在 在職中 현재 재직중 الآن الان حاليا الحاضر اليوم היום nuvarande pagaende halen gunumuz dosud soucasnost data сейчас настоящее время н dag idag nykyhetki nykyinen aktualne dodnes soucasnosti sucasnost jelenleg jelen prezent gunumuze actualitat actualment sekarang hien tai nay σημερα παρον зараз дотепер час досега момента настоящем اکنون تاکنون حال تاحال वर्तमान अब ปัจจุบัน 迄今 現職'.split(
    ' ',
  ),
);

/** Words that can precede such a word or join two dates. */
export const rangeWords = new Set(
  'to until till bis zu a au jusqua jusqu ce la fecha hasta al ate o ao fino ad oggi tot op do chwili حتى по w und and in en e i til az pana den sampai hingga saat fins εως ως μεχρι до تا اب तक से ถึง'.split(
    ' ',
  ),
);

/** Words beside an end that lies ahead: "Exp. Jun. 2017". */
export const expectedWords = new Set(
  'exp expected anticipated estimated est prospective voraussichtlich erwartet prevu prevue previsto prevista esperado esperada verwacht planowane'.split(
    ' ',
  ),
);

/** Words before a single date that mark it as a start. */
export const sinceWords = new Set(
  'since from seit ab depuis des desde dal da sinds vanaf od с'.split(' '),
);

/** Words before a period: "de mars 2019 à mai 2021". */
export const fromWords = new Set('from von vom de du del da dal van od z с'.split(' '));

/** Seasons as folded text: "Summer 2019". */
export const seasonWords = new Set(
  'spring summer autumn fall winter fruhling sommer herbst ete automne hiver printemps verano otono invierno primavera estate autunno inverno outono lato jesien wiosna zima lente zomer herfst'.split(
    ' ',
  ),
);

/** Words inside a date: "enero de 2020", "Summer 2019". */
export const dateFillers = new Set(['de', 'del', 'di', 'da', 'van', 'the', 'of', ...seasonWords]);
