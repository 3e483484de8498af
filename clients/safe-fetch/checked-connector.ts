import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { FetchRefused } from './errors.ts';
import type { Resolve } from './resolve.ts';

export interface ConnectorOptions {
  isAllowed: (address: string) => boolean;
  resolve: Resolve;
  connectTimeoutMs: number;
}

/**
 * An undici connector that resolves a name once, checks every address and connects to a checked one, which prevents
 * DNS rebinding. A host with one forbidden address is refused.
 */
export function createCheckedConnector(options: ConnectorOptions): buildConnector.connector {
  const lookup = checkedLookup(options);
  const connect = buildConnector({
    timeout: options.connectTimeoutMs,
    lookup,
  });
  return (target, callback) => {
    const literal = target.hostname.replace(/^\[|\]$/g, '');
    // `lookup` is not called for IP addresses.
    if (isIP(literal) !== 0 && !options.isAllowed(literal)) callback(refused(literal), null);
    else connect(target, callback);
  };
}

function checkedLookup({ isAllowed, resolve }: ConnectorOptions): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const [first] = addresses;
        if (first === undefined) throw new Error(`${hostname} has no address`);
        if (!addresses.every(({ address }) => isAllowed(address))) throw refused(hostname);
        if (lookupOptions.all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) => {
        callback(error as NodeJS.ErrnoException, '', 0);
      });
  };
}

function refused(host: string): FetchRefused {
  return new FetchRefused('address_not_allowed', `${host} is not at a public address.`);
}
