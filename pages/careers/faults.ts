import type { PageLanguage } from '../page-language.ts';
import { pageWords, type PageWords } from './words.ts';

/** Sentences of the API about an answer, in German. */
const SENTENCES: Readonly<Record<string, string>> = {
  'is required': 'Diese Angabe fehlt',
  'is not there': 'ist nicht da',
  'is not a field of this form': 'gehört nicht zu diesem Formular',
  'is given twice, each time differently': 'ist zweimal verschieden angegeben',
  'are too large to store': 'Die Antworten sind zu groß',
  'must be a text': 'muss ein Text sein',
  'is not well-formed text': 'enthält ungültige Zeichen',
  'must not be empty': 'darf nicht leer sein',
  'must have visible characters': 'muss sichtbare Zeichen enthalten',
  'does not match the pattern': 'hat nicht die verlangte Form',
  'must be an e-mail address': 'muss eine E-Mail-Adresse sein',
  'must be a phone number': 'muss eine Telefonnummer sein',
  'must be an http or https address without credentials':
    'muss eine Adresse mit http:// oder https:// sein, ohne Zugangsdaten',
  'must be a number': 'muss eine Zahl sein',
  'must be a date as YYYY-MM-DD': 'muss ein Datum in der Form JJJJ-MM-TT sein',
  'must be a date as YYYY, YYYY-MM or YYYY-MM-DD':
    'muss ein Datum in der Form JJJJ, JJJJ-MM oder JJJJ-MM-TT sein',
  'must be true or false': 'muss mit Ja oder Nein beantwortet werden',
  'must be given': 'Diese Einwilligung wird gebraucht',
  'must be an ISO 4217 code, such as USD': 'muss ein Währungscode sein, etwa EUR',
  'must have a min that is not above max': '„Von“ darf nicht über „Bis“ liegen',
  'must not name an option twice': 'darf jede Auswahl nur einmal nennen',
  'must be a list': 'muss eine Liste sein',
  'must not be an empty file': 'Die Datei ist leer',
  'must have a file name of 1 to 255 characters': 'Der Dateiname muss 1 bis 255 Zeichen lang sein',
};

/** Sentences of the API with a value in them. */
const WITH_VALUES: readonly [before: string, after: string, german: (value: string) => string][] = [
  ['is required, or instead ', '', () => 'Diese Angabe oder eine gleichwertige fehlt'],
  [
    'must be at most ',
    ' characters: the rest was cut off',
    (most) => `darf höchstens ${most} Zeichen lang sein: Der Rest wurde abgeschnitten`,
  ],
  ['must be at most ', ' characters', (most) => `darf höchstens ${most} Zeichen lang sein`],
  ['must be at least ', ' characters', (least) => `muss mindestens ${least} Zeichen lang sein`],
  [
    'must be at most ',
    ' bytes',
    (most) => `darf höchstens ${Number(most).toLocaleString('de')} Bytes groß sein`,
  ],
  [
    'must be a whole number from ',
    '',
    (scale) => `muss eine ganze Zahl von ${scale.replace(' to ', ' bis ')} sein`,
  ],
  ['must be at most ', ' files', (most) => `darf aus höchstens ${most} Dateien bestehen`],
  ['must be at most ', ' file', () => 'darf nur eine Datei sein'],
  ['must be at least ', '', (least) => `muss mindestens ${least} sein`],
  ['must be at most ', '', (most) => `darf höchstens ${most} sein`],
  ['must be the value of an option: ', '', () => 'muss eine der Möglichkeiten sein'],
  ['must be a list, each the value of an option: ', '', () => 'muss aus den Möglichkeiten sein'],
  ['must be one of ', '', (kinds) => `muss eines von ${kinds} sein`],
  [
    'is not the ',
    ' that its name says',
    (kind) => `ist nicht die ${kind}-Datei, die ihr Name nennt`,
  ],
];

/** Members of answers whose input has another label. */
const LABELS: Readonly<Record<string, keyof PageWords>> = {
  min: 'least',
  max: 'most',
  location: 'place',
  start_date: 'start',
  end_date: 'end',
};

/** The API's message on an answer, in the language of the page. A sentence without a translation stays English. */
export function faultIn(language: PageLanguage, message: string): string {
  if (language === 'en') return message;
  return germanOf(message) ?? germanOfPart(message) ?? message;
}

function germanOf(message: string): string | null {
  const sentence = SENTENCES[message];
  if (sentence !== undefined) return sentence;
  for (const [before, after, german] of WITH_VALUES) {
    if (message.startsWith(before) && message.endsWith(after)) {
      return german(message.slice(before.length, message.length - after.length));
    }
  }
  return null;
}

/** Of an answer of several parts, the first word is the path of one: `0.start_date must be …`. */
function germanOfPart(message: string): string | null {
  const space = message.indexOf(' ');
  const sentence = germanOf(message.slice(space + 1));
  if (space === -1 || sentence === null) return null;
  const [index = '', name = index] = message.slice(0, space).split('.');
  const label = LABELS[name] ?? name;
  const words = pageWords.de;
  const part = label in words ? words[label as keyof PageWords] : name;
  const entry = index === name ? '' : `${words.entry} ${Number(index) + 1}, `;
  return `${entry}${part}: ${sentence}`;
}
