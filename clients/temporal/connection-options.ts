import type { ConnectionOptions } from '@temporalio/client';

type TlsConfig = Exclude<NonNullable<ConnectionOptions['tls']>, boolean>;

/** How Temporal is reached. */
export interface TemporalEndpoint {
  address: string;
  /** Null or absent: without TLS. Certificates and key are PEM; null for those of the system, and for none. */
  tls?: { ca: string | null; cert: string | null; key: string | null } | null;
  apiKey?: string | null;
}

/** The options by which both a client and a worker connect. */
export function connectionOptions({ address, tls, apiKey }: TemporalEndpoint): {
  address: string;
  tls?: TlsConfig;
  apiKey?: string;
} {
  return {
    address,
    ...(tls && { tls: tlsOf(tls) }),
    ...(apiKey && { apiKey }),
  };
}

function tlsOf({ ca, cert, key }: NonNullable<TemporalEndpoint['tls']>): TlsConfig {
  return {
    ...(ca !== null && { serverRootCACertificate: Buffer.from(ca) }),
    ...(cert !== null &&
      key !== null && { clientCertPair: { crt: Buffer.from(cert), key: Buffer.from(key) } }),
  };
}
