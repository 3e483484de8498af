import type { SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';

export function bambooEndpoint(source: SourceRef): string {
  return hostEndpoint(source, { domain: 'bamboohr.com', path: '/careers/list' });
}
