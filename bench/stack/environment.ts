import { definedEnvironment } from '../../tools/paths.ts';
import { stackEnvironment, type Stack } from '../../tools/dev-servers/servers/stack.ts';

/** A database and an index prefix for one bench, so that shared servers are not changed. */
export function benchEnvironment(stack: Stack, name: string): Record<string, string> {
  const servers = stackEnvironment(stack);
  const mongodb = new URL(servers['MONGODB_URL'] ?? '');
  mongodb.pathname = `/${name.replaceAll('-', '_')}`;
  return {
    ...definedEnvironment(),
    ...servers,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    MONGODB_URL: mongodb.href,
    ELASTICSEARCH_INDEX_PREFIX: name,
    CURSOR_SECRET: 'bench-only-cursor-secret',
    SECRETS_KEY: 'bench-only-key-of-thirty-two-characters',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
  };
}
