import type { Child } from '../../../h.ts';

export const activity = {
  activity: 'Activity',
  note: 'Note',
  privateNote: 'Private note',
  offerMade: 'Offer made: ',
  offerSent: 'Offer sent: ',
  offerAnswered: 'Offer answered: ',
  mail: 'E-mail: ',
  document: 'Document made: ',
  applied: (role: string, stage: string): Child => `Application for ${role}, at ${stage}`,
  moved: (role: string, stage: string): Child => `Moved to ${stage} for ${role}`,
  movedByOffer: (role: string, stage: string, offer: Child): Child => [
    `Moved to ${stage} for ${role}: accepted the offer `,
    offer,
  ],
  acceptedOffer: 'of this role',
  hired: 'Hired: ',
  firstDay: ', first day ',
};
