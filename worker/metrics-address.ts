import { lookup } from 'node:dns/promises';

/** Where the metrics listen; Temporal's runtime takes an address, where Node takes a name as well. */
export async function metricsAddress(host: string, port: number): Promise<string> {
  const { address, family } = await lookup(host);
  return family === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}
