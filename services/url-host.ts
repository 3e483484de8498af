import { isIP } from 'node:net';
import { createAddressCheck } from '../clients/safe-fetch/index.ts';

/** The name or address of a URL without brackets. Names that always mean this machine become its address. */
export function hostOf({ hostname }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host;
}

interface Reach {
  allowLoopback: boolean;
  allowCidrs: string[];
}

/** Whether a host may be fetched, as far as that shows without a look-up. A name is checked when connecting. */
export function mayBeFetched(
  host: string,
  { allowLoopback, allowCidrs: allowedCidrs }: Reach,
): boolean {
  return isIP(host) === 0 || createAddressCheck({ allowLoopback, allowedCidrs })(host);
}
