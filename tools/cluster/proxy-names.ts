/** Ports of the proxy: where clients of each group of processes connect. */
export const API_DOOR = 'proxy api';
export const ELASTICSEARCH_DOOR = 'proxy elasticsearch';
export const TEMPORAL_DOOR = 'proxy temporal';
/** The proxy's own statistics. */
export const STATISTICS = 'proxy statistics';
