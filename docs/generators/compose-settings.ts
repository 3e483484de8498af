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
  TEMPORAL_UI_URL: 'where this file publishes it',
  WORKER_BUNDLE: 'lies in the image',
};
