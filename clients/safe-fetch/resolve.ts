import { lookup, Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

/** Both tries end before a connection's time is over. */
const PATIENCE = { timeout: 2_500, tries: 2 };

const THIS_MACHINE: ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** For a host that is the operator's own: reads the hosts file and the search domains too. */
export const resolveBySystem: Resolve = (hostname) =>
  lookup(hostname, { all: true, verbatim: true });

/**
 * Asks the name server itself, for hosts that strangers name. The system's look-ups share a few threads of the process:
 * a name that nobody answers for would keep all others waiting.
 */
export function createResolve(servers?: string[]): Resolve {
  const resolver = new Resolver(PATIENCE);
  if (servers !== undefined) resolver.setServers(servers);
  return async (hostname) => {
    if (hostname === 'localhost') return THIS_MACHINE;
    const [ipv4, ipv6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
    return [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: number): ResolvedAddress[] {
  if (answer.status === 'rejected') return [];
  return answer.value.map((address) => ({ address, family }));
}
