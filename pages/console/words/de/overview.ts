import type { Words } from '../en/words.ts';

export const overview: Words['overview'] = {
  newCandidates: 'Neue Kandidat:innen',
  appliedFor: 'Beworben für',
  firstSteps: 'Erste Schritte',
  withApi: 'Mit der API',
  publishPosting: 'Stelle veröffentlichen',
  itsBoard: 'Board',
  makeKey: 'API-Schlüssel erstellen',
  askForKey: 'Ein Admin des Kontos kann Ihnen einen API-Schlüssel geben.',
  reference: 'Referenz aller Endpunkte',
  endpointsInNeed: 'Endpunkte mit Störungen',
  publish: (publish, board) => [publish, ': Kandidat:innen erscheinen dann auf dem ', board, '.'],
  withScopes: 'mit den Berechtigungen, die Ihr Programm braucht.',
  searchMarket: 'Den Stellenmarkt durchsuchen:',
  read: (reference) => ['Zum Nachlesen: ', reference, '.'],
};
