import type { Settings } from './settings.ts';

export interface TemporalConfig {
  address: string;
  namespace: string;
  uiUrl: string;
  /** Null: without TLS. */
  tls: { ca: string | null; cert: string | null; key: string | null } | null;
  apiKey: string | null;
}

export function groupTemporal(settings: Settings): TemporalConfig {
  const {
    TEMPORAL_TLS_CA: ca = null,
    TEMPORAL_TLS_CERT: cert = null,
    TEMPORAL_TLS_KEY: key = null,
    TEMPORAL_API_KEY: apiKey = null,
  } = settings;
  // A key must not be sent in clear text.
  const isNeeded = [ca, cert, key, apiKey].some((value) => value !== null);
  return {
    address: settings.TEMPORAL_ADDRESS,
    namespace: settings.TEMPORAL_NAMESPACE,
    uiUrl: settings.TEMPORAL_UI_URL,
    tls: isNeeded || settings.TEMPORAL_TLS === true ? { ca, cert, key } : null,
    apiKey,
  };
}
