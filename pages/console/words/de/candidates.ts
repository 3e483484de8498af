import { countsIn } from '../plural.ts';
import type { Words } from '../en/words.ts';

const count = countsIn('de');

export const candidates: Words['candidates'] = {
  move: 'Verschieben',
  timeline: 'Verlauf',
  byActor: ' durch ',
  editCandidate: 'Kandidat:in bearbeiten',
  saveCandidate: 'Kandidat:in speichern',
  moveCandidate: 'Kandidat:in verschieben',
  makeOffer: 'Angebot erstellen',
  saveDraft: 'Entwurf speichern',
  hire: 'Einstellen',
  hireCandidate: 'Kandidat:in einstellen',
  mergeTitle: 'Zusammenführen',
  merge: 'Zusammenführen…',
  mergeCandidates: 'Kandidat:innen zusammenführen',
  duplicateId: 'Id des Duplikats',
  mergeHint:
    'Seine Bewerbungen, Notizen und Dateien kommen hierher. Das lässt sich nicht wieder trennen.',
  anonymiseTitle: 'Anonymisieren',
  anonymise: 'Anonymisieren…',
  anonymiseCandidate: 'Kandidat:in anonymisieren',
  forRole: 'Für die Stelle',
  stage: 'Phase',
  tags: 'Tags',
  links: 'Links',
  candidates: 'Kandidat:innen',
  noApplication: 'Noch keine Bewerbung.',
  discovery: 'Auffindbar für andere Arbeitgeber',
  notAgreed: 'nicht zugestimmt',
  candidatesLead: 'Personen, die sich beworben haben, und solche, die Sie hinzugefügt haben.',
  noCandidate:
    'Noch hat sich niemand beworben. Kandidat:innen erscheinen hier, wenn sie sich bewerben; oder fügen Sie selbst welche hinzu.',
  noMatch: 'Keine Treffer. Leeren Sie die Suche, um alle Kandidat:innen zu sehen.',
  nameless: 'Kandidat:in ohne Namen',
  notes: 'Notizen',
  newNote: 'Neue Notiz',
  addNote: 'Notiz hinzufügen',
  expiresAt: 'Läuft ab am',
  message: 'Nachricht',
  offers: 'Angebote',
  offersLead:
    'Angebote an Kandidat:innen. Sie erstellen ein Angebot auf der Seite der Kandidat:in.',
  offer: 'Angebot',
  noOffer:
    'Es gibt noch kein Angebot. Öffnen Sie eine Kandidat:in und wählen Sie „Angebot erstellen“.',
  editOffer: 'Angebot bearbeiten',
  saveOffer: 'Angebot speichern',
  withdrawOffer: 'Angebot zurückziehen',
  withdrawing:
    'Das Angebot kann nicht mehr angenommen werden. Das lässt sich nicht rückgängig machen.',
  sendOffer: 'Angebot senden',
  answered: 'Beantwortet',
  earlierVersions: 'Frühere Fassungen',
  by: 'Durch',
  standing: (stage, sent) => [`In Phase ${stage}. Gesendet: `, sent],
  size: (kilobytes) => ` (${kilobytes} KB)`,
  agreed: 'zugestimmt',
  anonymising: (applications, notes) =>
    `Name, Kontakt, Antworten, Dateien und der Text von ${count(applications, 'Bewerbung', 'Bewerbungen')} und ${count(notes, 'Notiz', 'Notizen')} werden endgültig gelöscht. Anzahlen und Phasen bleiben.`,
  openCandidateOf: (offer) => `Kandidat:in zu ${offer} öffnen`,
  payPer: (amount, currency, period) => [amount, ` ${currency} pro `, period],
  decidedBy: (decision, who) => [decision, ' durch ', who],
  theCandidate: 'Kandidat:in',
};
