import { lookup, Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a host name to all of its addresses. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

/** Both attempts end before the connect timeout. */
const RESOLVER_OPTIONS = { timeout: 2_500, tries: 2 };

const THIS_MACHINE: ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** For hosts that the operator sets: uses the hosts file and the search domains. */
export const resolveBySystem: Resolve = (hostname) =>
  lookup(hostname, { all: true, verbatim: true });

/**
 * Queries the DNS server directly, for hosts given by callers. The system's resolver shares a few threads of the
 * process, so one name without an answer would delay all others.
 */
export function createResolve(servers?: string[]): Resolve {
  const resolver = new Resolver(RESOLVER_OPTIONS);
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
