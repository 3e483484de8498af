import { outageMessages as said } from '../../../../domain/common/outages.ts';

/** What the API says of an outage. */
export const outages = {
  [said.database]: said.database as string,
  [said.search]: said.search as string,
  [said.background]: said.background as string,
  [said.unknown]: said.unknown as string,
};
