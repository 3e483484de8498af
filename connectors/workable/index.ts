import type { Connector, SourceRef } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { unpagedJson } from '../reading/unpaged-json.ts';
import { mapWorkable } from './map.ts';
import { placesTogether } from './places-together.ts';

const endpoint = (source: SourceRef) =>
  boardEndpoint(source, {
    pages: ['apply.workable.com'],
    feed: (board) => `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
  });

export const workable: Connector = {
  kind: 'workable',
  closesByAbsence: true,
  endpoint,
  pages: unpagedJson(endpoint, 'jobs', placesTogether),
  map: mapWorkable,
};
