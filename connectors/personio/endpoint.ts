import type { SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';

/** The feed is in German by default. */
export function personioEndpoint(source: SourceRef): string {
  return hostEndpoint(source, { domain: 'jobs.personio.de', path: '/xml?language=en' });
}
