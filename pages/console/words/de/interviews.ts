import type { Words } from '../en/words.ts';

export const interviews: Words['interviews'] = {
  interviews: 'Gespräche',
  interview: 'Gespräch',
  lead: 'Vorstellungsgespräche. Angesetzt werden sie auf der Seite eines Kandidaten.',
  empty:
    'Es gibt noch kein Gespräch. Öffnen Sie einen Kandidaten und drücken Sie „Gespräch ansetzen“.',
  schedule: 'Gespräch ansetzen',
  saveNew: 'Gespräch anlegen',
  starts: 'Beginn',
  kind: 'Art',
  interviewers: 'Interviewer',
  interviewersHint:
    'E-Mail-Adressen, eine je Zeile. Die Adresse eines Mitglieds ist dieses Mitglied.',
  minutes: 'Minuten',
  place: 'Ort',
  link: 'Link',
  instructions: 'Hinweise für den Kandidaten',
  zone: 'Zeitzone',
  startsHint:
    'Bleibt er leer, wählt der Kandidat zwischen den Tagen darunter, von neun bis siebzehn Uhr.',
  from: 'Erster Tag zur Wahl',
  to: 'Letzter Tag zur Wahl',
  notYet: 'noch offen',
  offered: 'Angebotene Zeiten',
  candidateZone: 'Zeitzone des Kandidaten',
  page: 'Seite des Kandidaten',
  edit: 'Gespräch bearbeiten',
  save: 'Gespräch speichern',
  cancel: 'Gespräch absagen',
  cancelling: 'Kandidat und Interviewer bekommen eine Absage. Das lässt sich nicht zurücknehmen.',
  done: 'Hat stattgefunden',
  noShow: 'Kandidat kam nicht',
  reason: 'Grund der Absage',
  openCandidateOf: (title) => `Kandidat zu ${title} öffnen`,
};
