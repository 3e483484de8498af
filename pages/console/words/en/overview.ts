import type { Child } from '../../../h.ts';
export const overview = {
  openRoles: 'Open roles',
  byStage: 'By stage',
  newCandidates: 'New candidates',
  appliedFor: 'Applied for',
  firstSteps: 'First steps',
  withApi: 'With the API',
  publishPosting: 'Publish a posting',
  makeKey: 'Make an API key',
  askForKey: 'Ask an admin of the account for an API key.',
  reference: 'the reference of every endpoint',
  endpointsInNeed: 'Endpoints that need a hand',
  publish: (publish: Child): Child => [publish, ', and candidates appear on its board.'],
  withScopes: 'with the scopes that your program needs.',
  searchMarket: 'Search the market:',
  read: (reference: Child): Child => ['Read ', reference, '.'],
};
