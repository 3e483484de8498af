import type { SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';

/** Without a language the feed is German. */
export function personioEndpoint(source: SourceRef): string {
  return hostEndpoint(source, { domain: 'jobs.personio.de', path: '/xml?language=en' });
}
