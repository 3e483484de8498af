/** Settings that docker-compose.yml decides by itself, each with the reason. */
export const decidedByCompose: Record<string, string> = {
  HOST: 'inside a container everything listens on all of its addresses',
  PORT: 'the container listens on its default; PORT of .env is where it is published',
  METRICS_PORT: 'scraped inside the network, on its default',
  WORKER_METRICS_PORT: 'its health check asks the default',
  MONGODB_URL: 'the server of this file',
  ELASTICSEARCH_URL: 'the server of this file',
  TEMPORAL_ADDRESS: 'the server of this file',
  TEMPORAL_NAMESPACE: 'the namespace that the server of this file is set up with',
  TEMPORAL_TLS: 'the server of this file is inside the network',
  TEMPORAL_TLS_CA: 'the server of this file has no certificate',
  TEMPORAL_TLS_CERT: 'the server of this file has no certificate',
  TEMPORAL_TLS_KEY: 'the server of this file has no certificate',
  TEMPORAL_API_KEY: 'the server of this file asks for none',
  TEMPORAL_UI_URL: 'where this file publishes it',
  WORKER_BUNDLE: 'lies in the image',
  WORKER_BUILD_ID: 'with one set of containers, an upgrade has no second build',
  DRAIN_MS: 'no load balancer stands before its one api',
};

/** The variables that docker-compose.yml reads for itself, with their defaults. */
export const ownOfCompose = [
  ['PORT', '3000', 'Where the API is published; not 0, because PUBLIC_URL is made of it.'],
  ['POSTGRES_PASSWORD', 'temporal', 'Password of the database that Temporal keeps its state in.'],
  ['ELASTICSEARCH_HEAP_MB', '512', 'Memory of Elasticsearch, in MiB.'],
  ['MONGODB_PORT', '27017', 'Where MongoDB is published.'],
  ['ELASTICSEARCH_PORT', '9200', 'Where Elasticsearch is published.'],
  ['TEMPORAL_PORT', '7233', 'Where Temporal is published.'],
  ['TEMPORAL_UI_PORT', '8233', 'Where the Temporal UI is published.'],
].map(([name = '', fallback = '', description = '']) => ({ name, fallback, description }));

/** Whether a setting of the service can be changed by a file `.env` beside docker-compose.yml. */
export function isReadByCompose(name: string): boolean {
  return !(name in decidedByCompose);
}
