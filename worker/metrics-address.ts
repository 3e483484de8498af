import { lookup } from 'node:dns/promises';

/** The address of the metrics endpoint. Temporal's runtime needs an IP address where Node also takes a host name. */
export async function metricsAddress(host: string, port: number): Promise<string> {
  const { address, family } = await lookup(host);
  return family === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}
