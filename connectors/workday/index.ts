import type { Connector } from '../connector.ts';
import { workdayEndpoint } from './endpoint.ts';
import { mapWorkday } from './map.ts';
import { workdayPages } from './pages.ts';

export const workday: Connector = {
  kind: 'workday',
  closesByAbsence: true,
  endpoint: workdayEndpoint,
  pages: (source, feed, from) => workdayPages(feed, workdayEndpoint(source), from),
  map: mapWorkday,
};
