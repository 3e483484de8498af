import type { Words } from '../en/words.ts';

export const shell: Words['shell'] = {
  yes: 'ja',
  no: 'nein',
  asCompany: 'wie beim Unternehmen',
  any: 'alle',
  show: 'Anzeigen',
  olderEntries: 'Ältere Einträge',
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  console: 'Konsole',
  yourProfile: 'Ihr Profil',
  signOut: 'Abmelden',
  stored: 'Ich habe den Wert gespeichert',
  toOverview: 'Zur Übersicht',
  groups: {
    hiring: 'Recruiting',
    company: 'Unternehmen',
    developers: 'Entwicklung',
    account: 'Konto',
    installation: 'Installation',
  },
  switchTo: (account) => `Zu ${account} wechseln`,
  atMost: (label, most) => [label, ': höchstens ', most],
  shownOnce: {
    feed: {
      onlyNow:
        'Ein anderer Kalender kann Ihre Gespräche von dieser Adresse lesen. Sie wird nur jetzt gezeigt.',
      copy: 'Adresse kopieren',
    },
    key: { onlyNow: 'Der Schlüssel wird nur jetzt angezeigt.', copy: 'Schlüssel kopieren' },
    secret: { onlyNow: 'Das Geheimnis wird nur jetzt angezeigt.', copy: 'Geheimnis kopieren' },
  },
  storeIt: 'Speichern Sie den Wert, bevor Sie diese Seite verlassen.',
  backTo: (list) => ['Zurück: ', list],
  notFound: 'Nicht gefunden',
  tryAgain: 'Erneut versuchen',
  outage: (message, seconds) =>
    seconds === undefined ? message : [message, ` In ${seconds} s erneut versuchen.`],
  noPage: 'Diese Seite gibt es in der Konsole nicht.',
  operatorsOnly: 'Diese Seite ist für die Betreiber der Installation.',
  needsRole: (needed, own, grantors) => [
    'Diese Seite erfordert die Rolle ',
    needed,
    '; Ihre Rolle ist ',
    own,
    '. Ein Mitglied mit der Rolle Inhaber oder Admin kann sie ändern: ',
    grantors,
    '.',
  ],
};
