import type { Words } from '../en/words.ts';

export const activity: Words['activity'] = {
  activity: 'Verlauf',
  note: 'Notiz',
  privateNote: 'Private Notiz',
  offerMade: 'Angebot erstellt: ',
  offerSent: 'Angebot gesendet: ',
  offerAnswered: 'Angebot beantwortet: ',
  mail: 'E-Mail: ',
  document: 'Dokument erstellt: ',
  applied: (role, stage) => `Bewerbung für ${role}, in Phase ${stage}`,
  moved: (role, stage) => `In Phase ${stage} für ${role} verschoben`,
  movedByOffer: (role, stage, offer) => [
    `In Phase ${stage} für ${role} verschoben: angenommenes Angebot `,
    offer,
  ],
  acceptedOffer: 'für diese Stelle',
  hired: 'Eingestellt: ',
  firstDay: ', erster Tag ',
};
