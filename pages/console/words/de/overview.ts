import { countsIn } from '../plural.ts';
import type { Words } from '../en/words.ts';

const count = countsIn('de');

export const overview: Words['overview'] = {
  openRoles: 'Offene Stellen',
  byStage: 'Nach Phase',
  lastWeek: 'Letzte 7 Tage',
  trend: (week, before) =>
    week === before
      ? `${week}, wie in der Woche davor`
      : `${week}, nach ${before} in der Woche davor`,
  nothingToDo: 'Heute wartet nichts auf Sie.',
  interviewsToday: 'Interviews der nächsten 24 Stunden',
  toLookAt: 'Neue Bewerbungen zur Durchsicht',
  appliedFor: 'Beworben für',
  appliedAt: 'Beworben',
  allNew: (many) =>
    many === null
      ? 'Alle neuen Bewerbungen'
      : `Alle anzeigen: ${count(many, 'neue Person', 'neue Personen')}`,
  lateFeedback: 'Ausstehendes Feedback',
  tookPlace: 'Stattgefunden',
  missingFrom: 'Fehlt von',
  expiringOffers: 'Angebote, die innerhalb einer Woche ablaufen',
  answeredOffers: 'In den letzten 7 Tagen beantwortete Angebote',
  stageNow: 'Jetzt in Phase',
  firstSteps: 'Erste Schritte',
  publishPosting: 'Stelle veröffentlichen',
  inviteMembers: 'Ihr Team einladen',
  reference: 'Referenz aller Endpunkte',
  endpointsInNeed: 'Endpunkte mit Störungen',
  publish: (publish) => [publish, ': Kandidat:innen erscheinen dann auf dem Board.'],
  invite: (invite) => [invite, ': wer einstellt, interviewt oder mitliest.'],
  read: (reference) => ['Für Programme, zum Nachlesen: ', reference, '.'],
};
