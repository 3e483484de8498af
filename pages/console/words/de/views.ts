import type { Words } from '../en/words.ts';

export const views: Words['views'] = {
  views: 'Ihre Ansichten:',
  save: 'Diese Ansicht merken',
  saveView: 'Ansicht merken',
  manage: 'Ansichten löschen',
  remove: (name) => `Ansicht ${name} löschen`,
};
