import ipaddr from 'ipaddr.js';
import { FetchRefused } from './errors.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

export interface AddressRules {
  /** Allows 127.0.0.0/8 and ::1, for development and tests. */
  allowLoopback: boolean;
  /** Private ranges that may be reached ("10.1.0.0/16"). */
  allowedCidrs: string[];
}

type Address = ReturnType<typeof ipaddr.parse>;
type Cidr = ReturnType<typeof ipaddr.parseCIDR>;

/** Global unicast IPv6. Other ranges embed IPv4 addresses or are special. */
const GLOBAL_IPV6: Cidr = ipaddr.parseCIDR('2000::/3');

/**
 * Builds the check of one IP address: public unicast addresses and those that the rules add. Throws for an invalid
 * CIDR.
 */
export function createAddressCheck(rules: AddressRules): (address: string) => boolean {
  const cidrs = rules.allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr));
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    if (isPublic(address)) return true;
    if (rules.allowLoopback && address.range() === 'loopback') return true;
    return cidrs.some((cidr) => inside(address, cidr));
  };
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || inside(address, GLOBAL_IPV6);
}

function inside(address: Address, cidr: Cidr): boolean {
  return address.kind() === cidr[0].kind() && address.match(cidr);
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Ports are checked on the URL, addresses when connecting. */
export interface UrlRules {
  allowedPorts: number[] | 'any';
}

/**
 * Parses a URL that is http or https without credentials and has an allowed port. Throws `FetchRefused` for others.
 */
export function checkUrl(text: string, rules: UrlRules): URL {
  const url = parseUrl(text);
  const defaultPort = url === null ? undefined : DEFAULT_PORTS[url.protocol];
  if (url === null || defaultPort === undefined) {
    throw new FetchRefused('url_not_allowed', 'Only http and https URLs are fetched.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchRefused('url_not_allowed', 'A URL must not carry credentials.');
  }
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (rules.allowedPorts !== 'any' && !rules.allowedPorts.includes(port)) {
    throw new FetchRefused('port_not_allowed', `Port ${port} is not allowed.`);
  }
  return url;
}
