import { outageMessages as said } from '../../../../domain/common/outages.ts';
import type { Words } from '../en/words.ts';

export const outages: Words['outages'] = {
  [said.database]: 'Ein Teil des Dienstes antwortet nicht: die Datenbank.',
  [said.search]: 'Ein Teil des Dienstes antwortet nicht: die Stellensuche.',
  [said.background]: 'Ein Teil des Dienstes antwortet nicht: die Hintergrundarbeit.',
  [said.unknown]: 'Ein Teil des Dienstes antwortet nicht.',
};
