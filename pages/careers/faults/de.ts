import type { FaultWords } from './fault-words.ts';

/** Faults of answers, in German. */
export const german: FaultWords = {
  sentences: {
    'is required': 'bitte ausfüllen',
    'is not there': 'bitte wählen Sie die Datei noch einmal',
    'is not a field of this form': 'gehört nicht zu diesem Formular',
    'is given twice, each time differently': 'ist zweimal verschieden angegeben',
    'are too large to store': 'Die Antworten sind zu groß',
    'must be a text': 'muss ein Text sein',
    'is not well-formed text': 'enthält ungültige Zeichen',
    'must not be empty': 'bitte ausfüllen',
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
    'must not be an empty file': 'die Datei ist leer: bitte wählen Sie eine andere',
    'must have a file name of 1 to 255 characters':
      'Der Dateiname muss 1 bis 255 Zeichen lang sein',
  },
  withValues: {
    eitherMissing: () => 'bitte diese Angabe oder eine gleichwertige ausfüllen',
    cutOff: (most) => `darf höchstens ${most} Zeichen lang sein: Der Rest wurde abgeschnitten`,
    mostCharacters: (most) => `darf höchstens ${most} Zeichen lang sein`,
    leastCharacters: (least) => `muss mindestens ${least} Zeichen lang sein`,
    mostBytes: (most) => `darf höchstens ${Number(most).toLocaleString('de')} Bytes groß sein`,
    scale: (scale) => `muss eine ganze Zahl von ${scale.replace(' to ', ' bis ')} sein`,
    mostFiles: (most) => `darf aus höchstens ${most} Dateien bestehen`,
    oneFile: () => 'darf nur eine Datei sein',
    least: (least) => `muss mindestens ${least} sein`,
    most: (most) => `darf höchstens ${most} sein`,
    option: () => 'muss eine der Möglichkeiten sein',
    options: () => 'muss aus den Möglichkeiten sein',
    kinds: (kinds) => `muss eines von ${kinds} sein`,
    otherKind: (kind) => `ist nicht die ${kind}-Datei, die ihr Name nennt`,
  },
};
