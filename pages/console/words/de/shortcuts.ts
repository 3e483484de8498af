import type { Words } from '../en/words.ts';

export const shortcuts: Words['shortcuts'] = {
  find: 'Suchen',
  keys: 'Tasten',
  findAnything: 'Seiten, Stellen und Kandidat:innen finden',
  ctrl: 'Strg',
  lettersOff: 'Einzelne Buchstaben sind als Tasten aus. Sie lassen sich im Profil einschalten.',
  close: 'Schließen',
  searchList: 'Die Liste dieser Seite durchsuchen',
  thisList: 'Diese Übersicht',
  nextRow: 'Nächste Zeile, Karte oder Kandidat:in',
  previousRow: 'Vorige Zeile, Karte oder Kandidat:in',
  rowMenu: 'Menü der Zeile oder Karte; auf dem Board verschiebt es',
  paletteField: 'Seite, Aktion, Stelle oder Kandidat:in',
  results: 'Treffer',
  page: 'Seite',
  away: 'Stellen und Kandidat:innen sind nicht durchsuchbar: Der Dienst antwortet nicht.',
  showCall: 'Aufruf zeigen',
  callBehind: 'Der Aufruf hinter dieser Liste',
  commandLine: 'Kommandozeile',
  copy: 'Kopieren',
  callNeedsKey:
    'Programme brauchen einen Schlüssel mit dem Scope des Aufrufs, in OPENROLE_API_KEY.',
  letters: 'Einzelne Buchstaben als Tasten',
  lettersHint: 'Tasten wie j, k und ?. Strg+K geht auch ohne sie.',
};
