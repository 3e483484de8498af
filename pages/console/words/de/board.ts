import type { Words } from '../en/words.ts';

export const board: Words['board'] = {
  boardsLead: 'Wählen Sie eine offene Stelle, um ihre Kandidat:innen nach Phase zu sehen.',
  noOpenPosting: 'Keine Stelle ist offen. Veröffentlichen Sie eine unter „Stellen“.',
  posting: 'Stelle',
  candidatesByStage: 'Kandidat:innen nach Phase',
  showMore: 'Mehr anzeigen',
  inStageSince: 'In dieser Phase seit ',
  reject: 'Absagen…',
  inAll: (applications) => `${applications} insgesamt`,
  moveCard: (name) => [name, ' verschieben'],
  moveTo: (stage) => `Nach ${stage} verschieben`,
};
