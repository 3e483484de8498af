import type { Words } from '../en/words.ts';

export const overview: Words['overview'] = {
  openRoles: 'Offene Stellen',
  byStage: 'Nach Phase',
  newCandidates: 'Neue Kandidat:innen',
  appliedFor: 'Beworben für',
  firstSteps: 'Erste Schritte',
  withApi: 'Mit der API',
  publishPosting: 'Stelle veröffentlichen',
  makeKey: 'API-Schlüssel erstellen',
  askForKey: 'Ein Admin des Kontos kann Ihnen einen API-Schlüssel geben.',
  reference: 'Referenz aller Endpunkte',
  endpointsInNeed: 'Endpunkte mit Störungen',
  publish: (publish) => [publish, ': Kandidat:innen erscheinen dann auf dem Board.'],
  withScopes: 'mit den Berechtigungen, die Ihr Programm braucht.',
  searchMarket: 'Den Stellenmarkt durchsuchen:',
  read: (reference) => ['Zum Nachlesen: ', reference, '.'],
};
